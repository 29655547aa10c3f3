import { facts } from 'virtual:component-facts'
import { ComponentLinks } from './ComponentLinks.tsx'
import { Table } from './Table.tsx'

/** The changes of all components, with the components of each. */
const changes = Map.groupBy(
  Object.entries(facts).flatMap(([title, { changes: own }]) =>
    own.map(({ day, what }) => ({ title, key: `${day} ${what}` })),
  ),
  ({ key }) => key,
)

/** What changed for the users of components, the latest first. */
export const Changes = () =>
  changes.size === 0 ? (
    <p>No changes are known: this copy of the repository has no history.</p>
  ) : (
    <Table
      label="Changes"
      heads={['Day', 'What', 'Components']}
      widths={['8rem', '', '40%']}
      rows={[...changes.entries()]
        .toSorted(([a], [b]) => b.slice(0, 10).localeCompare(a.slice(0, 10)))
        .map(([key, list]) => [
          <time key="day">{key.slice(0, 10)}</time>,
          key.slice(11),
          <ComponentLinks key="components" titles={list.map(({ title }) => title)} />,
        ])}
    />
  )
