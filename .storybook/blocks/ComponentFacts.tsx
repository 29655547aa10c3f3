import { chakra } from '@chakra-ui/react'
import { DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { Fragment, useContext, type ReactNode } from 'react'
import { facts } from 'virtual:component-facts'
import { storyId } from '#tests/coverage/storyId.ts'
import { Table } from './Table.tsx'

const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** Links to the pages of components. */
const linked = (titles: readonly string[]): ReactNode =>
  titles.length === 0
    ? 'none'
    : titles.map((title, index) => (
        <Fragment key={title}>
          {index === 0 ? '' : ', '}
          {title in facts ? (
            <Anchor href={`./?path=/docs/${storyId(title, 'Docs')}`} target="_top">
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Fragment>
      ))

const logsOf = (names: readonly string[]): string =>
  names.length === 0 ? 'no log of its own' : names.join(', ')

/** Status, accessibility review, related components and changes, read from the repository. */
const ComponentFacts = () => {
  const [story] = useContext(DocsContext).componentStories()
  const known = facts[story?.title ?? '']
  if (known === undefined) return null
  const { since, changes, uses, usedBy, screenReaderLogs, keyboardLogs } = known
  return (
    <>
      <Heading>Status and review</Heading>
      <Table
        label="Status and review"
        heads={['What', 'Of this component']}
        widths={['11rem', '']}
        rows={[
          ['Status', usedBy.length === 0 ? 'the site does not use it' : 'in use on the site'],
          ['Since', since ?? 'unknown: there is no history here'],
          ['axe', 'every story; its colours in both modes'],
          ['Virtual screen reader', logsOf(screenReaderLogs)],
          ['Keyboard', logsOf(keyboardLogs)],
          ['Real screen readers', 'not tried'],
          ['Uses', linked(uses)],
          ['Used by', linked(usedBy)],
        ]}
      />
      {changes.length === 0 ? null : (
        <>
          <Heading>Changes</Heading>
          <Table
            label="Changes"
            heads={['Day', 'What']}
            widths={['11rem', '']}
            rows={changes.map(({ day, what }) => [day, what])}
          />
        </>
      )}
    </>
  )
}

export default ComponentFacts
