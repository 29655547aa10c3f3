import { useSyncExternalStore } from 'react'

let failed = false

const listeners = new Set<() => void>()

/** Notices a lazily fetched script that cannot be loaded. Call it before the first one is asked for. */
export const watchScripts = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    // After all listeners: one of them may say that the page does without this script.
    queueMicrotask(() => {
      if (event.defaultPrevented) return
      failed = true
      for (const changed of listeners) changed()
    })
  })
}

/** Whether a page could not be loaded because of its style sheet: Vite says so in the message alone. */
export const isMissingSheet = (failure: unknown): boolean =>
  failure instanceof Error && failure.message.startsWith('Unable to preload CSS')

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
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
