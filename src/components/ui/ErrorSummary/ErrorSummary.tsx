import { useEffect, useId, useRef, type MouseEvent } from 'react'
import styles from './ErrorSummary.module.css'

/** One problem of a form and its field. */
export interface SummaryProblem {
  /** Id of the control that the link leads to. */
  readonly fieldId: string
  /** The same sentence as at the field. */
  readonly text: string
}

export interface ErrorSummaryProps {
  /** Heading with the number of problems: 「有2处需要修改」. */
  readonly title: string
  /** In the order of the fields. Without problems nothing is rendered. */
  readonly problems: ReadonlyArray<SummaryProblem>
  /** Number of submits; each change moves the focus to the summary again. */
  readonly attempt: number
}

/** Moves the focus to a control and scrolls its label into view. */
const goTo = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
  const control = document.getElementById(fieldId)
  if (control === null) return
  event.preventDefault()
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
  const group = control.closest('fieldset, [role=group]')
  ;(label ?? group ?? control).scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}

/**
 * All problems of a form, above it (brief §5, after GOV.UK). It gets the focus when it appears and on
 * each new submit. Its links lead to the fields.
 */
export const ErrorSummary = ({ title, problems, attempt }: ErrorSummaryProps) => {
  const titleId = useId()
  const root = useRef<HTMLDivElement>(null)
  const shown = problems.length > 0
  useEffect(() => {
    if (shown) root.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div className={styles.root} ref={root} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => goTo(event, fieldId)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
