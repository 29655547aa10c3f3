import { Fragment, type ReactNode } from 'react'
import { factsOf } from '#.storybook/pageFacts.ts'
import { pageSources } from '#.storybook/pageSources.ts'
import { routes } from '#app/routes.tsx'
import { rules } from '#tests/coverage/rules.ts'
import { slug } from '#tests/coverage/storyId.ts'
import { Cited } from './Cited.tsx'
import { DocsLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

const joined = (names: readonly string[]): ReactNode =>
  names.length === 0 ? 'none' : names.join(', ')

/** Ids of the pages of machines, such as `machines-sign-up`, by the folder of the machine. */
const machinePages = new Map(
  Object.entries(
    import.meta.glob<string>('/src/machines/*/*.mdx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [
    path.split('/').at(-2),
    slug(/<Meta title="([^"]+)"/u.exec(text)?.[1] ?? ''),
  ]),
)

const machineLinks = (machines: readonly string[]): ReactNode =>
  machines.length === 0
    ? 'none'
    : machines.map((machine, place) => (
        <Fragment key={machine}>
          {place > 0 && ', '}
          <DocsLink id={machinePages.get(machine) ?? ''}>{machine}</DocsLink>
        </Fragment>
      ))

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
        ['Machines', machineLinks(machines)],
        ['Ports', joined(ports)],
        [
          'Rules',
          <ul key="rules">
            {proven.map(({ id, source, text }) => (
              <li key={id}>
                <Cited>{`${source}: ${text}`}</Cited>
              </li>
            ))}
          </ul>,
        ],
      ].map(([what, of]) => [<span key="what">{what}</span>, of])}
    />
  )
}

export default PageFacts
