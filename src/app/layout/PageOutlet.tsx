import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { hydratedEvent } from '#app/inline/hydratedEvent.ts'
import { NavigationFocus } from '#app/layout/NavigationFocus.tsx'
import { PageTransition } from '#app/layout/PageTransition.tsx'
import { RouteBoundary } from '#app/layout/RouteBoundary.tsx'
import { useReload } from '#app/layout/useReload.ts'
import { useScriptFailed } from '#app/layout/useScriptFailed.ts'
import { ReloadNotice } from '#components/layout/ReloadNotice/ReloadNotice.tsx'
import { FailedPage } from '#components/pages/FailedPage/FailedPage.tsx'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'

/** Dispatches the event once, after hydration. */
const Hydrated = () => {
  useEffect(() => {
    window.dispatchEvent(new Event(hydratedEvent))
  }, [])
  return null
}

const PageFailure = () => {
  const { t } = useTranslation('common')
  const { offline, reload } = useReload()
  const text = useScriptFailed() ? 'status.incomplete.text' : 'status.failed.text'
  return (
    <FailedPage
      title={t('status.failed.title')}
      action={t('status.failed.reload')}
      onAction={reload}
    >
      {t(offline ? 'status.incomplete.offline' : text)}
    </FailedPage>
  )
}

const ScriptNotice = () => {
  const { offline, reload } = useReload()
  return useScriptFailed() ? <ReloadNotice offline={offline} onReload={reload} /> : null
}

/** The page of the address, with its loading and error states. */
export const PageOutlet = () => (
  <RouteBoundary resetKey={useLocation().pathname} fallback={<PageFailure />}>
    <Suspense fallback={<LoadingPage />}>
      <PageTransition />
      <NavigationFocus />
      <Hydrated />
    </Suspense>
    <ScriptNotice />
  </RouteBoundary>
)
