import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether the page may show browser state, such as the query or a stored draft. `false` while
 * prerendering and hydrating, which have to render the same.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
