import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '#app/paths.ts'
import { useSession } from '#app/session.tsx'
import { failureReason } from '#components/auth/messages/failureReason.ts'
import { FailedPage } from '#components/pages/FailedPage/FailedPage.tsx'
import { WaitingPage } from '#components/pages/WaitingPage/WaitingPage.tsx'
import { addressFrom, specAddress } from '#domain/address.ts'
import { safeNext } from '#domain/redirect.rules.ts'

/** Where log-in leads to: back to where one was going, else the dashboard (decision A2). */
export const useDestination = (): string => {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  return safeNext(search.get('next')) ?? addressFrom(paths.dashboard, pathname)
}

/** Lets only users through; visitors are sent to log-in with the way back (spec §2, decision A2). */
export const RequireUser = () => {
  const { view, commands } = useSession()
  const { t } = useTranslation(['common', 'errors'])
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const [wasInside, setWasInside] = useState(false)
  if (!wasInside && view.status === 'authenticated') setWasInside(true)
  const unsure = view.status === 'anonymous' && view.reason === 'unverified'
  // Who logs out on a guarded page is on the way to `/`, and not asked to log in again.
  const leaving = wasInside && view.status === 'anonymous' && view.reason === 'signedOutHere'
  const refused = view.status === 'anonymous' && !unsure && !leaving
  useEffect(() => {
    if (unsure) commands.verify()
  }, [unsure, commands])
  useEffect(() => {
    if (!refused) return
    void navigate(
      addressFrom(paths.loginFor(`${specAddress(pathname)}${search}${hash}`), pathname),
      { replace: true },
    )
  }, [refused, pathname, search, hash, navigate])

  switch (view.status) {
    case 'authenticated':
      return <Outlet />
    case 'unreachable':
      return (
        <FailedPage
          title={t('status.unreachable.title')}
          action={t('action.retry')}
          onAction={commands.retry}
        >
          {t('status.unreachable.text', { reason: failureReason(t, view.problem) })}
        </FailedPage>
      )
    default:
      return <WaitingPage />
  }
}

/** Props of {@link VisitorsOnly}. */
export interface VisitorsOnlyProps {
  /** A journey is under way that opened the session itself: do not interrupt it. */
  readonly exempt?: boolean
  readonly children: ReactNode
}

/**
 * Sends a user who opens log-in or sign-up on to where they were going (decision A2). Only who is
 * found on arrival counts: the page's own journey decides what follows a session that it opens.
 */
export const VisitorsOnly = ({ exempt = false, children }: VisitorsOnlyProps) => {
  const { view } = useSession()
  const navigate = useNavigate()
  const destination = useDestination()
  const [arrived, setArrived] = useState(false)
  if (!arrived && (exempt || view.status === 'anonymous' || view.status === 'unreachable')) {
    setArrived(true)
  }
  const onward = !arrived && !exempt && view.status === 'authenticated'
  useEffect(() => {
    if (onward) void navigate(destination, { replace: true })
  }, [onward, destination, navigate])
  // The form shows while the session is still being checked: most who come here are visitors.
  return onward ? <WaitingPage /> : children
}
