import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether the page may show what only the browser knows, such as the query or a stored draft. It is
 * `false` in prerendered markup and in the render that hydrates it, which have to be equal.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
