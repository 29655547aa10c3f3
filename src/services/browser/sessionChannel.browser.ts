import type { TextStore } from '#services/browser/webStorage.ts'
import type {
  SessionChannelPort,
  SessionNotice,
} from '#services/session-channel/sessionChannel.port.ts'

const name = 'session'

const isNotice = (value: unknown): value is SessionNotice =>
  value === 'opened' || value === 'closed'

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** By `storage` events, for browsers whose BroadcastChannel is missing or forbidden. */
const createStorageChannel = (local: TextStore): SessionChannelPort => ({
  announce: (notice) => {
    // The same text twice raises no event, so the value comes and goes.
    local.write(name, notice)
    local.remove(name)
  },
  subscribe: (listener) => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === name && isNotice(newValue)) listener(newValue)
    }
    window.addEventListener('storage', hear)
    return () => {
      window.removeEventListener('storage', hear)
    }
  },
})

/** {@link SessionChannelPort} over BroadcastChannel, else over storage events (decision A4). */
export const createBrowserSessionChannel = (local: TextStore): SessionChannelPort => {
  // Opened with the first use: a channel keeps a page out of the back-forward cache in some browsers.
  let channel: BroadcastChannel | null | undefined
  const open = () => (channel === undefined ? (channel = openChannel()) : channel)
  const fallback = createStorageChannel(local)
  return {
    announce: (notice) => {
      const line = open()
      if (line === null) fallback.announce(notice)
      else line.postMessage(notice)
    },
    subscribe: (listener) => {
      const line = open()
      if (line === null) return fallback.subscribe(listener)
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isNotice(data)) listener(data)
      }
      line.addEventListener('message', hear)
      return () => {
        line.removeEventListener('message', hear)
      }
    },
  }
}
