import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { Circuit } from '#components/illustrations/Circuit/Circuit.tsx'
import {
  CircuitIllustration,
  type CircuitState,
} from '#components/illustrations/CircuitIllustration/CircuitIllustration.tsx'
import { announce } from '#components/ui/Announcer/announce.ts'
import { focusOnce, isFocusLost } from '#components/ui/focus.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { BreakersContext } from './breakers.ts'
import { toDivider, toRing } from './line.ts'
import styles from './AuthLayout.module.css'

export interface AuthLayoutProps {
  /** A drawing over the heading. */
  readonly mark?: ReactNode
  /** State of the circuit beside the form. @defaultValue 'open' */
  readonly circuit?: CircuitState
  /** The page's heading. */
  readonly title: string
  /** A sentence under the heading: the way to the other page, or what happens here. */
  readonly lead?: ReactNode
  /**
   * Names the content of the column. When it changes, what the visitor used is gone, and the focus
   * moves to the heading. @defaultValue 'only'
   */
  readonly screen?: string
  /**
   * A field of the content takes the focus soon after it has appeared: heading and sentence are announced beside it.
   * @defaultValue false
   */
  readonly takesFocus?: boolean
  /** The form, or its result. */
  readonly children: ReactNode
}

/**
 * Frame of log-in, sign-up and the pages behind mailed links (brief §5): the form at the left, beside it
 * a circuit that the visitor closes.
 */
export const AuthLayout = ({
  mark,
  circuit = 'open',
  title,
  lead,
  screen = 'only',
  takesFocus = false,
  children,
}: AuthLayoutProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const shown = useRef(screen)
  const [lit, setLit] = useState(0)
  const hydrated = useHydrated()
  const arrive = useEffectEvent((changed: boolean) => {
    // A document is read as it is.
    if (!hydrated) return
    const lost = changed && isFocusLost()
    if (lost && heading.current !== null) {
      focusOnce(heading.current, { preventScroll: true })
      // From the top, so that the whole circuit is seen.
      window.scrollTo(0, 0)
    }
    const texts = [heading, ...(takesFocus ? [sentence] : [])]
    if (lost || takesFocus) announce(texts.map(({ current }) => current?.textContent).join(' '))
  })
  useEffect(() => {
    const changed = shown.current !== screen
    shown.current = screen
    arrive(changed)
  }, [screen])
  const closed = circuit === 'closed' ? '' : undefined
  return (
    <div className={styles.root}>
      <div className={styles.grid} data-closed={closed}>
        <div className={styles.column}>
          {mark === undefined ? null : <div className={styles.mark}>{mark}</div>}
          <h1 ref={heading} className={styles.title}>
            {title}
          </h1>
          {lead === undefined ? null : (
            <p ref={sentence} className={styles.lead}>
              {lead}
            </p>
          )}
          <div className={styles.content}>
            <BreakersContext value={setLit}>{children}</BreakersContext>
          </div>
        </div>
        <div className={styles.side}>
          <div className={styles.sticky}>
            <div className={styles.line}>
              {closed === undefined ? (
                <Circuit points={toDivider} lit={circuit === 'switched'} />
              ) : (
                <Circuit points={toRing} />
              )}
            </div>
            <div className={styles.circuit}>
              <CircuitIllustration state={circuit} lit={lit} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
