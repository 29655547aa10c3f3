import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useCatalogue } from '#app/catalogue/useCatalogue.ts'
import { Redirect } from '#app/Redirect.tsx'
import { useSession } from '#app/session.tsx'
import { failureReason } from '#components/forms/failureReason.ts'
import { FailedPage } from '#components/pages/FailedPage/FailedPage.tsx'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'
import { announce } from '#components/ui/Announcer/announce.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import type { WantedPage } from '#components/auth/SignupSuccess/SignupSuccess.tsx'
import { addressFrom, specAddress } from '#domain/address.ts'
import { paths, safeNext } from '#domain/paths.ts'
import type { AuthFailure } from '#machines/auth/flow.ts'

/** Instead of a page that needs the account service. */
const Unreachable = ({ problem }: { readonly problem: AuthFailure }) => {
  const { retry } = useSession()
  const { t } = useTranslation('common')
  // A script that failed is not fetched again in the same document: the error boundary asks for a
  // reload (decision D2).
  if (problem.code === 'incomplete') throw new Error('The session could not be checked')
  return (
    <FailedPage title={t('status.unreachable.title')} action={t('action.retry')} onAction={retry}>
      {t('status.unreachable.text', { reason: failureReason(t, problem) })}
    </FailedPage>
  )
}

/** The heading of a guarded page while the session is checked. */
const guardedTitles: Readonly<Record<string, 'title.products' | 'title.account'>> = {
  [paths.management]: 'title.products',
  [paths.account]: 'title.account',
}

/** Shows a page to users, once it is `ready`; a page that is shown stays. */
const Guarded = ({ ready }: { readonly ready: boolean }) => {
  const session = useSession()
  const { verify } = session
  const { t } = useTranslation('common')
  const { pathname, search, hash } = useLocation()
  const isUser = session.status === 'authenticated'
  const [wasInside, setWasInside] = useState(isUser)
  if (!wasInside && isUser && ready) setWasInside(true)
  const title = t(guardedTitles[specAddress(pathname)] ?? 'title.dashboard')
  const unsure = session.status === 'anonymous' && session.reason === 'unverified'
  useEffect(() => {
    if (unsure) verify()
  }, [unsure, verify])

  // Not for a guest who opens the page after an earlier log-out.
  const left = wasInside && session.status === 'anonymous' && session.reason === 'signedOutHere'
  useEffect(() => {
    if (left) announce(t('logOut.done'))
  }, [left, t])

  if (isUser && wasInside) return <Outlet />
  if (session.status === 'unreachable') return <Unreachable problem={session.problem} />
  if (isUser || session.status === 'checking' || unsure) return <LoadingPage title={title} />
  // A user who logs out or closes the account goes to the landing page, not to log-in.
  const to =
    wasInside && (session.reason === 'signedOutHere' || session.reason === 'accountClosed')
      ? paths.home
      : paths.loginFor(`${specAddress(pathname)}${search}${hash}`)
  return <Redirect to={addressFrom(to, pathname)} />
}

/** Renders its children for users. Redirects visitors to log-in and back (spec §2, decision A2). */
export const RequireUser = () => <Guarded ready />

/**
 * {@link RequireUser} for pages that show the products of this browser. They are read while the session is
 * checked, so that the page appears in one piece and nothing moves.
 */
export const RequireUserAndProducts = () => {
  const { phase } = useCatalogue()
  return <Guarded ready={phase !== 'loading'} />
}

/** Why the service ended the session of a visitor whom a guard sent to log-in (decision A7). */
export const useSessionEnd = (): 'ended' | 'blocked' | null => {
  const session = useSession()
  const [search] = useSearchParams()
  if (session.status !== 'anonymous' || !search.has('next')) return null
  return session.reason === 'ended' || session.reason === 'blocked' ? session.reason : null
}

const visitorPages: readonly string[] = [paths.login, paths.loginCode, paths.signup]

const pathOf = (address: string): string => specAddress(address).split(/[?#]/)[0] ?? ''

/** The page that the visitor was on the way to, without a language, or `null` (decision A2). */
const useWanted = (): string | null => {
  const [search] = useSearchParams()
  const next = safeNext(search.get('next'))
  return next === null || visitorPages.includes(pathOf(next)) ? null : specAddress(next)
}

/** {@link useWanted} with the title of the page, for log-in and sign-up. The prerendered pages know of none. */
export const useWantedPage = (): WantedPage | null => {
  const { t } = useTranslation('common')
  const wanted = useWanted()
  if (!useHydrated() || wanted === null) return null
  const path = pathOf(wanted)
  const key = path === paths.dashboard ? 'title.dashboard' : guardedTitles[path]
  return { to: wanted, title: key === undefined ? null : t(key) }
}

/** Target after log-in: the page that the user asked for, or the dashboard (decision A2). */
const useDestination = (): string =>
  addressFrom(useWanted() ?? paths.dashboard, useLocation().pathname)

export interface VisitorsOnlyProps {
  /** The machine of the page continues although there is a session. @defaultValue false */
  readonly exempt?: boolean
  /** Stays for a visitor when another tab logs in. @defaultValue false */
  readonly stays?: boolean
  readonly children: ReactNode
}

/**
 * Redirects a user who opens log-in or sign-up, and a visitor who becomes a user in another tab
 * (decision A2). The form shows while the session is being checked.
 */
export const VisitorsOnly = ({ exempt = false, stays = false, children }: VisitorsOnlyProps) => {
  const session = useSession()
  const destination = useDestination()
  const [cameAsVisitor, setCameAsVisitor] = useState(false)
  if (!cameAsVisitor && (session.status === 'anonymous' || session.status === 'unreachable')) {
    setCameAsVisitor(true)
  }
  const { pathname, search } = useLocation()
  // Log-in continues at the second factor, after a reload as well (decision A8).
  const isIncomplete = session.status === 'anonymous' && session.reason === 'factorMissing'
  if (isIncomplete && specAddress(pathname) === paths.login) {
    return <Redirect to={addressFrom(`${paths.loginCode}${search}`, pathname)} />
  }
  const leave = !exempt && !(stays && cameAsVisitor)
  return session.status === 'authenticated' && leave ? <Redirect to={destination} /> : children
}

/**
 * Renders its children for a session whose second factor is missing (decision A8). Everybody else is
 * redirected: users to their page, visitors to log-in.
 */
export const RequireMissingFactor = () => {
  const session = useSession()
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const destination = useDestination()
  if (session.status === 'authenticated') return <Redirect to={destination} />
  if (session.status === 'unreachable') return <Unreachable problem={session.problem} />
  if (session.status === 'checking') return <LoadingPage title={t('title.loginCode')} />
  if (session.reason === 'factorMissing') return <Outlet />
  return <Redirect to={addressFrom(`${paths.login}${search}`, pathname)} />
}
