import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { HeroIllustration } from '#components/illustrations/HeroIllustration/HeroIllustration.tsx'

/** Props of {@link AuthLayout}. */
export interface AuthLayoutProps {
  /** A drawing over the heading. */
  readonly mark?: ReactNode
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

const Root = chakra('div', {
  base: {
    display: 'grid',
    flex: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    // At least the window under the header, so that the art reaches the bottom.
    minHeight: { lg: 'calc(100vh - 4rem - 1px)' },
  },
})

const Column = chakra('div', {
  base: {
    width: '100%',
    // 440 px of form and the gutters.
    maxWidth: 'calc({sizes.container.form} + 2 * {spacing.5})',
    marginInline: 'auto',
    paddingInline: '5',
    paddingTop: { base: '2.25rem', lg: '16' },
    paddingBottom: { base: '16', lg: '5.5rem' },
  },
})

const Mark = chakra('div', { base: { marginBottom: '6' } })

const Title = chakra('h1', { base: { fontSize: '3xl' } })

const Lead = chakra('p', {
  base: { marginTop: '2', color: 'fg.muted', '& b': { color: 'fg', fontWeight: 'semibold' } },
})

const Content = chakra('div', { base: { marginTop: '1.75rem' } })

const Art = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    alignContent: 'center',
    overflow: 'hidden',
    paddingBlock: '12',
    paddingInlineStart: '12',
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderColor: 'border',
    background: 'bg.subtle',
    // The drawing runs out of the page at the right, as the line goes on.
    '& > svg': { width: '112%', maxWidth: 'none' },
  },
})

/** Frame of log-in, sign-up and the pages behind mailed links (brief §5): form left, drawing right. */
export const AuthLayout = ({ mark, title, lead, screen = 'only', children }: AuthLayoutProps) => {
  const column = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    if (column.current?.contains(document.activeElement) !== true) heading.current?.focus()
  }, [screen])
  return (
    <Root>
      <Column ref={column}>
        {mark === undefined ? null : <Mark>{mark}</Mark>}
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {lead === undefined ? null : <Lead>{lead}</Lead>}
        <Content>{children}</Content>
      </Column>
      <Art>
        <HeroIllustration />
      </Art>
    </Root>
  )
}
