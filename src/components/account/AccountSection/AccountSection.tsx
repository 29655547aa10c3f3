import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { shortText } from '#components/theme/shortText.ts'

export interface AccountSectionProps {
  /** Id of the section, which the navigation leads to. */
  readonly id: string
  /** Heading, and the name of the region. */
  readonly title: string
  /** What it is for, in a sentence. */
  readonly text: string
  /** The forms and lists. */
  readonly children: ReactNode
  /** What it shows is being read for the first time. @defaultValue false */
  readonly reading?: boolean
}

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 18rem) minmax(50%, 1fr)' },
    gap: { base: '4.5', md: '8', lg: '10' },
    paddingBlock: { base: '8', md: '9', lg: '2.75rem' },
    // The header stays above the heading.
    scrollMarginTop: '5rem',
    '&:not(:first-of-type)': { borderBlockStartWidth: '1px' },
    '&:first-of-type': { paddingBlockStart: { base: '6', lg: '1' } },
  },
})

const Title = chakra('h2', { base: { fontSize: 'xl' } })

const Text = chakra('p', {
  base: {
    marginTop: '1.5',
    maxWidth: '32em',
    fontSize: 'sm',
    color: 'fg.muted',
    ...shortText,
  },
})

const Content = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '7',
    minWidth: 0,
  },
})

/** A part of the account page: heading and sentence, beside them what can be done (decision A8). */
export const AccountSection = ({
  id,
  title,
  text,
  children,
  reading = false,
}: AccountSectionProps) => (
  <Root id={id} aria-labelledby={`${id}-title`} aria-busy={reading ? true : undefined}>
    <div>
      <Title id={`${id}-title`}>{title}</Title>
      <Text>{text}</Text>
    </div>
    <Content>{children}</Content>
  </Root>
)
