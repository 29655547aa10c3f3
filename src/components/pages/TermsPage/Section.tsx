import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  readonly heading: string
  /** Paragraphs. */
  readonly children: ReactNode
}

const Root = chakra('section', {
  base: {
    marginBlockStart: '10',
    paddingBlockStart: '6',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    display: 'grid',
    gap: { base: '3', lg: '8' },
    gridTemplateColumns: { lg: '4fr 8fr' },
  },
})

const Words = chakra('div', {
  base: { maxWidth: 'container.text', '& p + p': { marginBlockStart: '3' } },
})

const Heading = chakra('h2', { base: { textStyle: 'h3' } })

/** One subject of the terms; its heading stands above it, or at its left where there is room. */
export const Section = ({ heading, children }: SectionProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      <Words>{children}</Words>
    </Root>
  )
}
