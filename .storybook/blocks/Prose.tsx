import { chakra } from '@chakra-ui/react'
import { Comment } from './Comment.tsx'
import { SiteStyles } from './SiteStyles.tsx'

const Text = chakra('p', { base: { marginBlock: '3', textStyle: 'small', color: 'fg' } })

/** A comment of the code as a paragraph, with a link for each citation. */
export const Prose = ({ children }: { readonly children: string }) => (
  <SiteStyles>
    <Text>
      <Comment>{children}</Comment>
    </Text>
  </SiteStyles>
)
