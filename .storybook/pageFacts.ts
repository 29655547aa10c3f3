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
  /** Machines that the routes run, besides the one of the session. */
  readonly machines: readonly string[]
  /** Whether the routes read the session, whose machine runs once for all pages. */
  readonly session: boolean
  /** Ports that those machines and the hooks of the routes call. */
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

const textsOf = (sources: Sources, files: readonly string[]): string =>
  files.map((file) => sources[file] ?? '').join('\n')

const matchesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Files with the hooks that a file imports, directly or through one of them, and the file itself. */
const withHooks = (sources: Sources, file: string, before: readonly string[]): readonly string[] =>
  matchesOf(sources[file] ?? '', /from '#(app\/(?:\w+\/)?use\w+\.tsx?)'/gu)
    .map((hook) => `/src/${hook}`)
    .reduce<readonly string[]>(
      (found, hook) => (found.includes(hook) ? found : withHooks(sources, hook, found)),
      [...before, file],
    )

/** Every port that a page can reach: the members of the interfaces of services that have a named type. */
const portsIn = (sources: Sources): readonly string[] =>
  matchesOf(
    textsOf(sources, ['/src/services/services.ts', '/src/services/products/catalogue.ts']),
    /^ {2}readonly (\w+): [A-Z]/gmu,
  )

/** Names that a text takes from the services: of a type, of an object taken apart, and of `services.`. */
const takenIn = (text: string): readonly string[] => [
  ...matchesOf(text, /Pick<\s*\w*Services,([^>]+)>/gu).flatMap((names) =>
    matchesOf(names, /'(\w+)'/gu),
  ),
  ...matchesOf(text, /\{([^{}]*)\} = (?:useServices\(\)|services|await catalogue\(\))\n/gu).flatMap(
    (names) => matchesOf(names, /(\w+)/gu),
  ),
  ...matchesOf(text, /\bservices\??\.(\w+)/gu),
]

/** Names of the ports that a text takes from the services. */
const portsTakenIn = (sources: Sources, text: string): readonly string[] => {
  const known = portsIn(sources)
  return unique(takenIn(text)).filter((name) => known.includes(name))
}

/**
 * The files of a machine: one, or those of its folder.
 *
 * @param machine - name of its file or folder, such as `signup`
 * @param sources - of machines
 */
export const filesOf = (machine: string, sources: Sources): readonly string[] =>
  Object.keys(sources).filter(
    (file) =>
      file === `/src/machines/${machine}.ts` || file.startsWith(`/src/machines/${machine}/`),
  )

/**
 * Names of the ports that a machine calls, as the services call them.
 *
 * @param machine - name of its file or folder, such as `signup`
 * @param sources - of machines and services
 */
export const portsOf = (machine: string, sources: Sources): readonly string[] =>
  portsTakenIn(sources, textsOf(sources, filesOf(machine, sources)))

/**
 * Reads what a page is made of.
 *
 * @param name - of the component, such as `LoginPage`
 * @param routes - the route table
 * @param sources - of routes, hooks, machines, services and the stories of the page
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
  const files = unique(shown.flatMap(({ source }) => withHooks(sources, source, [])))
  const text = textsOf(sources, files)
  const machines = unique(matchesOf(text, /import \{[^}]*\} from '#machines\/(\w+)[./]/gu))
  const provided = textsOf(
    sources,
    machines.flatMap((machine) => filesOf(machine, sources)),
  )
  const stories = scanStories(sources[`/src/components/pages/${name}/${name}.stories.tsx`] ?? '')
  const own = new Set<string | null>(stories.tests.map(({ title }) => contractOf(title)))
  return {
    paths: unique(shown.map(({ path }) => path)),
    machines,
    session: text.includes('useSession()'),
    ports: portsTakenIn(sources, `${text}\n${provided}`),
    rules: rules.filter(({ proof }) => proof.some((one) => own.has(one))),
  }
}

/**
 * Names of the pages that run a machine.
 *
 * @param machine - name of its file or folder, such as `signup`
 * @param routes - the route table
 * @param sources - of routes, hooks, machines, services and the stories of the pages
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
