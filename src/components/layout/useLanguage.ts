import { useTranslation } from 'react-i18next'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'

/** The current language (decision L1). */
export const useLanguage = (): Language => {
  const { i18n } = useTranslation('common')
  const [language] = i18n.language.split('-')
  return isLanguage(language) ? language : defaultLanguage
}
