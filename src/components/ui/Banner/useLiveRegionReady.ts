import { useEffect, useState } from 'react'
import { afterPaint } from '#components/ui/afterPaint.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'

/**
 * `false` in the first two frames, then `true`. Several screen readers do not announce a polite live
 * region that is added together with its text. `true` at once in a prerendered document, which is read anyway.
 */
export const useLiveRegionReady = (waits: boolean): boolean => {
  const hydrated = useHydrated()
  const [ready, setReady] = useState(!waits || !hydrated)
  useEffect(() => {
    return waits ? afterPaint(() => setReady(true)) : undefined
  }, [waits])
  return ready || !waits
}
