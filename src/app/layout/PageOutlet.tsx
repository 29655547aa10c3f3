import { Fragment, Suspense, useEffect, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, Outlet } from 'react-router-dom'
import { hydratedEvent } from '#components/firstPaint/scripts/hydratedEvent.ts'
import { reloadWhenOnline } from '#components/firstPaint/scripts/reloadWhenOnline.ts'
import { FormErrors } from '#app/layout/FormErrors.tsx'
import { NavigationFocus } from '#app/layout/NavigationFocus.tsx'
import { RouteBoundary } from '#app/layout/RouteBoundary.tsx'
import { useScriptFailed } from '#app/scriptFailure.ts'
import { ReloadNotice } from '#components/layout/ReloadNotice/ReloadNotice.tsx'
import { FailedPage } from '#components/pages/FailedPage/FailedPage.tsx'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'
import { specAddress } from '#domain/address.ts'

/** The page of the address. A change of the language keeps it and what was typed. */
const Page = () => (
  <Fragment key={specAddress(useLocation().pathname)}>
    <Outlet />
  </Fragment>
)

/** Reloads the page as {@link reloadWhenOnline} does, and says whether there was no connection. */
const useReload = () => {
  const [offline, setOffline] = useState(false)
  const reload = useCallback(() => reloadWhenOnline(() => setOffline(true)), [])
  return { offline, reload }
}

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
      <FormErrors>
        <Page />
      </FormErrors>
      <NavigationFocus />
      <Hydrated />
    </Suspense>
    <ScriptNotice />
  </RouteBoundary>
)
