import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { shownLanguage, translations } from '#.storybook/languages.ts'
import { translateSamples } from '#.storybook/samples.ts'

/** Sets `<html lang>`. */
const DocumentLanguage = ({ lang, children }: { lang: string; children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return children
}

/**
 * Sets the language of the toolbar for the story and its sample texts, and for the document unless that
 * is a page of docs.
 */
export const withI18n: Decorator = (Story, { args, globals, viewMode }) => {
  const locale = shownLanguage(globals)
  const lang = locale === 'zh' ? 'zh-CN' : 'en'
  const translated = translateSamples(args, translations[locale]) as typeof args
  return (
    // The key remounts the story when the language changes.
    <I18nextProvider key={locale} i18n={translations[locale]}>
      {viewMode === 'docs' ? (
        <div lang={lang}>
          <Story args={translated} />
        </div>
      ) : (
        <DocumentLanguage lang={lang}>
          <Story args={translated} />
        </DocumentLanguage>
      )}
    </I18nextProvider>
  )
}
