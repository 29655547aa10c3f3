import { useSyncExternalStore } from 'react'

let failed = false

const subscribe = (changed: () => void) => {
  const fail = (event: Event) => {
    // After all listeners: one of them may say that the page does without this script.
    queueMicrotask(() => {
      if (event.defaultPrevented) return
      failed = true
      changed()
    })
  }
  window.addEventListener('vite:preloadError', fail)
  return () => window.removeEventListener('vite:preloadError', fail)
}

/**
 * Whether a lazily fetched script could not be loaded. It stays `true`: a browser does not fetch a
 * failed module again in the same document.
 */
export const useScriptFailed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => false,
  )
