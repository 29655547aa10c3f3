import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

const fill = 'forwards'

/**
 * Shrinks `line` to nothing over `seconds`, unless `paused`, and calls `onEnd` once. The animation is
 * the clock, so the line and the time cannot differ, and a page in the background does not end it.
 *
 * @returns whole seconds left
 */
export const useCountdown = (
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
