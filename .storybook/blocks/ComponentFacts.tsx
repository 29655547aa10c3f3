import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, type ReactNode } from 'react'
import { facts } from 'virtual:component-facts'
import { results } from 'virtual:results'
import { changes } from '#.storybook/changes.ts'
import { outcomeOf, type Outcome } from '#.storybook/outcome.ts'
import { contractOf } from '#tests/coverage/scan.ts'
import { TextWithCode } from './TextWithCode.tsx'
import { ComponentLinks } from './ComponentLinks.tsx'
import { RunName } from './RunName.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { Table } from './Table.tsx'

const logsOf = (names: readonly string[]): string =>
  names.length === 0 ? 'no log of its own' : names.join(', ')

const statusOf = (tags: readonly string[], usedBy: readonly string[]): string => {
  if (tags.includes('draft')) return 'draft: this page is not written yet'
  return usedBy.length === 0 ? 'the site does not use it' : 'in use on the site'
}

/** How many tests of the component passed in the last run, and when that was. */
const testsOf = (names: readonly string[]): ReactNode => {
  const outcomes = names.flatMap((name) => {
    const id = contractOf(name)
    return id === null ? [] : [outcomeOf(id, results)]
  })
  const run = results.runs.find(({ step }) => step === 'stories')
  if (outcomes.length === 0 || run === undefined) return 'no results'
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length
  return (
    <>
      {count('passed')} passed, {count('failed')} failed, {count('not run')} not run, in the{' '}
      <RunName run={run} />
    </>
  )
}

/** A component that shares the folder of another. */
const Part = ({ fileName }: { readonly fileName: string }) => {
  const whole = /components\/(\w+\/\w+)\//u.exec(fileName)?.[1]
  return (
    whole !== undefined && (
      <SiteStyles>
        A part of <ComponentLinks titles={[whole]} />, whose page has the status.
      </SiteStyles>
    )
  )
}

/** Status, accessibility review, related components and changes, read from the repository. */
const ComponentFacts = () => {
  const stories = useContext(DocsContext).componentStories()
  const [story] = stories
  const known = facts[story?.title ?? '']
  if (known === undefined) return <Part fileName={String(story?.parameters['fileName'])} />
  const { since, uses, usedBy, screenReaderLogs, keyboardLogs } = known
  const own = changes.filter(({ of }) => of.includes(story?.title ?? ''))
  return (
    <>
      <Table
        label="Status and review"
        heads={['What', 'Of this component']}
        widths={['11rem', '']}
        rows={[
          ['Status', statusOf(story?.tags ?? [], usedBy)],
          ['Since', since ?? 'unknown: there is no history here'],
          ['Tests', testsOf(stories.map(({ name }) => name))],
          ['axe', 'every story; its colours in both modes'],
          ['Virtual screen reader', logsOf(screenReaderLogs)],
          ['Keyboard', logsOf(keyboardLogs)],
          ['Real screen readers', 'not tried'],
          ['Uses', <ComponentLinks key="uses" titles={uses} />],
          ['Used by', <ComponentLinks key="used" titles={usedBy} />],
        ].map(([what, of]) => [<span key="what">{what}</span>, of])}
      />
      {own.length === 0 ? (
        <p>No changes are noted.</p>
      ) : (
        <Table
          label="Changes"
          heads={['Day', 'What changed']}
          widths={['11rem', '']}
          rows={own.map(({ day, what }) => [
            <time key="day">{day}</time>,
            <TextWithCode key="what">{what}</TextWithCode>,
          ])}
        />
      )}
    </>
  )
}

export default ComponentFacts
