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
    '& p': { marginBlockStart: '3' },
  },
})

const Heading = chakra('h2', { base: { textStyle: 'h3' } })

/** One subject of the terms under its heading. */
export const Section = ({ heading, children }: SectionProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {children}
    </Root>
  )
}
