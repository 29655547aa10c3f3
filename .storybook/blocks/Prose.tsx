import { chakra } from '@chakra-ui/react/styled-system'
import { TextWithCode } from './TextWithCode.tsx'
import { SiteStyles } from './SiteStyles.tsx'

const Text = chakra('p', { base: { marginBlock: '3', textStyle: 'small', color: 'fg' } })

/** A comment of the code as a paragraph, with a link for each citation; nothing without a comment. */
export const Prose = ({ children }: { readonly children: string }) =>
  children === '' ? null : (
    <SiteStyles>
      <Text>
        <TextWithCode>{children}</TextWithCode>
      </Text>
    </SiteStyles>
  )
