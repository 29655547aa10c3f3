import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { languageOfAddress } from '#domain/address.ts'
import { htmlLang } from '#domain/language.ts'

/**
 * Changes the language to that of the address (decision L5) without a reload, so that typed text is
 * kept. If the messages cannot be fetched, the language does not change.
 */
export const useAddressLanguage = (): void => {
  const { i18n } = useTranslation('common')
  const language = languageOfAddress(useLocation().pathname)
  useEffect(() => {
    if (i18n.language === language) return
    void i18n.loadLanguages(language).then(async () => {
      const namespaces = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {})
      if (!namespaces.every((name) => i18n.hasResourceBundle(language, name))) return
      await i18n.changeLanguage(language)
      document.documentElement.lang = htmlLang[language]
    })
  }, [i18n, language])
}
