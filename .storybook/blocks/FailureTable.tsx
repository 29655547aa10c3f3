import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment } from 'react'
import { storyTests } from 'virtual:story-tests'
import { translations } from '#.storybook/languages.ts'
import type { FailureRow } from '#.storybook/machines/docs.ts'
import { failureStories } from '#tests/coverage/failureStories.ts'
import type { Proof } from '#tests/coverage/rule.ts'
import { OutcomeMark } from './OutcomeMark.tsx'
import { StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

// Removes the tags of `<Trans>` messages.
const plain = (line: string) => line.replaceAll(/<[^>]*>/gu, '')

const lines = (messages: readonly string[]) =>
  messages.map((line) => <div key={line}>{plain(line)}</div>)

/** Apart as far as a finger needs. */
const Links = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })

/** The tests of a story, by their contract id. */
const testsOf = (story: string) =>
  Object.entries(storyTests).filter(([, test]) => test?.id.startsWith(`${story}:`))

/** Props of {@link Tests}. */
interface TestsProps {
  readonly story: string
  readonly code: string
}

/** The tests of a story with what the last run said. Without one, those of the story that the code has elsewhere. */
const Tests = ({ story, code }: TestsProps) => {
  const own = testsOf(story)
  const shown = own.length > 0 ? own : testsOf(failureStories[code] ?? story)
  return (
    <>
      {own.length === 0 && (
        <small>
          Shown and checked with axe, without a test of its own.
          {shown.length > 0 && ' Another story of the same code is tested:'}
        </small>
      )}
      {shown.map(([contract, test]) => (
        <div key={contract}>
          <OutcomeMark proofs={[contract as Proof]} />
          <StoryLink id={test?.id ?? story}>{contract}</StoryLink>
        </div>
      ))}
    </>
  )
}

/** The stories of a failure: of this screen, or else of another one. */
const storiesOf = ({ code, stories: own }: FailureRow): readonly string[] => {
  const elsewhere = failureStories[code]
  return own ?? (elsewhere === undefined ? [] : [elsewhere])
}

const linksOf = (failure: FailureRow) =>
  storiesOf(failure).map((id) => (
    <Fragment key={id}>
      {failure.stories === undefined && (
        <small>No story on this screen. Another screen gives the same reason:</small>
      )}
      <StoryLink id={id} />
      <Tests story={id} code={failure.code} />
    </Fragment>
  ))

/** Props of {@link FailureTable}. */
export interface FailureTableProps {
  readonly failures: readonly FailureRow[]
  /** Accessible name of the table, where a page has several. @defaultValue `Failures` */
  readonly label?: string
}

/** Failure codes with their messages in both languages, as components show them, and their stories. */
export const FailureTable = ({ failures, label = 'Failures' }: FailureTableProps) => {
  const links = failures.map(linksOf)
  const linked = links.some(({ length }) => length > 0)
  return (
    <Table
      label={label}
      heads={['Code', '中文', 'English', ...(linked ? ['Story and its tests'] : [])]}
      rows={failures.map(({ code, messages }, row) => [
        code,
        <div key="zh" lang="zh-CN">
          {lines(messages(translations.zh.t))}
        </div>,
        <div key="en" lang="en">
          {lines(messages(translations.en.t))}
        </div>,
        ...(linked ? [<Links key="links">{links[row]}</Links>] : []),
      ])}
    />
  )
}
