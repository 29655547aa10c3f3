import {
  authNotices,
  type AuthChannelPort,
  type AuthNotice,
} from '#services/auth-channel/authChannel.port.ts'
import type { TextStore } from '#services/browser/webStorage.ts'

const name = 'session'

const isNotice = (value: unknown): value is AuthNotice =>
  authNotices.some((notice) => notice === value)

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Uses `storage` events, for browsers where BroadcastChannel is missing or forbidden. */
const createStorageChannel = (local: TextStore): AuthChannelPort => ({
  emit: (notice) => {
    // Writing the same text twice raises no event, so the key is removed again.
    local.write(name, notice)
    local.remove(name)
  },
  subscribe: (listener) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === name && isNotice(newValue)) listener(newValue)
    }
    window.addEventListener('storage', onStorage)
    return () => {
      window.removeEventListener('storage', onStorage)
    }
  },
})

/** {@link AuthChannelPort} on BroadcastChannel, else on storage events (decision A4). */
export const createBrowserAuthChannel = (local: TextStore): AuthChannelPort => {
  // Opened on first use: an open channel keeps a page out of the back-forward cache in some browsers.
  let channel: BroadcastChannel | null | undefined
  const open = () => (channel === undefined ? (channel = openChannel()) : channel)
  const fallback = createStorageChannel(local)
  return {
    emit: (notice) => {
      const broadcast = open()
      if (broadcast === null) fallback.emit(notice)
      else broadcast.postMessage(notice)
    },
    subscribe: (listener) => {
      const broadcast = open()
      if (broadcast === null) return fallback.subscribe(listener)
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isNotice(data)) listener(data)
      }
      broadcast.addEventListener('message', onMessage)
      return () => {
        broadcast.removeEventListener('message', onMessage)
      }
    },
  }
}
