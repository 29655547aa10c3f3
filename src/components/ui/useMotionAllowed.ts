import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: no-preference)'

const subscribe = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => {
    media.removeEventListener('change', listener)
  }
}

/** Whether the visitor allows motion now. Call it in an event or an effect. */
export const isMotionAllowed = (): boolean => matchMedia(query).matches

/** Whether the visitor allows motion. `false` while prerendering and hydrating. */
export const useMotionAllowed = (): boolean =>
  useSyncExternalStore(subscribe, isMotionAllowed, () => false)
