import type { RouteObject } from 'react-router-dom'
import type { PageHandle } from '#app/routes.tsx'
import type { Rule } from '#tests/coverage/rule.ts'
import { contractOf, scanStories } from '#tests/coverage/scan.ts'

/** Texts of source files by their path from the root (`/src/app/session.tsx`). */
export type Sources = Readonly<Record<string, string>>

/** What a page is made of, read from the code. */
export interface PageFacts {
  /** Paths of the routes that render it. */
  readonly paths: readonly string[]
  /** Machines that the routes run. */
  readonly machines: readonly string[]
  /** Ports that those machines call. */
  readonly ports: readonly string[]
  /** Rules that its stories prove. */
  readonly rules: readonly Rule[]
}

/**
 * Every route with a page: its whole path, and the file of the page.
 *
 * @param routes - the route table, or a part of it
 * @param above - path of the route that contains them
 */
export const pathsOf = (
  routes: readonly RouteObject[],
  above = '',
): readonly { readonly path: string; readonly source: string }[] =>
  routes.flatMap(({ path = '', handle, children = [] }) => {
    const whole = [above, path === '/en?' ? '' : path].filter((part) => part !== '').join('/')
    const page = handle as PageHandle | undefined
    return page === undefined
      ? pathsOf(children, whole)
      : [{ path: whole === '*' ? 'any other address' : `/${whole}`, source: `/${page.source}` }]
  })

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted()

/** Files of the app that a file imports, and the file itself. */
const withHooks = (sources: Sources, file: string): readonly string[] => [
  file,
  ...[...(sources[file] ?? '').matchAll(/from '#(app\/\w+\/use\w+\.ts)'/gu)].map(
    ([, hook = '']) => `/src/${hook}`,
  ),
]

/**
 * Reads what a page is made of.
 *
 * @param name - of the component, such as `LoginPage`
 * @param routes - the route table
 * @param sources - of routes, hooks, provided machines and the stories of the page
 * @param rules - of the specification and the decisions
 */
export const factsOf = (
  name: string,
  routes: readonly RouteObject[],
  sources: Sources,
  rules: readonly Rule[],
): PageFacts => {
  const shown = pathsOf(routes).filter(({ source }) =>
    (sources[source] ?? '').includes(`/pages/${name}/${name}.tsx`),
  )
  const machines = unique(
    shown
      .flatMap(({ source }) => withHooks(sources, source))
      .flatMap((file) => [
        ...(sources[file] ?? '').matchAll(/#machines\/([\w-]+)\/\w+\.provide\.ts/gu),
      ])
      .map(([, machine = '']) => machine),
  )
  const ports = unique(
    machines
      .map((machine) => sources[`/src/machines/${machine}/${machine}.provide.ts`] ?? '')
      .flatMap((text) => [...text.matchAll(/Pick<\s*\w*Services,([^>]+)>/gu)])
      .flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/gu)].map(([, port = '']) => port)),
  )
  const stories = scanStories(sources[`/src/components/pages/${name}/${name}.stories.tsx`] ?? '')
  const own = new Set(stories.tests.map(({ title }) => contractOf(title)))
  return {
    paths: unique(shown.map(({ path }) => path)),
    machines,
    ports,
    rules: rules.filter(({ proof }) => proof.some((one) => own.has(one))),
  }
}

/**
 * Names of the pages that run a machine.
 *
 * @param machine - name of its folder, such as `signup`
 * @param routes - the route table
 * @param sources - of routes, hooks, provided machines and the stories of the pages
 */
export const pagesRunning = (
  machine: string,
  routes: readonly RouteObject[],
  sources: Sources,
): readonly string[] =>
  unique(
    Object.keys(sources).flatMap(
      (file) => /\/pages\/(\w+)\/\w+\.stories\.tsx$/u.exec(file)?.[1] ?? [],
    ),
  ).filter((page) => factsOf(page, routes, sources, []).machines.includes(machine))
