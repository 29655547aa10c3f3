import { useEffect, useState } from 'react'
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

/** The rules of the specification that tests of stories prove, in its order; their titles name them (`spec §2.17`). */
export const RuleTable = ({ of }: { readonly of: string }) => {
  const entries = useEntries()
  const rules = [...of.matchAll(/<sup id="([^"]+)">/gu)].map(([, id = '']) => ({
    id,
    tests: entries.filter(({ name }) => name.match(/§[\d.]+\d/gu)?.includes(`§${id}`)),
  }))
  return (
    <Table
      label="Rules"
      heads={['Rule', 'Tests of stories']}
      rows={rules
        .filter(({ tests }) => tests.length > 0)
        .map(({ id, tests }) => [
          <span key="id" id={`rule-${id}`}>
            {id}
          </span>,
          tests.map((entry) => (
            <div key={entry.id}>
              <a
                href={`./?path=/story/${entry.id}&addonPanel=storybook/interactions/panel`}
                target="_top"
              >
                {entry.name.replace(/ \(spec .*/u, '')}
              </a>
            </div>
          )),
        ])}
    />
  )
}
