import { readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/architecture/sourceFiles.ts'

/** Files that build a pattern: of parts that are linear, and of nothing that a person writes. */
const builders = [
  'scripts/hosting/inlineHashes.ts',
  'scripts/hosting/redirects.ts',
  'src/domain/factors.rules.ts',
  'src/domain/fields.ts',
  'src/domain/catalogue/pictureBytes.ts',
  'src/domain/catalogue/search.ts',
]

/** Patterns that cannot be followed, and why no text holds them up. */
const bounded: Readonly<Record<string, string>> = {
  'src/domain/fields.ts ^(?=[^@]{1,64}@)': 'an address is cut to 1,000 signs before',
  'src/domain/catalogue/figures.ts ^([−-]?\\d+': 'a value has at most 500 signs',
  'src/domain/catalogue/figures.ts ^([A-Z]{1,3}': 'a value has at most 500 signs',
  'src/services/catalogue/sheetReader.ts <((?:\\w+:)?)c':
    'the worker that reads a sheet is ended after 30 s',
}

const isProduct = (path: string) =>
  /^(?:appwrite|backend|scripts\/hosting|src)\//u.test(path) &&
  !/\.(?:stories|test)\.tsx?$|^backend\/tests\//u.test(path)

const patterns = new Map<string, RegExp>()
const builtIn = new Set<string>()
for (const path of sourceFiles.filter(isProduct)) {
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.value instanceof RegExp)
        patterns.set(`${path} ${node.regex.pattern}`, node.value)
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') builtIn.add(path)
    },
  }).visit(program)
}

/** The source with each assertion as the text that it looks at, which recheck can follow: it costs the same. */
const consuming = (source: string): string =>
  source
    .replaceAll('(?<!\\s)', '(?:^|\\S)')
    .replaceAll('(?<![', '(?:^|[^')
    .replaceAll('(?:^|[^^', '(?:^|[')
    .replaceAll(/\(\?<?[=!]/gu, '(?:')
    .replaceAll('\\1', '.')

const isLinear = ({ source, flags }: RegExp): boolean => {
  // `g` and `v` change nothing about how long a match takes. The machine may be slow: no time limit.
  const plain = flags.replaceAll(/[gv]/gu, '')
  const checked = checkSync(consuming(source), plain, { checker: 'automaton', timeout: 600_000 })
  return checked.status === 'safe'
}

it('a pattern is written out, so that it can be checked', () => {
  expect([...builtIn].filter((path) => !builders.includes(path))).toEqual([])
})

it('no pattern takes longer than in proportion to its text', () => {
  expect(patterns.size).toBeGreaterThan(150)
  const isBounded = (name: string) => Object.keys(bounded).some((start) => name.startsWith(start))
  const slow = [...patterns].filter(([name, pattern]) => !isBounded(name) && !isLinear(pattern))
  expect(slow.map(([name]) => name)).toEqual([])
})
