import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { languageOfAddress } from '#domain/address.ts'
import { htmlLang } from '#domain/language.ts'

/**
 * Makes the language of the address the current language (decision L5), so that following a link to
 * the twin of a page keeps what was typed there. If the messages cannot be fetched, the page keeps
 * its language.
 */
export const useAddressLanguage = (): void => {
  const { i18n } = useTranslation('common')
  const language = languageOfAddress(useLocation().pathname)
  useEffect(() => {
    if (i18n.language === language) return
    void i18n.loadLanguages(language).then(async () => {
      if (!i18n.hasResourceBundle(language, 'common')) return
      await i18n.changeLanguage(language)
      document.documentElement.lang = htmlLang[language]
    })
  }, [i18n, language])
}
