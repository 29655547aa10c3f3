import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Button } from '#components/ui/Button/Button.tsx'

export interface FailedPageProps {
  /** What happened, as a heading. */
  readonly title: string
  /** What it means, and what still works. */
  readonly children: ReactNode
  /** Text of the button that tries again. */
  readonly action: string
  /** Tries again. */
  readonly onAction: () => void
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    paddingBlock: { base: '12', md: '20' },
    textAlign: 'center',
    color: 'fg.muted',
    '& h1': { color: 'fg', fontSize: '2xl' },
    '& p': { maxWidth: '34em', ...shortText },
    '& > svg': { maxWidth: '300px' },
  },
})

/** A page that cannot be shown now, with one way on: the session check failed, or the page itself. */
export const FailedPage = ({ title, children, action, onAction }: FailedPageProps) => (
  <Container>
    <Frame>
      <NotFoundIllustration />
      <h1>{title}</h1>
      <p>{children}</p>
      <chakra.div marginTop="3">
        <Button variant="outline" onClick={onAction}>
          {action}
        </Button>
      </chakra.div>
    </Frame>
  </Container>
)
