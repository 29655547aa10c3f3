import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { NavigationFocus } from '#app/frame/NavigationFocus.tsx'
import { RouteBoundary } from '#app/frame/RouteBoundary.tsx'
import { useYear } from '#app/frame/useYear.ts'
import { useLanguageChoice } from '#app/LanguageProvider.tsx'
import { categoryOf } from '#app/paths.ts'
import { useSession } from '#app/session.tsx'
import { Footer } from '#components/layout/Footer/Footer.tsx'
import { Header } from '#components/layout/Header/Header.tsx'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { FailedPage } from '#components/pages/FailedPage/FailedPage.tsx'
import { WaitingPage } from '#components/pages/WaitingPage/WaitingPage.tsx'

/** Header, page and footer of every address; bound to session, language and router. */
export const SiteFrame = () => {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  const { view } = useSession()
  const { language, choose } = useLanguageChoice()
  const year = useYear()
  const failed = (
    <FailedPage
      title={t('status.failed.title')}
      action={t('status.failed.reload')}
      onAction={() => {
        window.location.reload()
      }}
    >
      {t('status.failed.text')}
    </FailedPage>
  )
  return (
    <PageFrame
      header={
        <Header
          category={categoryOf(pathname)}
          session={view.status === 'unreachable' ? 'anonymous' : view.status}
          language={language}
          onLanguageChange={choose}
        />
      }
      footer={<Footer year={year} />}
    >
      <RouteBoundary resetKey={pathname} fallback={failed}>
        <Suspense fallback={<WaitingPage />}>
          <Outlet />
          <NavigationFocus />
        </Suspense>
      </RouteBoundary>
    </PageFrame>
  )
}
