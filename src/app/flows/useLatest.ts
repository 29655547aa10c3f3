import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same and does what the one of the last render does: for machines, which
 * outlive the render that started them.
 */
export const useLatest = <Parts extends unknown[]>(
  act: (...parts: Parts) => void,
): ((...parts: Parts) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  }, [act])
  return useCallback((...parts: Parts) => {
    latest.current(...parts)
  }, [])
}
