import { chakra } from '@chakra-ui/react'
import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { results } from 'virtual:results'
import { outcomeOfAll, placesOf, titleOf } from '#.storybook/outcome.ts'
import type { Proof, Rule } from '#tests/coverage/rule.ts'
import { rules } from '#tests/coverage/rules.ts'
import { contractOf, scanStories } from '#tests/coverage/scan.ts'
import { slug, storyId } from '#tests/coverage/storyId.ts'
import { Cited } from './Cited.tsx'
import { LastRun, OutcomeMark } from './OutcomeMark.tsx'
import { Table } from './Table.tsx'

const sources = import.meta.glob<string>('/src/components/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The tests of stories by their contract id. */
const storyTests = new Map(
  Object.entries(sources).flatMap(([file, text]) => {
    const [, area = '', component = ''] = /components\/([^/]+)\/.*?([^/]+)\/[^/]+$/.exec(file) ?? []
    const title = /^ {2}title: '([^']+)'/mu.exec(text)?.[1] ?? `${area}/${component}`
    const idOf = (story: string) => storyId(title, story)
    return scanStories(text).tests.flatMap(({ story, title: name }) => {
      const id = contractOf(name)
      const address = `${idOf(story)}:${slug(name)}`
      return id === null ? [] : [[id, { address, name }] as const]
    })
  }),
)

/** Sections of the specification and kinds of decisions. */
const titles: Readonly<Record<string, string>> = {
  '1': 'Product (spec §1)',
  '2': 'Screens (spec §2)',
  '3': 'Data (spec §3)',
  '4': 'States (spec §4)',
  '5': 'Validation (spec §5)',
  '6': 'Roles (spec §6)',
  '7': 'Calls (spec §7)',
  '8': 'Errors (spec §8)',
  '9': 'Constants (spec §9)',
}

const partOf = (id: string): string => titles[id.split('.')[0] ?? ''] ?? 'Decisions'

const List = chakra('ul', {
  base: { listStyleType: 'none', padding: '0', margin: '0', display: 'grid', gap: '2' },
})
// The text beside the mark keeps its left edge when it wraps.
const Item = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: { md: '4.75rem 1fr' }, lineHeight: 'snug' },
})
const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

const Where = chakra('small', {
  base: { display: 'block', color: 'fg.muted', lineHeight: 'snug', overflowWrap: 'anywhere' },
})

const wordsOf = (proof: Proof): string => {
  const [, kind, name = ''] = /^(unit|journey) (.+)$/.exec(proof) ?? []
  // A browser test of a component has a contract id and no story.
  if (kind === undefined) return titleOf(proof, results) ?? proof
  const title = titleOf(proof, results) ?? name.replaceAll(/%[sdifjo#]/gu, '…')
  return `${kind === 'unit' ? 'test' : 'journey'}: ${title}`
}

/** The places of the tests of a proof, which the last run names. */
const Places = ({ proof }: { readonly proof: Proof }) =>
  placesOf(proof, results).map((place) => (
    <Where key={place}>
      <code>{place}</code>
    </Where>
  ))

const Proven = ({ proof }: { readonly proof: Proof }) => {
  const test = storyTests.get(proof)
  return (
    <Item>
      <OutcomeMark proofs={[proof]} />
      <span>
        {test === undefined ? (
          <Cited>{wordsOf(proof)}</Cited>
        ) : (
          <Anchor href={`./?path=/story/${test.address}`} target="_top">
            <Cited links={false}>{test.name}</Cited>
          </Anchor>
        )}
        <Places proof={proof} />
      </span>
    </Item>
  )
}

const parts = [...Map.groupBy(rules, ({ id }) => partOf(id)).entries()]

const count = (list: readonly Rule[]) => [
  list.length,
  ...(['passed', 'failed', 'not run'] as const).map(
    (state) =>
      list.filter(({ proof, gap }) => gap === undefined && outcomeOfAll(proof, results) === state)
        .length,
  ),
  list.filter(({ gap }) => gap !== undefined).length,
]

const exceptions = rules.filter(
  ({ proof, gap }) => gap !== undefined || outcomeOfAll(proof, results) !== 'passed',
)

/** The rules that are not proven, or not whole, each with the reason. */
export const GapTable = () =>
  results.runs.length === 0 ? null : (
    <Table
      label="Rules that are not proven"
      heads={['Rule', 'What', 'Why']}
      widths={['4rem', '34%', '']}
      rows={exceptions.map(({ id, text, proof, gap }) => [
        id,
        <Cited key="text">{text}</Cited>,
        gap ?? `A test is ${outcomeOfAll(proof, results)}.`,
      ])}
    />
  )

/** How many rules of each part of the specification are proven. */
export const CoverageTable = () => (
  <>
    <LastRun />
    <Table
      label="Coverage by part"
      heads={['Part', 'Rules', 'Passed', 'Failed', 'Not run', 'With a gap']}
      rows={[
        ...parts.map(([title, list]) => [<span key="part">{title}</span>, ...count(list)]),
        [<b key="part">All</b>, ...count(rules)],
      ]}
    />
  </>
)

const cellsOf = (rule: Rule) => [
  <Fragment key="text">
    <Cited>{rule.text}</Cited>
    <Where>
      <Cited>{rule.source}</Cited>
    </Where>
  </Fragment>,
  <List key="proof">
    {rule.proof.map((one) => (
      <Proven key={one} proof={one} />
    ))}
    {rule.gap === undefined ? null : <li>Gap: {rule.gap}</li>}
  </List>,
]

/** Props of {@link RuleTable}. */
export interface RuleTableProps {
  /** Accessible name of the table. */
  readonly label: string
  /** A heading for each rule, with its id. Search finds headings of Markdown alone. */
  readonly children: ReactNode
}

/** The rules of a part, with links to their proofs. */
export const RuleTable = ({ label, children }: RuleTableProps) => (
  <Table
    label={label}
    heads={['Rule', 'What', 'Proven by']}
    widths={['4rem', '30%', '']}
    rows={Children.toArray(children)
      .filter((child) => isValidElement<{ readonly children: string }>(child))
      .map((heading) => [
        heading,
        ...rules.filter(({ id }) => id === heading.props.children).flatMap(cellsOf),
      ])}
  />
)
