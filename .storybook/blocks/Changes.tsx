import { Heading } from '@storybook/addon-docs/blocks'
import { facts } from 'virtual:component-facts'
import { ComponentLinks } from './ComponentLinks.tsx'
import { Table } from './Table.tsx'

const changes = Object.entries(facts).flatMap(([title, { changes: own }]) =>
  own.map((change) => ({ ...change, title })),
)

/** The changes by day, the latest first. */
const days = [...Map.groupBy(changes, ({ day }) => day).entries()].toSorted(([a], [b]) =>
  b.localeCompare(a),
)

/** What changed for the users of components, the latest first. */
export const Changes = () =>
  days.length === 0 ? (
    <p>No changes are known: this copy of the repository has no history.</p>
  ) : (
    days.map(([day, list]) => (
      <section key={day}>
        <Heading>{day}</Heading>
        <Table
          label={`Changes of ${day}`}
          heads={['What', 'Components']}
          widths={['', '40%']}
          rows={[...Map.groupBy(list, ({ what }) => what).entries()].map(([what, same]) => [
            <span key="what">{what}</span>,
            <ComponentLinks key="components" titles={same.map(({ title }) => title)} />,
          ])}
        />
      </section>
    ))
  )
