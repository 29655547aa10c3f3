import { chakra } from '@chakra-ui/react'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'

/** Props of {@link Outcome}. */
export interface OutcomeProps {
  /** The outcome. */
  readonly text: string
  /** Path of the next page. */
  readonly to: string
  /** Text of the link. */
  readonly action: string
}

const Root = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', gap: '6', '& > p': shortText },
})

/** Replaces a form that is done: a message and a link to the next page. */
export const Outcome = ({ text, to, action }: OutcomeProps) => (
  <Root>
    <p>{text}</p>
    <AppLink to={to} variant="solid">
      {action}
    </AppLink>
  </Root>
)
