import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react'
import { announce } from '#components/ui/Announcer/announce.ts'
import styles from './Toast.module.css'

const fill = 'forwards'

/**
 * Shrinks `line` to nothing over `seconds`, unless `paused`, and calls `onEnd` once. The animation is
 * the clock, so the line and the time cannot differ, and a page in the background does not end it.
 *
 * @returns whole seconds left
 */
const useCountdown = (
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

export interface ToastProps {
  /** What was done: 「已删除24件产品」 / "24 products deleted". */
  readonly children: string
  /** Text of the button that undoes it: 「撤销」 / "Undo". */
  readonly actionLabel: string
  /** Called when the button is used. */
  readonly onAction: () => void
  /** The button ignores clicks for now, but keeps its focus. @defaultValue false */
  readonly disabled?: boolean
  /** How long it is shown, in seconds; paused while hovered or focused. @defaultValue 10 */
  readonly seconds?: number
  /** The time left as text, shown under reduced motion: 「还剩8秒」. */
  readonly timeText: (seconds: number) => string
  /** Called when the time is over. The parent removes the toast. */
  readonly onTimeout: () => void
  /** Is where it is rendered, not at the end of the window. @defaultValue false */
  readonly inline?: boolean
}

/**
 * Reports an action and lets the visitor undo it for a while (brief §5). The line along its edge
 * shows the time left, which is paused while the toast is hovered or has the focus (WCAG 2.2.1).
 */
export const Toast = ({
  children,
  actionLabel,
  onAction,
  disabled = false,
  seconds = 10,
  timeText,
  onTimeout,
  inline = false,
}: ToastProps) => {
  const line = useRef<HTMLSpanElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const left = useCountdown(line, { seconds, paused: hovered || focused, onEnd: onTimeout })
  useEffect(() => announce(children), [children])
  return (
    <div className={styles.place} data-toast="" data-inline={inline ? '' : undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the time stops while it is read or used */}
      <div
        className={styles.root}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <p className={styles.sentence}>{children}</p>
        <span className={styles.time}>{timeText(left)}</span>
        <button
          className={styles.action}
          type="button"
          aria-disabled={disabled ? true : undefined}
          onClick={disabled ? undefined : onAction}
        >
          {actionLabel}
        </button>
        <span className={styles.line} ref={line} />
      </div>
    </div>
  )
}
