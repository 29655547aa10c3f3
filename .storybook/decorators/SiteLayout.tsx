import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Footer } from '#components/layout/Footer/Footer.tsx'
import { Header } from '#components/layout/Header/Header.tsx'
import { PageLayout } from '#components/layout/PageLayout/PageLayout.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { categoryOf } from '#domain/paths.ts'

/** Header and footer around a page. A page of the dashboard has a session. */
const SiteLayout = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const session = pathname.startsWith('/dashboard') ? 'authenticated' : 'anonymous'
  return (
    <PageLayout
      header={<Header category={categoryOf(pathname)} session={session} language={useLanguage()} />}
      footer={<Footer year={2026} />}
    >
      {children}
    </PageLayout>
  )
}

export default SiteLayout
