import { useEffect, useState } from 'react'

/**
 * `false` in the first two frames, then `true`. Several screen readers do not announce a polite live
 * region that is added together with its text.
 */
export const useLiveRegionReady = (waits: boolean): boolean => {
  const [ready, setReady] = useState(!waits)
  useEffect(() => {
    if (!waits) return
    // The first frame paints the empty region, the second its text.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setReady(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [waits])
  return ready || !waits
}
