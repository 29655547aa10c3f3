import { chakra } from '@chakra-ui/react'
import { toId, storyNameFromExport } from 'storybook/internal/csf'
import type { Proof } from '#tests/coverage/rule.ts'
import { gaps, rules } from '#tests/coverage/rules.ts'
import { contractOf, scanStories } from '#tests/coverage/scan.ts'
import { Table } from './Table.tsx'

const sources = import.meta.glob<string>('/src/components/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Story ids by contract id and by `Component/Export`. */
const ids = new Map(
  Object.entries(sources).flatMap(([file, text]) => {
    const [, area = '', component = ''] = /components\/([^/]+)\/.*?([^/]+)\/[^/]+$/.exec(file) ?? []
    const title = /^ {2}title: '([^']+)'/mu.exec(text)?.[1] ?? `${area}/${component}`
    const idOf = (story: string) => toId(title, storyNameFromExport(story))
    const { stories, tests } = scanStories(text)
    return [
      ...stories.map((story) => [`story ${component}/${story}`, idOf(story)] as const),
      ...tests.flatMap(({ story, title: name }) => {
        const id = contractOf(name)
        return id === null ? [] : [[id, idOf(story)] as const]
      }),
    ]
  }),
)

const List = chakra('ul', { base: { listStyleType: 'none', padding: '0', margin: '0' } })
const Anchor = chakra('a', {
  base: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

const wordsOf = (proof: Proof): string => {
  const [, kind, name = ''] = /^(story|unit|journey) (.+)$/.exec(proof) ?? []
  if (kind === undefined) return proof
  return kind === 'story' ? name : `${kind === 'unit' ? 'test' : 'journey'}: ${name}`
}

const Proven = ({ proof }: { readonly proof: Proof }) => {
  const id = ids.get(proof)
  if (id === undefined) return <li>{wordsOf(proof)}</li>
  return (
    <li>
      <Anchor href={`./?path=/story/${id}`} target="_top">
        {wordsOf(proof)}
      </Anchor>
    </li>
  )
}

const rows = rules.map(({ id, source, text, proof, outside }) => [
  id,
  source,
  text,
  proof.length > 0 ? (
    <List key="proof">
      {proof.map((one) => (
        <Proven key={one} proof={one} />
      ))}
    </List>
  ) : (
    (outside ?? <b key="gap">Gap: nothing proves this yet</b>)
  ),
])

/** Every rule of the specification and the decisions, with links to what proves it. */
export const CoverageTable = () => (
  <>
    <p>
      {rules.length} rules, {gaps().length} without proof.
    </p>
    <Table label="Spec coverage" heads={['Rule', 'From', 'What', 'Proven by']} rows={rows} />
  </>
)
