import { chakra } from '@chakra-ui/react/styled-system'
import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import { results } from 'virtual:results'
import { storyTests } from 'virtual:story-tests'
import { outcomeOfAll, placesOf, titlesOf } from '#.storybook/outcome.ts'
import type { Proof, Rule } from '#tests/coverage/rule.ts'
import { rules } from '#tests/coverage/rules.ts'
import { Cited } from './Cited.tsx'
import { TextWithCode } from './TextWithCode.tsx'
import { LastRun } from './LastRun.tsx'
import { MutantLinks } from './MutantLinks.tsx'
import { OutcomeMark } from './OutcomeMark.tsx'
import { StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'
import { TestSource } from './TestSource.tsx'

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
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4.75rem minmax(0, 1fr)' },
    lineHeight: 'snug',
  },
})
const Where = chakra('small', {
  base: { display: 'block', color: 'fg.muted', lineHeight: 'snug', overflowWrap: 'anywhere' },
})

const wordsOf = (proof: Proof): string => {
  const [, kind, name = ''] = /^(unit|journey) (.+)$/.exec(proof) ?? []
  const titles = titlesOf(proof, results)
  const [first] = titles
  // A browser test of a component has a contract id and no story.
  if (kind === undefined) return first ?? proof
  const words = kind === 'unit' ? 'test' : 'journey'
  if (titles.length === 1) return `${words}: ${first ?? ''}`
  const cases = first === undefined ? '' : ` (${titles.length} cases, such as: ${first})`
  return `${words}: ${name.replaceAll(/%[sdifjo#]/gu, '…')}${cases}`
}

const Proven = ({ proof }: { readonly proof: Proof }) => {
  const test = storyTests[proof]
  return (
    <Item>
      <OutcomeMark proofs={[proof]} />
      <div>
        {test === undefined ? (
          <Cited>{wordsOf(proof)}</Cited>
        ) : (
          <StoryLink id={test.id}>
            <Cited links={false}>{test.name}</Cited>
          </StoryLink>
        )}
        {placesOf(proof, results).map((place) => (
          <TestSource key={place} place={place} />
        ))}
      </div>
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
  results.runs.length > 0 && (
    <Table
      label="Rules that are not proven"
      heads={['Rule', 'What', 'Why']}
      widths={['4rem', '34%', '']}
      rows={exceptions.map(({ id, text, proof, gap }) => [
        id,
        <Cited key="text">{text}</Cited>,
        <TextWithCode key="why">
          {gap ?? `A test is ${outcomeOfAll(proof, results)}.`}
        </TextWithCode>,
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
    {rule.gap !== undefined && (
      <li>
        <TextWithCode>{`Gap: ${rule.gap}`}</TextWithCode>
      </li>
    )}
    <MutantLinks rule={rule} />
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
