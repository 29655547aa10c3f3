import { useEffect, useState } from 'react'
import type { Proof } from '#tests/coverage/rule.ts'
import { rules } from '#tests/coverage/rules.ts'
import { StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** The stories and tests of this Storybook, as its sidebar reads them. */
const useEntries = (): readonly Entry[] => {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json() as Promise<{ entries: Readonly<Record<string, Entry>> }>)
      .then(({ entries: read }) => {
        setEntries(Object.values(read))
      })
  }, [])
  return entries
}

/** The title of a test, with a link where it is the test of a story. */
const Test = ({
  proof,
  entries,
}: {
  readonly proof: Proof
  readonly entries: readonly Entry[]
}) => {
  const [, title, name = ''] = /^story (\S+): (.+)$/u.exec(proof) ?? []
  const found = entries.find((entry) => entry.title === title && entry.name.startsWith(name))
  return <div>{found === undefined ? proof : <StoryLink id={found.id}>{name}</StoryLink>}</div>
}

/** Every rule of the specification with the tests that prove it, or why there is none. */
export const RuleTable = () => {
  const entries = useEntries()
  return (
    <Table
      label="Rules"
      heads={['Rule', 'What it says', 'Tests']}
      rows={rules.map(({ id, text, proof, gap }) => [
        <span key="id" id={`rule-${id}`}>
          {id}
        </span>,
        text,
        <>
          {proof.map((one) => (
            <Test key={one} proof={one} entries={entries} />
          ))}
          {gap}
        </>,
      ])}
    />
  )
}
