import { useEffect, useState } from 'react'
import { StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

interface Entry {
  readonly id: string
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

/** The rules of the specification, in its order, with the tests of stories whose titles name them (`spec §2.17`). */
export const RuleTable = ({ of }: { readonly of: string }) => {
  const entries = useEntries()
  return (
    <Table
      label="Rules"
      heads={['Rule', 'Tests of stories']}
      rows={[...of.matchAll(/<sup id="([^"]+)">/gu)].map(([, id = '']) => [
        <span key="id" id={`rule-${id}`}>
          {id}
        </span>,
        entries
          .filter(({ name }) => name.match(/§[\d.]+\d/gu)?.includes(`§${id}`))
          .map((entry) => (
            <div key={entry.id}>
              <StoryLink id={entry.id}>{entry.name.replace(/ \(spec .*/u, '')}</StoryLink>
            </div>
          )),
      ])}
    />
  )
}
