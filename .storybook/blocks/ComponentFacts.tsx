import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { facts } from 'virtual:component-facts'
import { ComponentLinks } from './ComponentLinks.tsx'
import { Table } from './Table.tsx'

const logsOf = (names: readonly string[]): string =>
  names.length === 0 ? 'no log of its own' : names.join(', ')

const statusOf = (tags: readonly string[], usedBy: readonly string[]): string => {
  if (tags.includes('draft')) return 'draft: this page is not written yet'
  return usedBy.length === 0 ? 'the site does not use it' : 'in use on the site'
}

/** Status, accessibility review, related components and changes, read from the repository. */
const ComponentFacts = () => {
  const [story] = useContext(DocsContext).componentStories()
  const known = facts[story?.title ?? '']
  if (known === undefined) return null
  const { since, changes, uses, usedBy, screenReaderLogs, keyboardLogs } = known
  return (
    <>
      <Table
        label="Status and review"
        heads={['What', 'Of this component']}
        widths={['11rem', '']}
        rows={[
          ['Status', statusOf(story?.tags ?? [], usedBy)],
          ['Since', since ?? 'unknown: there is no history here'],
          ['axe', 'every story; its colours in both modes'],
          ['Virtual screen reader', logsOf(screenReaderLogs)],
          ['Keyboard', logsOf(keyboardLogs)],
          ['Real screen readers', 'not tried'],
          ['Uses', <ComponentLinks key="uses" titles={uses} />],
          ['Used by', <ComponentLinks key="used" titles={usedBy} />],
        ].map(([what, of]) => [<span key="what">{what}</span>, of])}
      />
      {changes.length === 0 ? (
        <p>No changes are noted.</p>
      ) : (
        <Table
          label="Changes"
          heads={['Day', 'What changed']}
          widths={['11rem', '']}
          rows={changes.map(({ day, what }) => [<time key="day">{day}</time>, what])}
        />
      )}
    </>
  )
}

export default ComponentFacts
