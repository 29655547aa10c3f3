import { describe, expect, it } from 'vitest'
import { factsOf, pagesRunning, pathsOf, portsOf } from '#.storybook/pageFacts.ts'
import { pageSources } from '#.storybook/pageSources.ts'
import { routes } from '#app/routes.tsx'
import { rules } from './rules.ts'
import { storiesFiles } from './sources.ts'

const facts = (name: string) => factsOf(name, routes, pageSources, rules)

describe('the facts of a page', () => {
  it('are its routes, machines, ports and rules', () => {
    const { paths, machines, ports, rules: proven } = facts('LoginPage')
    expect({ paths, machines, ports }).toEqual({
      paths: ['/login'],
      machines: ['login', 'recovery'],
      ports: ['auth', 'drafts', 'recovery', 'reporter'],
    })
    expect(proven.map(({ id }) => id)).toContain('2.19')
  })

  it.each([
    ['ProductPage', [], ['products'], false],
    ['CategoryPage', [], ['products', 'reporter'], false],
    ['DashboardPage', ['connection'], ['connection', 'products', 'reporter'], true],
    [
      'ManagementPage',
      ['management'],
      ['draft', 'files', 'pictures', 'products', 'publication', 'reporter'],
      false,
    ],
    ['TermsPage', [], [], false],
  ])('are also read from the hooks of its routes: %s', (name, machines, ports, session) => {
    expect(facts(name)).toMatchObject({ machines, ports, session })
  })

  it('lead from a machine to the pages that run it', () => {
    expect(pagesRunning('signup', routes, pageSources)).toEqual(['SignupPage'])
    expect(pagesRunning('auth', routes, pageSources)).toEqual([])
  })

  it('lead from a machine to the ports that it calls', () => {
    expect(portsOf('login', pageSources)).toEqual(['auth', 'drafts', 'reporter'])
    expect(portsOf('management', pageSources)).toContain('products')
  })

  it('name every path of the route table', () => {
    const pages = storiesFiles.filter(({ path }) => path.includes('/pages/'))
    const named = pages.flatMap(({ component }) => facts(component).paths)
    expect([...new Set(named)].toSorted()).toEqual(
      pathsOf(routes)
        .map(({ path }) => path)
        .toSorted(),
    )
  })
})
