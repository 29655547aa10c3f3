import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'
import { facts } from 'virtual:component-facts'
import { storyTests } from 'virtual:story-tests'
import { createTranslation } from '#.storybook/languages.ts'
import type { FailureRow } from '#.storybook/machines/docs.ts'
import { failureStories } from '#tests/coverage/failureStories.ts'
import type { Proof } from '#tests/coverage/rule.ts'
import { storyId } from '#tests/coverage/storyId.ts'
import { OutcomeMark } from './OutcomeMark.tsx'
import { StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

const zh = createTranslation('zh').t
const en = createTranslation('en').t

// Removes the tags of `<Trans>` messages.
const plain = (line: string) => line.replaceAll(/<[^>]*>/gu, '')

const lines = (messages: readonly string[]) =>
  messages.map((line) => <div key={line}>{plain(line)}</div>)

const stories: Readonly<Record<string, string | undefined>> = failureStories

/** Apart as far as a finger needs. */
const Links = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } })

/** The tests of a story, by their contract id, with what the last run said. */
const Tests = ({ story }: { readonly story: string }) =>
  Object.entries(storyTests)
    .filter(([, test]) => test?.id.startsWith(`${story}:`))
    .map(([contract, test]) => (
      <div key={contract}>
        <OutcomeMark proofs={[contract as Proof]} />
        <StoryLink id={test?.id ?? story}>{contract}</StoryLink>
      </div>
    ))

/** The story of a code on some screen: its component and its name. */
const elsewhere = (code: string) => {
  const [component = '', name = ''] = stories[code]?.split('/') ?? []
  const title = Object.keys(facts).find((one) => one.endsWith(`/${component}`))
  if (title === undefined) return null
  const id = storyId(title, name)
  return (
    <>
      <StoryLink id={id}>
        {component}: {id.split('--').at(-1)?.replaceAll('-', ' ')}
      </StoryLink>
      <Tests story={id} />
    </>
  )
}

const linksOf = ({ code, stories: own }: FailureRow) =>
  own === undefined
    ? elsewhere(code)
    : own.map((id) => (
        <Fragment key={id}>
          <StoryLink id={id} />
          <Tests story={id} />
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
  const linked = links.some((link) => link !== null)
  return (
    <Table
      label={label}
      heads={['Code', '中文', 'English', ...(linked ? ['Story and its tests'] : [])]}
      rows={failures.map(({ code, messages }, row) => [
        code,
        <div key="zh" lang="zh-CN">
          {lines(messages(zh))}
        </div>,
        <div key="en" lang="en">
          {lines(messages(en))}
        </div>,
        ...(linked ? [<Links key="links">{links[row]}</Links>] : []),
      ])}
    />
  )
}
