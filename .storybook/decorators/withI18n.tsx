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

/** Sets the language of the toolbar for the story and the document. */
export const withI18n: Decorator = (Story, { globals }) => {
  const locale = shownLanguage(globals)
  return (
    // The key remounts the story when the language changes.
    <I18nextProvider key={locale} i18n={instances[locale]}>
      <DocumentLanguage lang={locale === 'zh' ? 'zh-CN' : 'en'}>
        <Story />
      </DocumentLanguage>
    </I18nextProvider>
  )
}
