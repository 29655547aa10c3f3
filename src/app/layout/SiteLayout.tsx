import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { companyIn } from '#app/company.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { PageOutlet } from '#app/layout/PageOutlet.tsx'
import { useSession } from '#app/session.tsx'
import { Footer } from '#components/layout/Footer/Footer.tsx'
import { Header } from '#components/layout/Header/Header.tsx'
import { PageLayout } from '#components/layout/PageLayout/PageLayout.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { announce } from '#components/ui/Announcer/announce.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { addressFrom, languageOfAddress, specAddress, withoutPunctuation } from '#domain/address.ts'
import { htmlLang } from '#domain/language.ts'
import { categoryOf, pathPatterns, paths } from '#domain/paths.ts'

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
      announce(i18n.t('common:language.current', { name: i18n.t(`common:language.${language}`) }))
    })
  }, [i18n, language])
}

/**
 * Leads to the address that was meant, where Chinese punctuation was taken for a part of it. The id of a product may
 * have some: its page decides.
 */
const useMeantAddress = (): void => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isProduct = matchPath(pathPatterns.product, specAddress(pathname)) !== null
  const meant = isProduct ? pathname : withoutPunctuation(pathname)
  useEffect(() => {
    if (meant !== pathname) void navigate({ pathname: meant, search, hash }, { replace: true })
  }, [meant, pathname, search, hash, navigate])
}

/** Header of every address. */
const SiteHeader = () => {
  const { pathname } = useLocation()
  const session = useSession()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <Header
      category={categoryOf(pathname)}
      session={session.status === 'unreachable' ? 'anonymous' : session.status}
      language={language}
      searching={specAddress(pathname) === paths.search}
      onSearch={(text) => void navigate(addressFrom(paths.searchFor(text.trim()), pathname))}
    />
  )
}

/** Footer of every address. */
const SiteFooter = () => <Footer year={useYear()} company={companyIn(useLanguage())} />

// Always the same elements: what the header or the footer follows renders nothing else again, and an update of
// the layout does not reach a page that is not hydrated yet, or React discards its markup.
const header = <SiteHeader />
const footer = <SiteFooter />
const page = <PageOutlet />

/** Header, page and footer of every address, bound to session, language and router. */
export const SiteLayout = () => {
  useAddressLanguage()
  useMeantAddress()
  return (
    <PageLayout header={header} footer={footer}>
      {page}
    </PageLayout>
  )
}
