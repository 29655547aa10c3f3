import { sessionHintKey } from '#domain/storageKeys.ts'
import type { TextStore } from '#services/textStore.ts'

/**
 * Whether this browser may have a session. The session cookie itself cannot be read by scripts, so
 * the site stores a flag without a secret beside it. Without the flag, public pages do not call the
 * account service; guarded pages always call it. Never throws.
 */
export interface SessionHintPort {
  /** `false`: no session was opened in this browser, or the last one was closed. */
  mayHaveSession(): boolean

  /** Stores whether the account service last knew a session. */
  set(open: boolean): void
}

/** {@link SessionHintPort} in local storage, shared by all tabs and kept for the next visit. */
export const createBrowserSessionHint = (local: TextStore): SessionHintPort => ({
  mayHaveSession: () => local.read(sessionHintKey) === 'open',
  set: (open) => {
    if (open) local.write(sessionHintKey, 'open')
    else local.remove(sessionHintKey)
  },
})

/**
 * Why the account service refuses a session: it is gone (expired, ended elsewhere), the account is
 * blocked, or the second factor, turned on in another browser, is missing (decision A8).
 */
export type SessionEnd = 'ended' | 'blocked' | 'factorMissing'

/**
 * Tells that the session has ended (decision A7): the adapter that receives the response reports it,
 * the auth machine subscribes. Never throws.
 */
export interface SessionLossPort {
  /** A call that was sent with the session of this browser was refused. */
  report(end: SessionEnd): void

  /** Listens to reports. Returns a function that stops listening. */
  subscribe(listener: (end: SessionEnd) => void): () => void
}

/** {@link SessionLossPort} inside one page. */
export const createSessionLoss = (): SessionLossPort => {
  const listeners = new Set<(end: SessionEnd) => void>()
  return {
    report: (end) => {
      for (const listener of listeners) listener(end)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/**
 * Messages between tabs about the session (decisions A4 and A7). They do not name the user.
 * `changed`: the account or its sessions; the last three: the service refused the session.
 */
export const authNotices = [
  'opened',
  'changed',
  'closed',
  'ended',
  'blocked',
  'factorMissing',
] as const

/** One of {@link authNotices}. */
export type AuthNotice = (typeof authNotices)[number]

/** Connects the open tabs of this site. Never throws. */
export interface AuthChannelPort {
  /** Sends a notice to the other tabs; this tab does not receive it. */
  emit(notice: AuthNotice): void

  /** Listens to the other tabs. Returns a function that stops listening. */
  subscribe(listener: (notice: AuthNotice) => void): () => void
}

const isNotice = (value: unknown): value is AuthNotice =>
  authNotices.some((notice) => notice === value)

/** `null` where the browser forbids it, as it does together with storage. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('session')
  } catch {
    return null
  }
}

/**
 * {@link AuthChannelPort} on `BroadcastChannel` (decision A4). A page that comes back from the back/forward cache
 * has heard nothing meanwhile: it is told `closed` where no session is left, and `changed` otherwise.
 *
 * @param tab - the window, which says that the page comes back
 */
export const createBrowserAuthChannel = (
  sessionHint: Pick<SessionHintPort, 'mayHaveSession'>,
  tab: () => Pick<Window, 'addEventListener'>,
): AuthChannelPort => {
  // Opened on first use: an open channel keeps a page out of the back-forward cache in some browsers.
  let channel: BroadcastChannel | null | undefined
  const open = () => (channel === undefined ? (channel = openChannel()) : channel)
  return {
    emit: (notice) => open()?.postMessage(notice),
    subscribe: (listener) => {
      const listening = new AbortController()
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isNotice(data)) listener(data)
      }
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener(sessionHint.mayHaveSession() ? 'changed' : 'closed')
      }
      open()?.addEventListener('message', onMessage, { signal: listening.signal })
      tab().addEventListener('pageshow', onPageShow, { signal: listening.signal })
      return () => listening.abort()
    },
  }
}
