import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { documentsWanted } from '../prerender/wanted.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const chakra = 'node_modules/@chakra-ui/react/dist/esm/'

/** Chakra's own files that write styles which reach this site. */
const own = ['styled-system/preflight.js', 'styled-system/system.js', 'styled-system/factory.js']

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The site's own code. */
const sources = (): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(stories|test))\.tsx?$/.test(file))
    .map((file) => read(join('src', file)))

/** Every word in the site's own code and in the styles it takes from Chakra. */
const mentions = (): ReadonlySet<string> => {
  const texts = [...sources(), ...own.map((file) => read(chakra + file))]
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_][\w]*/g) ?? []))
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const below = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))

const find = (node: Node, wanted: (node: Node) => boolean): Node | null => {
  if (wanted(node)) return node
  for (const child of below(node)) {
    const found = find(child, wanted)
    if (found !== null) return found
  }
  return null
}

const nameOf = (property: Node): string => {
  const key = property['key'] as Node
  return String(key['name'] ?? key['value'])
}

/** Cuts the properties out of an object in the text that nobody mentions. */
const without = (code: string, object: Node | null, mentioned: (text: string) => boolean) => {
  if (object === null) throw new Error('Chakra has changed: its tables are not where they were')
  const entries = object['properties'] as readonly Node[]
  const kept = entries
    .map((entry) => [nameOf(entry), code.slice(entry.start, entry.end)] as const)
    .filter(([name, text]) => mentioned(name) || shorthands(text).some(mentioned))
    .map(([, text]) => text)
  return `${code.slice(0, object.start)}{${kept.join(',\n')}}${code.slice(object.end)}`
}

/** The other names of a utility, as its text lists them. */
const shorthands = (text: string): string[] =>
  (/shorthand: \[([^\]]*)\]/.exec(text)?.[1] ?? '').match(/\w+/g) ?? []

const objectOf = (node: Node): Node | null => find(node, ({ type }) => type === 'ObjectExpression')

const utilitiesIn = (program: Node) =>
  find(
    program,
    (node) => node.type === 'Property' && nameOf(node) === 'utilities' && isNode(node['value']),
  )

const conditionsIn = (program: Node) =>
  find(
    program,
    (node) =>
      node.type === 'VariableDeclarator' && (node['id'] as Node)['name'] === 'defaultConditions',
  )

let words: ReadonlySet<string> | null = null

type Shades = Readonly<Record<string, Readonly<Record<string, { readonly value: string }>>>>

interface Design {
  readonly tokens: { readonly colors: Shades }
  readonly [part: string]: unknown
}

/**
 * The design tokens without descriptions, each role with its own colour instead of a reference, and
 * only those shades that some file names itself: Chakra works out every token when the site starts.
 */
const fewerTokens = (code: string): string => {
  const strip = (key: string, value: unknown) =>
    key === 'description' || key === '$about' ? undefined : value
  const { tokens, ...rest } = JSON.parse(code, strip) as Design
  const written = JSON.stringify(rest).replace(
    /\{colors\.(\w+)\.(\w+)\}/g,
    (reference, hue: string, shade: string) => tokens.colors[hue]?.[shade]?.value ?? reference,
  )
  const texts = sources()
  const colors = Object.entries(tokens.colors).map(([hue, shades]) => {
    const named = Object.entries(shades).filter(([shade]) =>
      texts.some((text) => text.includes(`'${hue}.${shade}'`)),
    )
    return [hue, Object.fromEntries(named)]
  })
  return JSON.stringify({
    ...(JSON.parse(written) as object),
    tokens: { ...tokens, colors: Object.fromEntries(colors) as Shades },
  })
}

const eager = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];'
const reset = 'const result = createPreflight({ preflight });'

/** Chakra's system without global styles: they come as a file, which `prerender.ts` writes. */
const withoutGlobals = (code: string): string => {
  if (!code.includes(eager) || !code.includes(reset))
    throw new Error('Chakra has changed: its global styles are elsewhere')
  return code.replace(eager, 'const _global = [];').replace(reset, 'const result = {};')
}

/**
 * Chakra's order of media queries without the collation of a language, whose tables take as long to
 * load as the rest of a start. `order.test.ts` shows that nothing is ordered otherwise.
 *
 * @returns the quicker module, or `null` for all other modules
 */
export const plainOrder = (code: string, id: string): string | null =>
  id.endsWith('/dist/esm/styled-system/sort-at-params.js')
    ? code.replaceAll('a.localeCompare(b)', '(a < b ? -1 : Number(a > b))')
    : null

const shorten = (code: string, id: string): string | null => {
  if (id.endsWith('/theme/tokens.json')) return fewerTokens(code)
  if (id.endsWith('/dist/esm/styled-system/system.js'))
    return documentsWanted() ? withoutGlobals(code) : null
  const ordered = plainOrder(code, id)
  if (ordered !== null) return ordered
  const isTable = id.endsWith('/dist/esm/preset-base.js')
  const isList = id.includes('/@pandacss/is-valid-prop/')
  if (!isTable && !isList) return null
  const all = (words ??= mentions())
  const mentioned = (name: string) => all.has(name) || all.has(`_${name}`)
  if (isList) {
    return code.replace(/(cssPropertiesStr = ")([^"]+)"/, (_, start: string, list: string) => {
      return `${start}${list.split(',').filter(mentioned).join(',')}"`
    })
  }
  const parse = (text: string) => parseSync('chakra.js', text).program as unknown as Node
  const utilities = utilitiesIn(parse(code))
  const fewer = without(code, utilities && objectOf(utilities), mentioned)
  const conditions = conditionsIn(parse(fewer))
  return without(fewer, conditions && objectOf(conditions), mentioned)
}

/**
 * Chakra's tables of utilities, conditions and CSS properties, and the descriptions in the design
 * tokens, without what the site never mentions: 6 KB of the first page (decision record 011). A
 * name that occurs anywhere in `src`, as whatever, stays. Work that a start need not do at once waits.
 *
 * @returns the shorter module, or `null` for all other modules
 * @throws Error when Chakra's module is no longer of the known shape
 */
export const prune = (code: string, id: string): { code: string; map: null } | null => {
  const shorter = shorten(code, id)
  // Its lines are not where the source map says: nobody debugs a table.
  return shorter === null ? null : { code: shorter, map: null }
}
