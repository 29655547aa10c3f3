import { useEffect, useRef, useState } from 'react'

/** Below this scale a frame scrolls instead of shrinking. */
const minScale = 0.5

/** Width of the outlines at both sides, in CSS pixels. */
const outlines = 2

/**
 * Scales a frame down so that it fits its container.
 *
 * @param width - fixed width of the frame in CSS pixels
 * @param preferredWidth - its width where the container has at least half of it
 * @returns the `ref` of the container, the width of the frame (`undefined` for that of the container) and its scale
 */
export const useScaledWidth = (width: number | undefined, preferredWidth: number | undefined) => {
  const ref = useRef<HTMLDivElement>(null)
  const [availableWidth, setAvailableWidth] = useState(Infinity)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setAvailableWidth(entry.contentRect.width - outlines)
    })
    if (ref.current !== null) observer.observe(ref.current)
    return () => {
      observer.disconnect()
    }
  }, [])
  const fits = preferredWidth !== undefined && availableWidth >= preferredWidth * minScale
  const frameWidth = width ?? (fits ? preferredWidth : undefined)
  const ratio = frameWidth === undefined ? 1 : availableWidth / frameWidth
  return { ref, width: frameWidth, scale: Math.min(1, Math.max(minScale, ratio)) }
}
