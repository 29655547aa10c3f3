import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { shortText } from '#components/theme/shortText.ts'

interface SectionProps {
  /** Heading of the section. */
  readonly heading: string
  /** Paragraphs. */
  readonly children: ReactNode
}

const Root = chakra('section', {
  base: {
    marginBlockStart: '10',
    paddingBlockStart: '6',
    borderBlockStartWidth: '1px',
    display: 'grid',
    gap: { base: '3', lg: '8' },
    gridTemplateColumns: { lg: '4fr 8fr' },
  },
})

const Text = chakra('div', {
  base: {
    maxWidth: 'container.text',
    '& p + p': { marginBlockStart: '3' },
    '& p': shortText,
  },
})

const Heading = chakra('h2', { base: { textStyle: 'h3' } })

/** One section of the terms, with its heading above it, or at its left on wide screens. */
export const Section = ({ heading, children }: SectionProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <Text>{children}</Text>
    </Root>
  )
}
