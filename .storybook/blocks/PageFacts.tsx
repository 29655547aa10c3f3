import type { ReactNode } from 'react'
import { factsOf } from '#.storybook/pageFacts.ts'
import { pageSources } from '#.storybook/pageSources.ts'
import { routes } from '#app/routes.tsx'
import { rules } from '#tests/coverage/rules.ts'
import { slug } from '#tests/coverage/storyId.ts'
import { Cited } from './Cited.tsx'
import { CommaList } from './CommaList.tsx'
import { PortLinks } from './PortLinks.tsx'
import { DocsLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

/** Ids of the pages of machines, such as `machines-sign-up`, by the name of the machine. */
const machinePages = new Map(
  Object.entries(
    import.meta.glob<string>('/src/machines/**/*.mdx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [
    path.split('/').at(-1)?.replace('.mdx', ''),
    slug(/<Meta title="([^"]+)"/u.exec(text)?.[1] ?? ''),
  ]),
)

const machineLinks = (machines: readonly string[]): ReactNode => (
  <CommaList>
    {machines.map((machine) => (
      <DocsLink key={machine} id={machinePages.get(machine) ?? ''}>
        {machine}
      </DocsLink>
    ))}
  </CommaList>
)

/**
 * Route, machines, session, ports and rules of a page, read from the code. A row without content is left
 * out.
 */
const PageFacts = ({ name }: { readonly name: string }) => {
  const facts = factsOf(name, routes, pageSources, rules)
  const { paths, machines, session, ports, rules: proven } = facts
  return (
    <Table
      label="Where it stands"
      heads={['What', 'Of this page']}
      widths={['8rem', '']}
      rows={[
        ['Route', paths.length === 0 ? 'shown by other pages' : paths.join(', ')],
        ['Machines', machines.length === 0 ? 'none' : machineLinks(machines)],
        session && ['Session', <>read here, run by {machineLinks(['auth'])} for all pages</>],
        ports.length > 0 && ['Ports', <PortLinks key="ports" members={ports} />],
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
      ]
        .flatMap((row) => (row === false ? [] : [row]))
        .map(([what, of]) => [<span key="what">{what}</span>, of])}
    />
  )
}

export default PageFacts
