import { describe, expect, it } from 'vitest'
import { factsOf } from '#.storybook/pageFacts.ts'
import { pageSources } from '#.storybook/pageSources.ts'
import { routes } from '#app/routes.tsx'
import { rules } from './rules.ts'
import { storiesFiles } from './sources.ts'

const facts = (name: string) => factsOf(name, routes, pageSources, rules)

/** Shown in place of a page that failed. */
const withoutRoute = ['FailedPage']

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

  it('name a route for every page', () => {
    const pages = storiesFiles.filter(({ path }) => path.includes('/pages/'))
    const lost = [...new Set(pages.map(({ component }) => component))].filter(
      (name) => facts(name).paths.length === 0,
    )
    expect(lost.toSorted()).toEqual(withoutRoute)
  })
})
