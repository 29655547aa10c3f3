import { dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'
import { textOf } from '#tests/support/readFiles.ts'
import { sourceFiles } from './sourceFiles.ts'

const modules = sourceFiles.filter((file) => /^(?:locales|scripts|src)\//.test(file))

const pathOf = (from: string, specifier: string) =>
  specifier.startsWith('./')
    ? join(dirname(from), specifier)
    : specifier.replace(/^#(?!locales|scripts)/, 'src/').replace('#', '')

const importsOf = new Map(
  modules.map((file) => [
    file,
    [...textOf(file).matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) =>
      pathOf(file, specifier),
    ),
  ]),
)

/** The first way from a file back to one on the way; `null` without one. */
const circleFrom = (way: readonly string[], done: Set<string>): readonly string[] | null => {
  const file = way.at(-1) ?? ''
  for (const next of importsOf.get(file) ?? []) {
    if (way.includes(next)) return [...way.slice(way.indexOf(next)), next]
    const circle = done.has(next) ? null : circleFrom([...way, next], done)
    if (circle !== null) return circle
  }
  done.add(file)
  return null
}

// The lint does not follow `import()`.
it('no module imports itself over others, with `import()` and types counted', () => {
  const done = new Set<string>()
  expect(modules.map((file) => circleFrom([file], done)).filter(Boolean)).toEqual([])
})
