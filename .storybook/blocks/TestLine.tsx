import { contractOf } from '#tests/coverage/scan.ts'
import { Cited } from './Cited.tsx'
import { OutcomeMark } from './OutcomeMark.tsx'
import { StoryLink } from './StoryLink.tsx'

/** Props of {@link TestLine}. */
export interface TestLineProps {
  /** Id of the test in Storybook. */
  readonly id: string
  readonly title: string
}

/** A test of a story, with what the last run said and a link to it. */
export const TestLine = ({ id, title }: TestLineProps) => {
  const proof = contractOf(title)
  return (
    <li>
      {proof !== null && <OutcomeMark proofs={[proof]} />}
      <StoryLink id={id}>
        <Cited links={false}>{title}</Cited>
      </StoryLink>
    </li>
  )
}
