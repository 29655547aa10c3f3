/*
 * Checks a build against the oldest supported browsers (decision D4) with MDN's compatibility data: every
 * API, selector, CSS function and property that one of them lacks must be listed below, with what happens
 * there instead. `tsx scripts/compat.ts <folder>`, `dist` by default. Part of `npm test`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import { parseSync, type ESTree } from 'vite'
import packageJson from '../package.json' with { type: 'json' }
import { compatNotes } from './compatNotes.ts'

interface Support {
  version_added?: string | boolean | null
  flags?: unknown
  prefix?: string
}
interface Data {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> }
  readonly [name: string]: unknown
}
const childrenOf = (data: Data | undefined) =>
  Object.entries(data ?? {}).filter(([name]) => name !== '__compat') as [string, Data][]
const at = (path: string): Data | undefined =>
  path.split('.').reduce<Data | undefined>((data, name) => data?.[name] as Data, bcd as never)

const targets = packageJson.browserslist.map((entry) => {
  const [name = '', version = ''] = entry.split(' ')
  return { browser: name === 'ios_saf' ? 'safari_ios' : name, version }
})

const isNewer = (added: string, target: string): boolean => {
  const [a = 0, b = 0] = added.replace('≤', '').split('.').map(Number)
  const [c = 0, d = 0] = target.split('.').map(Number)
  return a > c || (a === c && b > d)
}

/** The target browsers that lack a feature without a flag or a prefix. */
const missingIn = ({ __compat: compat }: Data = {}): readonly string[] =>
  targets
    .filter(({ browser, version }) => {
      const support = compat?.support[browser]
      if (support === undefined) return false
      return ![support]
        .flat()
        .some(
          ({ version_added: added, flags, prefix }) =>
            flags === undefined &&
            prefix === undefined &&
            (added === true ||
              (typeof added === 'string' && added !== 'preview' && !isNewer(added, version))),
        )
    })
    .map(({ browser, version }) => `${browser} ${version}`)

/** The features found, with the browsers that lack each. */
const found = new Map<string, readonly string[]>()
const note = (path: string): void => {
  const missing = missingIn(at(path))
  if (missing.length > 0) found.set(path, missing)
}

/** Interfaces that no page of the site can meet. */
const elsewhere =
  /^(?:ML|GPU|XR|VR|USB|HID|NDEF|MIDI|RTC|Bluetooth|Payment|Navigat|Shared|Language|Summarizer|Translator|Observable|Barcode|Presentation|Background|DisposableStack|AsyncDisposable|CSSNumeric|Sync|Iterator|CloseWatcher|VirtualKeyboard|IdentityCredential|HTMLGeolocation|EventTarget|Permissions|StorageAccess|PositionSensor|MediaSource|ServiceWorker|AudioData|VideoFrame|Notification|CSSVariable|CSSCounter|IntersectionObserver)/

/** Methods by name, of all interfaces. A name counts as new when no interface had it earlier. */
const members = new Map<string, string[]>()
for (const root of ['api', 'javascript.builtins'])
  for (const [name, data] of childrenOf(at(root)))
    if (!elsewhere.test(name))
      for (const [member] of childrenOf(data))
        members.set(member, [...(members.get(member) ?? []), `${root}.${name}.${member}`])
const newMember = new Map(
  [...members].filter(([, paths]) => paths.every((path) => missingIn(at(path)).length > 0)),
)

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Functions, selectors and at-rules in a piece of CSS. */
const readCss = (text: string): void => {
  if (/^:|&|\{/.test(text))
    for (const [, name = ''] of text.matchAll(/::?([a-z-]+)/g))
      if (!/^(?:left|column|highlight)$/.test(name)) note(`css.selectors.${name}`)
  for (const [, name = ''] of text.matchAll(/@([a-z-]+)/g)) note(`css.at-rules.${name}`)
  for (const [, name = ''] of text.matchAll(/(?<![\w-])([a-z-]+)\(/g))
    for (const path of ['css.types', 'css.types.color', 'css.types.gradient'])
      note(`${path}.${name}`)
  for (const [, unit = ''] of text.matchAll(/\d([a-z]+)\b/g)) note(`css.types.length.${unit}`)
}

const readDeclaration = (property: string, value: string): void => {
  // A descriptor, or an attribute of an SVG or of an element.
  if (/^(?:size|d|rx|alt|continue|path-length)$/.test(property)) return
  // A class of a CSS module.
  if (value.includes('-module_')) return
  note(`css.properties.${property}`)
  if (found.has(`css.properties.${property}`)) return
  for (const [word] of value.matchAll(/[a-z-]+/g)) note(`css.properties.${property}.${word}`)
}

/** Chromium 117 to 121 crash on the landing page when any sheet has the rule, used or not. */
const crashing = '@starting-style'
const sheetsThatCrash = new Set<string>()

const readSheet = (text: string, file: string): void => {
  if (text.includes(crashing)) sheetsThatCrash.add(file)
  readCss(text)
  for (const [, property = '', value = ''] of text.matchAll(/(?<=[{;])\s*([a-z-]+):([^;}]*)/g))
    readDeclaration(property, value)
}

const constructors = new Set(
  [...childrenOf(at('api')), ...childrenOf(at('javascript.builtins'))].map(([name]) => name),
)

const readNode = (node: ESTree.Node): void => {
  if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
    const { name } = node.property
    if (node.object.type === 'Identifier' && constructors.has(node.object.name)) {
      for (const root of ['api', 'javascript.builtins'])
        for (const suffix of ['', '_static']) note(`${root}.${node.object.name}.${name}${suffix}`)
    }
  }
  // A property that a browser lacks is `undefined`; a method throws.
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    !node.callee.computed
  )
    if (node.callee.property.type === 'Identifier')
      for (const path of newMember.get(node.callee.property.name) ?? []) note(path)
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier')
    for (const root of ['api', 'javascript.builtins']) note(`${root}.${node.callee.name}`)
  if (node.type === 'Property' && node.key.type === 'Identifier' && node.value.type === 'Literal')
    readDeclaration(kebab(node.key.name), String(node.value.value))
  if (
    node.type === 'Property' &&
    node.value.type === 'TemplateLiteral' &&
    node.key.type === 'Identifier'
  )
    readDeclaration(kebab(node.key.name), node.value.quasis.map(({ value }) => value.raw).join(' '))
  if (node.type === 'Literal' && typeof node.value === 'string' && /[:@(]/.test(node.value))
    readCss(node.value)
  if (node.type === 'TemplateElement') readCss(node.value.raw)
}

const walk = (value: unknown): void => {
  if (Array.isArray(value)) value.forEach(walk)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) readNode(value as ESTree.Node)
    Object.values(value).forEach(walk)
  }
}

/** Whether code awaits outside its functions. */
const awaitsAtTop = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(awaitsAtTop)
  if (typeof value !== 'object' || value === null) return false
  const type = 'type' in value ? String(value.type) : ''
  if (type.includes('Function')) return false
  return type === 'AwaitExpression' || Object.values(value).some(awaitsAtTop)
}

/** Scripts with which WebKit spins where a page is left while it loads (decision D4). */
const scriptsThatSpin: string[] = []

const readModule = (file: string, text: string): void => {
  const { program } = parseSync(file, text)
  walk(program)
  if (awaitsAtTop(program)) scriptsThatSpin.push(file)
}

const folder = process.argv[2] ?? 'dist'
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:js|css|html)$/.test(file)) continue
  const text = readFileSync(join(folder, file), 'utf8')
  if (file.endsWith('.js')) readModule(file, text)
  else if (file.endsWith('.css')) readSheet(text, file)
  else {
    for (const [, style = ''] of text.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
      readSheet(style, file)
    for (const [, script = ''] of text.matchAll(/<script(?![^>]*json)[^>]*>(.+?)<\/script>/gs))
      walk(parseSync('inline.js', script).program)
  }
}

const known = compatNotes.flatMap(([, features]) => features)
const unknown = [...found].filter(
  ([path]) => !known.some((entry) => path === entry || path.startsWith(`${entry}.`)),
)
const stale = known.filter(
  (entry) => ![...found.keys()].some((path) => path === entry || path.startsWith(`${entry}.`)),
)
for (const [path, missing] of unknown) console.error(`${path} is missing in ${missing.join(', ')}`)
for (const path of stale) console.error(`${path} in compatNotes.ts is not in the build any more`)
if (sheetsThatCrash.size > 0)
  console.error(`${crashing} is in ${[...sheetsThatCrash].slice(0, 3).join(', ')}: use @keyframes`)
for (const file of scriptsThatSpin)
  console.error(`${file} awaits at its top level: await in a function`)
console.log(
  `${String(found.size)} features are newer than the oldest browsers, ${String(unknown.length)} without a note`,
)
const faults = [unknown.length, stale.length, sheetsThatCrash.size, scriptsThatSpin.length]
process.exit(faults.every((count) => count === 0) ? 0 : 1)
