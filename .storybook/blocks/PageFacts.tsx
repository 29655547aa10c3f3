import type { ReactNode } from 'react'
import { factsOf } from '#.storybook/pageFacts.ts'
import { pageSources } from '#.storybook/pageSources.ts'
import { routes } from '#app/routes.tsx'
import { rules } from '#tests/coverage/rules.ts'
import { Cited } from './Cited.tsx'
import { Table } from './Table.tsx'

const joined = (names: readonly string[]): ReactNode =>
  names.length === 0 ? 'none' : names.join(', ')

/** Route, machines, ports and rules of a page, read from the code. */
const PageFacts = ({ name }: { readonly name: string }) => {
  const { paths, machines, ports, rules: proven } = factsOf(name, routes, pageSources, rules)
  return (
    <Table
      label="Where it stands"
      heads={['What', 'Of this page']}
      widths={['8rem', '']}
      rows={[
        ['Route', paths.length === 0 ? 'shown by other pages' : paths.join(', ')],
        ['Machines', joined(machines)],
        ['Ports', joined(ports)],
        [
          'Rules',
          <ul key="rules">
            {proven.map(({ id, source, text }) => (
              <li key={id}>
                <Cited>{`${source.startsWith('spec') ? `spec §${id}` : source}: ${text}`}</Cited>
              </li>
            ))}
          </ul>,
        ],
      ].map(([what, of]) => [<span key="what">{what}</span>, of])}
    />
  )
}

export default PageFacts
