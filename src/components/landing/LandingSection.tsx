import { chakra } from '@chakra-ui/react/styled-system'
import { twoColumns, wide } from './Line.tsx'

/** Heading of a section of the landing page. */
export const SectionHeading = chakra('h2', {
  base: {
    fontSize: '2xl',
    [wide]: { fontSize: '3xl' },
    [twoColumns]: { fontSize: '4xl' },
  },
})

/** A clause that stays in one line where it fits: Chinese has no spaces to break at. */
export const Clause = chakra('span', { base: { display: 'inline-block' } })

/** The sentence under the heading. */
export const SectionLead = chakra('p', {
  base: {
    marginBlockStart: '3',
    maxWidth: '36em',
    color: 'fg.muted',
    textWrap: 'balance',
    [twoColumns]: { marginBlockStart: '3.5', fontSize: 'lg' },
  },
})
