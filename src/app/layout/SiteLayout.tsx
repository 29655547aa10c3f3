import { useLocation } from 'react-router-dom'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '#app/ServicesContext.tsx'
import { PageOutlet } from '#app/layout/PageOutlet.tsx'
import { useSession } from '#app/session.tsx'
import { Footer, type OwnerFacts } from '#components/layout/Footer/Footer.tsx'
import { Header } from '#components/layout/Header/Header.tsx'
import { PageLayout } from '#components/layout/PageLayout/PageLayout.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { languageOfAddress } from '#domain/address.ts'
import { htmlLang } from '#domain/language.ts'
import { categoryOf } from '#domain/paths.ts'

/** The current year. The first render uses that of the prerendered document, which may be older. */
const useYear = (): number => {
  const { clock } = useServices()
  const hydrated = useHydrated()
  const built = hydrated || import.meta.env.SSR ? null : document.getElementById('root')
  return Number(built?.dataset['year'] ?? new Date(clock.now()).getFullYear())
}

/**
 * Changes the language to that of the address (decision L5) without a reload, so that typed text is
 * kept. If the messages cannot be fetched, the language does not change.
 */
const useAddressLanguage = (): void => {
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

// Always the same element: an update of the layout must not reach a page that is not hydrated yet,
// or React discards its markup.
const page = <PageOutlet />

/** What the owner has set in `.env` (decision B1). */
const owner: OwnerFacts = {
  company: import.meta.env.VITE_OWNER_COMPANY,
  address: import.meta.env.VITE_OWNER_ADDRESS,
  phone: import.meta.env.VITE_OWNER_PHONE,
  email: import.meta.env.VITE_OWNER_EMAIL,
  hours: import.meta.env.VITE_OWNER_HOURS,
  icp: import.meta.env.VITE_OWNER_ICP,
}

/** Header, page and footer of every address, bound to session, language and router. */
export const SiteLayout = () => {
  const { pathname } = useLocation()
  const session = useSession()
  useAddressLanguage()
  const language = useLanguage()
  const year = useYear()
  return (
    <PageLayout
      header={
        <Header
          category={categoryOf(pathname)}
          session={session.status === 'unreachable' ? 'anonymous' : session.status}
          language={language}
        />
      }
      footer={<Footer year={year} owner={owner} />}
    >
      {page}
    </PageLayout>
  )
}
