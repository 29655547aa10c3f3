import { dirname } from 'node:path'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { system } from '#components/theme/system.ts'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { css } from '#scripts/css.ts'
import { readFiles, textOf } from '#tests/support/readFiles.ts'

const code = readFiles('src', /(?<!\.(?:test|stories))\.tsx?$/u)

/** What a module names. */
const modules = readFiles('src/components', /\.module\.css$/u).map(({ path, text }) => {
  const variables: string[] = []
  const colours: string[] = []
  const { exports } = transform({
    filename: path,
    code: Buffer.from(text),
    ...css.lightningcss,
    visitor: {
      Variable: ({ name }) => void variables.push(name.ident),
      Color: (colour) => {
        const isPlain = typeof colour === 'string' || colour.type === 'currentcolor'
        if (!isPlain && !('alpha' in colour && colour.alpha === 0)) colours.push(colour.type)
      },
    },
  })
  return { path, text, variables, colours, classes: Object.keys(exports ?? {}) }
})

/** The variables that a text sets, in CSS or in the `style` of a component. */
const setIn = (text: string): readonly string[] =>
  [...text.matchAll(/(--[\w-]+)['"\]]*\s*:/g)].flatMap(([, name]) => name ?? [])

const tokens = system.tokens.allTokens.map(({ extensions }) =>
  (extensions.cssVar?.var ?? '').replace('\\', ''),
)

describe('CSS modules', () => {
  it('use variables that the system, a module or a component sets', () => {
    const known = new Set([...tokens, ...[...modules, ...code].flatMap(({ text }) => setIn(text))])
    const unknown = modules.flatMap(({ path, variables }) =>
      variables.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  it('take their colours from the tokens', () => {
    const own = modules.flatMap(({ path, colours }) => colours.map((name) => `${path}: ${name}`))
    expect(own).toEqual([])
  })

  it('have the classes that their components use, and no other', () => {
    const wrong = modules.flatMap(({ path, classes }) => {
      const users = code.filter(
        ({ path: user, text }) =>
          dirname(user) === dirname(path) && text.includes(path.slice(dirname(path).length)),
      )
      const text = users.map((user) => user.text).join('\n')
      const used = new Set([...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name ?? ''))
      // `styles[tone]` may be any of them.
      const unused = text.includes('styles[') ? [] : classes.filter((name) => !used.has(name))
      const missing = [...used].filter((name) => !classes.includes(name))
      return [...unused, ...missing].map((name) => `${path}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('have names of their own', () => {
    const names = modules.map(({ path }) => path.slice(dirname(path).length))
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  it('know the breakpoints of the tokens', () => {
    const media = [
      ...textOf('src/components/theme/media.css').matchAll(
        /@custom-media --(\w+) screen and \(width >= ([^)]+)\)/g,
      ),
    ].map(([, name = '', width]) => [name, width])
    const names = [...Object.keys(design.breakpoints), 'nav']
    expect(Object.fromEntries(media)).toEqual(
      Object.fromEntries(names.map((name) => [name, system.token(`breakpoints.${name}`)])),
    )
  })
})
