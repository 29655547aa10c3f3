import { useSyncExternalStore } from 'react'

const query = '(prefers-color-scheme: dark)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => {
    media.removeEventListener('change', changed)
  }
}

/** Whether the system prefers the dark colour mode. */
export const useSystemDark = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)
