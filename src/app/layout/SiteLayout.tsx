import { useLocation } from 'react-router-dom'
import { PageOutlet } from '#app/layout/PageOutlet.tsx'
import { useAddressLanguage } from '#app/layout/useAddressLanguage.ts'
import { useYear } from '#app/layout/useYear.ts'
import { useSession } from '#app/session.tsx'
import { Footer, type OwnerFacts } from '#components/layout/Footer/Footer.tsx'
import { Header } from '#components/layout/Header/Header.tsx'
import { PageLayout } from '#components/layout/PageLayout/PageLayout.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { categoryOf } from '#domain/paths.ts'

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
