import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { shortText } from '#components/theme/shortText.ts'

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

const Root = chakra('div', {
  base: {
    paddingBlock: '4',
    paddingInline: '4.5',
    borderWidth: '3px',
    borderColor: 'error.solid',
    borderRadius: 'sm',
    background: 'bg',
    color: 'fg',
  },
})

const Title = chakra('h2', { base: { fontSize: 'lg' } })

const List = chakra('ul', { base: { display: 'grid', gap: '0.5', marginTop: '1' } })

const Link = chakra('a', {
  base: {
    // Targets of 24 px, including the gap of the list.
    display: 'inline-block',
    paddingBlock: '1',
    color: 'error.fg',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.22em',
    ...shortText,
    _hover: { textDecorationThickness: '2px' },
  },
})

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
    <Root ref={root} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Title id={titleId}>{title}</Title>
      <List>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <Link href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {text}
            </Link>
          </li>
        ))}
      </List>
    </Root>
  )
}
