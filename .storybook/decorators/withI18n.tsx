import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { shownLanguage, createTranslation } from '#.storybook/languages.ts'

// One instance for each language, made once: switching the toolbar then is one render.
const instances = {
  zh: createTranslation('zh'),
  en: createTranslation('en'),
  pseudo: createTranslation('pseudo'),
  cimode: createTranslation('cimode'),
}

/** Sets `<html lang>` for as long as its story is shown. */
const DocumentLanguage = ({ lang, children }: { lang: string; children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return children
}

/** Gives a story the language of the toolbar, and the document its `lang`. */
export const withI18n: Decorator = (Story, { globals }) => {
  const locale = shownLanguage(globals)
  return (
    // The key remounts the story, so that a play function never meets two languages.
    <I18nextProvider key={locale} i18n={instances[locale]}>
      <DocumentLanguage lang={locale === 'zh' ? 'zh-CN' : 'en'}>
        <Story />
      </DocumentLanguage>
    </I18nextProvider>
  )
}
