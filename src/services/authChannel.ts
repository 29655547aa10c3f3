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

/** {@link AuthChannelPort} on `BroadcastChannel` (decision A4). */
export const createBrowserAuthChannel = (): AuthChannelPort => {
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
      open()?.addEventListener('message', onMessage, { signal: listening.signal })
      return () => listening.abort()
    },
  }
}
