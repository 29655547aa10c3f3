import { useEffect, useRef, type ReactNode } from 'react'
import {
  CircuitIllustration,
  type CircuitState,
} from '#components/illustrations/CircuitIllustration/CircuitIllustration.tsx'
import { Column, Content, Grid, Lead, Mark, Root, Title } from './authLayoutStyles.ts'
import { Exit, Side, Sticky } from './circuitStyles.ts'

/** Props of {@link AuthLayout}. */
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
   * moves to the heading, unless the new content has taken it already. @defaultValue 'only'
   */
  readonly screen?: string
  /** The form, or what came of it. */
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
  children,
}: AuthLayoutProps) => {
  const column = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    if (column.current?.contains(document.activeElement) === true) return
    // From the top, so that the whole circuit is seen.
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [screen])
  const closed = circuit === 'closed' ? '' : undefined
  return (
    <Root>
      <Grid>
        <Column ref={column} data-closed={closed}>
          {mark === undefined ? null : <Mark>{mark}</Mark>}
          <Title ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {lead === undefined ? null : <Lead>{lead}</Lead>}
          <Content>{children}</Content>
        </Column>
        <Side data-closed={closed}>
          <Sticky>
            <CircuitIllustration state={circuit} />
            <Exit data-closed={closed} />
          </Sticky>
        </Side>
      </Grid>
    </Root>
  )
}
