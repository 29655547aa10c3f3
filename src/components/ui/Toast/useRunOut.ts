import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** At its end the line stays gone until the parent takes the toast away. */
const fill = 'forwards'

/**
 * Lets the time run out along an element: its line shrinks to nothing over `seconds`, stands still
 * while `paused`, and calls `onEnd` once. The animation is the clock, so that the line and the time
 * cannot differ; a page in the background does not end it. Gives the whole seconds left.
 */
export const useRunOut = (
  line: RefObject<HTMLElement | null>,
  { seconds, paused, onEnd }: { seconds: number; paused: boolean; onEnd: () => void },
): number => {
  const [left, setLeft] = useState(Math.ceil(seconds))
  const run = useRef<Animation | null>(null)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const duration = seconds * 1000
    const animation = line.current?.animate([{ scale: '1 1' }, { scale: '0 1' }], {
      duration,
      fill,
    })
    if (animation === undefined) return
    run.current = animation
    animation.onfinish = () => end()
    const tick = setInterval(() => {
      setLeft(Math.ceil((duration - Number(animation.currentTime ?? 0)) / 1000))
    }, 250)
    return () => {
      clearInterval(tick)
      animation.cancel()
    }
  }, [line, seconds])

  useEffect(() => {
    const animation = run.current
    if (animation === null || animation.playState === 'finished') return
    if (paused) animation.pause()
    else animation.play()
  }, [paused, seconds])
  return left
}
