import { useEffect, useState } from 'react'

/**
 * `false` on the first frames, then `true`. A polite live region says only what changes in it after
 * it came: one that appears together with its words stays silent in several screen readers.
 */
export const useArrival = (waits: boolean): boolean => {
  const [arrived, setArrived] = useState(!waits)
  useEffect(() => {
    if (!waits) return
    // Two frames: the first paints the empty region, the second its words.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setArrived(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [waits])
  return arrived || !waits
}
