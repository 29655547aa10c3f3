import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** Props of {@link PageLink}. */
export interface PageLinkProps {
  /** Id of an element of this page. */
  readonly to: string
  readonly children: ReactNode
}

/** A link to a place of the same page. It stays in the frame of the page, where it opens a closed part. */
export const PageLink = ({ to, children }: PageLinkProps) => (
  <Anchor href={`#${to}`} target="_self">
    {children}
  </Anchor>
)
