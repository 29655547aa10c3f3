import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react'
import { shortText } from '#components/theme/shortText.ts'
import { useLiveRegionReady } from '#components/ui/Banner/useLiveRegionReady.ts'

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
  /** What was done: 「已清空24件产品」 / "24 products cleared". */
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

// What gets the focus stops above it, and the end of the page can be scrolled above it. Chakra's types know no
// selector that has the element inside.
const roomForIt: object = {
  'html:has(&:not([data-inline]))': { scrollPaddingBlockEnd: '5rem' },
  'body:has(&:not([data-inline]))': { paddingBlockEnd: '4.75rem' },
}

const Place = chakra('div', {
  base: {
    // Out of the flow, so that the page does not move when it comes and goes.
    position: 'fixed',
    zIndex: 'toast',
    // `--bar` is the height of a bar at the end of the window.
    insetBlockEnd: 'var(--bar, 0px)',
    insetInline: 0,
    display: 'flex',
    justifyContent: { base: 'start', md: 'end' },
    paddingInline: 'max(var(--gutter), 50% - var(--half-page))',
    paddingBlockStart: '6',
    paddingBlockEnd: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    pointerEvents: 'none',
    _print: { display: 'none' },
    // What is beside it cannot be read whole: the page ends above it. A bar at the end of the window is told apart by `:has()`.
    '@supports selector(:has(*))': {
      pointerEvents: { md: 'auto' },
      backgroundImage: {
        md: 'linear-gradient(to top, {colors.bg} calc(100% - 1.5rem), transparent)',
      },
    },
    '@media (forced-colors: active)': { backgroundImage: 'none' },
    '&[data-inline]': {
      position: 'static',
      width: '100%',
      padding: 0,
      // With the gap of the line above it as far as from what follows.
      paddingBlockStart: '2',
      justifyContent: 'start',
      background: 'none',
      '& > div': { boxShadow: 'none' },
    },
    ...roomForIt,
  },
})

const Root = chakra('div', {
  base: {
    position: 'relative',
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    width: { base: '100%', sm: 'auto' },
    maxWidth: 'min(30rem, 100%)',
    paddingBlock: '2.5',
    paddingInlineStart: '4.5',
    paddingInlineEnd: '2.5',
    borderRadius: 'md',
    background: 'bg.inverted',
    boxShadow: 'menu',
    color: 'fg.inverted',
    fontSize: 'sm',
    lineHeight: 'snug',
    overflow: 'hidden',
    animationName: 'riseIn',
    animationDuration: 'base',
    animationTimingFunction: 'out',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
})

const Sentence = chakra('p', {
  base: {
    minWidth: 0,
    flex: '1',
    ...shortText,
    '& > [data-waiting]': { visibility: 'hidden' },
  },
})

// Replaces the moving line under reduced motion.
const Time = chakra('span', {
  base: {
    display: 'none',
    color: 'fg.invertedMuted',
    fontVariantNumeric: 'tabular-nums',
    _motionReduce: { display: 'block' },
  },
})

const Action = chakra('button', {
  base: {
    flex: 'none',
    minHeight: 'control.sm',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'fg.invertedMuted',
    borderRadius: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover:not([aria-disabled=true])': { background: 'bg.invertedHover' },
    '&[aria-disabled=true]': { color: 'fg.invertedMuted', cursor: 'not-allowed' },
    // The ring of the page would be lost on petrol.
    _focusVisible: { outlineColor: 'fg.inverted' },
  },
})

const Line = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: '2px',
    background: 'live',
    transformOrigin: 'left',
    _motionReduce: { display: 'none' },
    '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
})

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
  const ready = useLiveRegionReady(true)
  const left = useCountdown(line, { seconds, paused: hovered || focused, onEnd: onTimeout })
  return (
    <Place data-toast="" data-inline={inline ? '' : undefined}>
      <Root
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <Sentence role="status">
          <span data-waiting={ready ? undefined : ''}>{children}</span>
        </Sentence>
        <Time>{timeText(left)}</Time>
        <Action
          type="button"
          aria-disabled={disabled ? true : undefined}
          onClick={disabled ? undefined : onAction}
        >
          {actionLabel}
        </Action>
        <Line ref={line} />
      </Root>
    </Place>
  )
}
