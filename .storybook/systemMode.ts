import { useSyncExternalStore } from 'react'

const query = '(prefers-color-scheme: dark)'

const subscribe = (changed: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => {
    media.removeEventListener('change', changed)
  }
}

/** Whether the reader's system asks for dark. */
export const useSystemDark = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches)
