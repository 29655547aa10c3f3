import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { SkipLink } from '#components/layout/SkipLink/SkipLink.tsx'

export interface PageLayoutProps {
  /** The {@link Header}. */
  readonly header: ReactNode
  /** The page. */
  readonly children: ReactNode
  /** The {@link Footer}. */
  readonly footer: ReactNode
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // Below the window while the page is loading: it appears where it belongs, it does not move there.
    '@media (scripting: enabled)': { '&:has([data-loading]) > footer': { visibility: 'hidden' } },
    // On paper, without what can only be used on a screen.
    '@media print': { '& > header, & form, & search': { display: 'none' } },
  },
})

const Main = chakra('main', {
  base: {
    flex: '1 0 auto',
    width: '100%',
    // Takes focus by script only; the ring belongs to controls.
    _focusVisible: { outline: 'none' },
  },
})

/** Layout of every page (spec §2): skip link, header, main landmark, footer at the bottom. */
export const PageLayout = ({ header, children, footer }: PageLayoutProps) => (
  <Root>
    <SkipLink target="main" />
    {header}
    <Main id="main">{children}</Main>
    {footer}
  </Root>
)
