import { readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from '#tests/architecture/sourceFiles.ts'

/** Bytes of the longest header that a request may have. */
const inputLength = 16 * 1024
/** Milliseconds that a regular expression may take on that much of its worst input. */
const allowed = 5

/** Every regular expression of the files, once. */
const patternsIn = (paths: readonly string[]): readonly RegExp[] => {
  const found = new Set<string>()
  for (const path of paths) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
    const look = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.add(node.text)
      ts.forEachChild(node, look)
    }
    look(file)
  }
  return [...found].map((text) => {
    const end = text.lastIndexOf('/')
    return new RegExp(text.slice(1, end), text.slice(end + 1))
  })
}

/** The worst input of a regular expression, repeated to the full length. */
const worstInputs = ({ source, flags }: RegExp): readonly string[] => {
  // `g` and `v` change nothing about how long a match takes.
  const result = checkSync(source, flags.replace(/[gv]/gu, ''), { timeout: 20_000 })
  if (result.status !== 'vulnerable') return []
  const { attack } = result
  const { pumps, suffix } = attack
  const room = inputLength - suffix.length
  const times = (length: number) => Math.max(1, Math.floor(room / pumps.length / length))
  const body = pumps.map(({ prefix, pump }) => prefix + pump.repeat(times(pump.length)))
  return [body.join('').slice(0, room) + suffix]
}

const millisOf = (pattern: RegExp, input: string): number => {
  const start = performance.now()
  input.replace(pattern, '')
  return performance.now() - start
}

/** The best of several: other work on the machine is no fault of the pattern. */
const bestOf = (pattern: RegExp, input: string): number => {
  const end = performance.now() + 2_000
  let best = Infinity
  do best = Math.min(best, millisOf(pattern, input))
  while (best >= allowed && performance.now() < end)
  return best
}

const isProduct = (path: string) =>
  /^(?:backend|src\/(?:domain|services|machines|app|components))\//u.test(path) &&
  !/\.(?:stories|test)\.tsx?$|^backend\/tests\//u.test(path)

/** A pattern that repeats nothing reads each character of its input a fixed number of times. */
const repeats = ({ source }: RegExp) => /[*+{]/u.test(source.replaceAll(/\\./gu, ''))

const patterns = patternsIn(sourceFiles.filter(isProduct)).filter(repeats)

it('finds the regular expressions of the product that repeat something', () => {
  expect(patterns.length).toBeGreaterThan(60)
})

it.each(patterns.map((pattern) => [pattern] as const))(
  '%s is fast on its worst input',
  (pattern) => {
    const worst = worstInputs(pattern).map((input) => bestOf(pattern, input))
    expect(Math.max(0, ...worst)).toBeLessThan(allowed)
  },
)
