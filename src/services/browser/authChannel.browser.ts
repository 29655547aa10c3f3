import {
  authNotices,
  type AuthChannelPort,
  type AuthNotice,
} from '#services/auth-channel/authChannel.port.ts'

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
