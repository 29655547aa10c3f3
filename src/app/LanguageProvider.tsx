import type { i18n as I18n } from 'i18next'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { I18nextProvider } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useServices } from '#app/ServicesContext.tsx'
import { isEnglishAddress, specAddress } from '#domain/address.ts'
import { defaultLanguage, htmlLang, type Language } from '#domain/language.ts'

interface LanguageChoice {
  readonly language: Language
  readonly choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice | null>(null)

/** Props of {@link LanguageProvider}. */
export interface LanguageProviderProps {
  /** Already speaks the language of the address or the stored choice. */
  readonly i18n: I18n
  readonly children: ReactNode
}

/**
 * Keeps words, document and address of one language (decisions L1, L3, L5): an address under `/en`
 * is English, every other one follows the stored choice, else Chinese. A choice made in another
 * tab arrives here as well.
 */
export const LanguageProvider = ({ i18n, children }: LanguageProviderProps) => {
  const { language: stored } = useServices()
  const location = useLocation()
  const navigate = useNavigate()
  const english = isEnglishAddress(location.pathname)

  const speak = useCallback(
    async (language: Language) => {
      if (i18n.language !== language) await i18n.changeLanguage(language)
    },
    [i18n],
  )

  const choose = useCallback(
    (language: Language) => {
      stored.write(language)
      void speak(language)
      // An English twin has no Chinese words: the spec's own address has.
      if (language === 'zh' && isEnglishAddress(location.pathname)) {
        const { pathname, search, hash } = location
        void navigate(`${specAddress(pathname)}${search}${hash}`, {
          replace: true,
          state: { inPlace: true },
        })
      }
    },
    [stored, speak, location, navigate],
  )

  useEffect(() => {
    void speak(english ? 'en' : (stored.read() ?? defaultLanguage))
    return stored.subscribe((language) => {
      if (!english) void speak(language)
    })
  }, [english, stored, speak])

  const spoken = useSyncExternalStore(
    useCallback(
      (changed) => {
        i18n.on('languageChanged', changed)
        return () => {
          i18n.off('languageChanged', changed)
        }
      },
      [i18n],
    ),
    () => i18n.language,
    () => i18n.language,
  )
  const language: Language = spoken === 'en' ? 'en' : 'zh'

  useEffect(() => {
    document.documentElement.lang = htmlLang[language]
  }, [language])

  const value = useMemo(() => ({ language, choose }), [language, choose])
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageContext value={value}>{children}</LanguageContext>
    </I18nextProvider>
  )
}

/**
 * The way to another language.
 *
 * @throws when used outside {@link LanguageProvider}
 */
export const useLanguageChoice = (): LanguageChoice => {
  const choice = useContext(LanguageContext)
  if (choice === null) throw new Error('useLanguageChoice needs a <LanguageProvider> around it')
  return choice
}
