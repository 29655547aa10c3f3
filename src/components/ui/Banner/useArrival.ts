import { useEffect, useState } from 'react'

/**
 * `false` in the first two frames, then `true`. Several screen readers do not announce a polite live
 * region that is added together with its text.
 */
export const useArrival = (waits: boolean): boolean => {
  const [arrived, setArrived] = useState(!waits)
  useEffect(() => {
    if (!waits) return
    // The first frame paints the empty region, the second its text.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setArrived(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [waits])
  return arrived || !waits
}
