import { chakra } from '@chakra-ui/react'

/** A section of the landing page that an anchor of the header leads to. Takes focus by script only. */
export const LandingSection = chakra('section', {
  base: {
    paddingBlock: { base: '16', lg: '6.5rem' },
    _focusVisible: { outline: 'none' },
  },
})

/** Heading of a section of the landing page. */
export const SectionHeading = chakra('h2', {
  base: { fontSize: { base: '2xl', md: '3xl', lg: '4xl' } },
})

/** The sentence under the heading. */
export const SectionLead = chakra('p', {
  base: { marginBlockStart: '3.5', maxWidth: '38em', color: 'fg.muted', fontSize: 'lg' },
})
