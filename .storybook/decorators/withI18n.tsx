import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { shownLanguage, createTranslation } from '#.storybook/languages.ts'

// One instance for each language.
const instances = {
  zh: createTranslation('zh'),
  en: createTranslation('en'),
  pseudo: createTranslation('pseudo'),
  cimode: createTranslation('cimode'),
}

/** Sets `<html lang>`. */
const DocumentLanguage = ({ lang, children }: { lang: string; children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return children
}

/** Sets the language of the toolbar for the story, and for the document unless that is a page of docs. */
export const withI18n: Decorator = (Story, { globals, viewMode }) => {
  const locale = shownLanguage(globals)
  const lang = locale === 'zh' ? 'zh-CN' : 'en'
  return (
    // The key remounts the story when the language changes.
    <I18nextProvider key={locale} i18n={instances[locale]}>
      {viewMode === 'docs' ? (
        <div lang={lang}>
          <Story />
        </div>
      ) : (
        <DocumentLanguage lang={lang}>
          <Story />
        </DocumentLanguage>
      )}
    </I18nextProvider>
  )
}
