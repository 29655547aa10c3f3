import { basename, dirname } from 'node:path'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { system } from '#components/theme/system.ts'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { css } from '#scripts/css.ts'
import { readFiles, textOf } from '#tests/support/readFiles.ts'

const code = readFiles('src', /(?<!\.(?:test|stories))\.tsx?$/u)

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\//g, '')

/** The variables that a text sets, in CSS or in the `style` of a component. */
const setIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/(--[\w-]+)['"\]]*\s*:/g)].flatMap(([, name]) => name ?? [])

/** States that stories show on any element. */
const shown = ['[data-hover]', '[data-focus-visible]']

/**
 * What a module says that it reads from outside, in comments: `reads --edge, [data-line]: LandingSection`. After the colon are
 * the files that set it.
 */
const readBy = (text: string) =>
  [...text.matchAll(/\/\*\s*reads ([^:*]+): ([^*]+?)\s*\*\//g)].flatMap(
    ([, names = '', sources = '']) =>
      names.split(/,\s*/).map((name) => ({ name: name.trim(), sources: sources.split(/,\s*/) })),
  )

/** Attributes and global classes in the selectors of a module, and types of elements that no class, `>` or `+` leads to. */
const selectedIn = (text: string): readonly string[] => {
  const rules = withoutComments(text)
  const selectors = [...rules.matchAll(/^\s*([^@\s;{}][^;{}]*)\{/gm)].map(([, list = '']) => list)
  return [
    ...[...rules.matchAll(/\[data-[\w-]+/g)].map(([name]) => `${name}]`),
    ...[...rules.matchAll(/:global\((\.[\w-]+)\)/g)].map(([, name = '']) => name),
    ...selectors.flatMap((list) =>
      [...list.matchAll(/[\w&)\]]\s+(?:[^,()]*\s)?([a-z][a-z0-9]*)(?=[\s.:[,>+~)])/g)]
        .filter(([found]) => !/[>+~]\s*[a-z0-9]+$/.test(found))
        .map(([, name = '']) => `<${name}`),
    ),
  ]
}

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
  return {
    path,
    text,
    variables,
    colours,
    exports: exports ?? {},
    classes: Object.keys(exports ?? {}),
  }
})

/** The components that import a module. */
const usersOf = (module: string): string =>
  code
    .filter(
      ({ path, text }) => dirname(path) === dirname(module) && text.includes(basename(module)),
    )
    .map(({ text }) => text)
    .join('\n')

/** Variables that the global styles set. */
const global = readFiles('src/components/theme', /\.(?:ts|css)$/u).flatMap(({ text }) =>
  setIn(text),
)

const files = [...modules, ...code]

/** Whether a path ends with a name such as `Hero`, with any extension. */
const isNamed = (path: string, name: string): boolean =>
  basename(path).replace(/\..*$/u, '') === name

/** Whether a text sets what a module reads: a variable in CSS or a `style`, or an attribute, a class or an element in markup. */
const sets = (text: string, name: string): boolean => {
  if (name.startsWith('--')) return setIn(text).includes(name)
  if (name.startsWith('<')) return text.includes(name) || text.includes(`'${name.slice(1)}'`)
  const [attribute = '', field = attribute] = name.replaceAll(/^[[.]|\]$/g, '').split('data-')
  return text.includes(attribute || `data-${field}`) || text.includes(`dataset['${field}']`)
}

const tokens = system.tokens.allTokens.map(({ extensions }) =>
  (extensions.cssVar?.var ?? '').replace('\\', ''),
)

describe('CSS modules', () => {
  it('read tokens, what they set, and what a comment says that they read', () => {
    const unknown = modules.flatMap(({ path, text, variables }) => {
      const users = usersOf(path)
      const known = new Set([...tokens, ...global, ...setIn(text), ...setIn(users)])
      const own = (name: string): boolean => sets(users, name) || shown.includes(name)
      const foreign = [
        ...variables.filter((name) => !known.has(name)),
        ...selectedIn(text).filter((name) => !own(name)),
      ]
      const declared = readBy(text).map(({ name }) => name)
      const undeclared = foreign.filter((name) => !declared.includes(name))
      const unused = declared.filter((name) => !foreign.includes(name))
      return [...new Set(undeclared), ...unused.map((name) => `${name} is not read`)].map(
        (name) => `${path}: ${name}`,
      )
    })
    expect(unknown).toEqual([])
  })

  it('leave it to other components whether they are shown: a rule for any child sets no display', () => {
    const wrong = modules.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/> \*(?:,[^{]*)? \{[^{}]*\bdisplay: (?!none)/g)].map(
        ([rule]) => `${path}: ${rule}`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('name the files that set what they read', () => {
    const wrong = modules.flatMap(({ path, text }) =>
      readBy(text).flatMap(({ name, sources }) =>
        sources
          .filter(
            (source) => !files.some((file) => isNamed(file.path, source) && sets(file.text, name)),
          )
          .map((source) => `${path}: ${source} does not set ${name}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('take their colours from the tokens', () => {
    const own = modules.flatMap(({ path, colours }) => colours.map((name) => `${path}: ${name}`))
    expect(own).toEqual([])
  })

  it('take radii, layers, shadows, weights and gaps from the tokens, or say another one in a comment', () => {
    const scales =
      /^\s*((?:row-|column-)?gap|border(?:-[a-z]+)*-radius|box-shadow|z-index|font-weight): ([^;]+);/gm
    const own = modules.flatMap(({ path, text }) => {
      const comments = (text.match(/\/\*[^]*?\*\//g) ?? []).join(' ')
      // The landing page is drawn to the pixel: its gaps are lengths of the line.
      const isDrawn = path.startsWith('src/components/landing/')
      return [...withoutComments(text).matchAll(scales)].flatMap(([, property = '', value = '']) =>
        (value.replaceAll(/var\([^()]*\)/g, '').match(/[-\d.]*\d(?:[a-z]+|%)?/g) ?? [])
          .filter(() => !(isDrawn && property.endsWith('gap')))
          // The parts of one component may lie over each other.
          .filter((length) => length !== '0' && !(property === 'z-index' && Number(length) <= 3))
          .filter((length) => !comments.includes(length))
          .map((length) => `${path}: ${property}: ${length}`),
      )
    })
    expect(own).toEqual([])
  })

  it('have the classes that their components use, and no other', () => {
    const wrong = modules.flatMap(({ path, classes }) => {
      const text = usersOf(path)
      const used = new Set([...text.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name ?? ''))
      // `styles[tone]` may be any of them.
      const unused = text.includes('styles[') ? [] : classes.filter((name) => !used.has(name))
      const missing = [...used].filter((name) => !classes.includes(name))
      return [...unused, ...missing].map((name) => `${path}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('compose shared classes that exist, and type settings', () => {
    const settings = ['short-text', ...Object.keys(design.textStyles).map((name) => `text-${name}`)]
    const shared = [...textOf('src/components/theme/shared.css').matchAll(/^ {2}\.([\w-]+)/gm)].map(
      ([, name = '']) => name,
    )
    const composed = modules.flatMap(({ path, text }) =>
      [...text.matchAll(/composes: ([^;]+) from global/g)].flatMap(([, list = '']) =>
        list.split(' ').map((name) => ({ path, name })),
      ),
    )
    const unknown = composed.filter(({ name }) => ![...settings, ...shared].includes(name))
    expect(unknown.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
    expect(shared.filter((name) => !composed.some((other) => other.name === name))).toEqual([])
  })

  it('compose classes that compose nothing, which would be left out', () => {
    const wrong = modules.flatMap(({ path, exports }) => {
      const composing = Object.values(exports).filter(({ composes }) => composes.length > 0)
      const chained = composing.filter(({ name }) =>
        composing.some(({ composes }) =>
          composes.some((other) => other.type === 'local' && other.name === name),
        ),
      )
      return chained.map(({ name }) => `${path}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('take a size with its weight or line height from the type setting that has both', () => {
    const settings = Object.values(design.textStyles).flatMap(({ fontSize, fontWeight }) =>
      // One with a size for each width is no single declaration.
      typeof fontSize === 'string'
        ? new RegExp(
            `font-size: var\\(--font-sizes-${fontSize}\\);[^]*(font-weight: var\\(--font-weights-${fontWeight}|line-height: [^;]*--line-heights)`,
          )
        : [],
    )
    const byHand = modules.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/^(\.\w+) \{\n((?: {2}[a-z-]+:[^;]*;\n)+)/gm)]
        .filter(([, , rule = '']) => !/composes: [^;]*\btext-/.test(rule))
        .filter(([, , rule = '']) => settings.some((setting) => setting.test(rule)))
        .map(([, name = '']) => `${path}: ${name}`),
    )
    expect(byHand).toEqual([])
  })

  it('change at 48 and 64 rem, or say in a comment why at another width', () => {
    const unexplained = modules.flatMap(({ path, text }) => {
      const conditions = withoutComments(text).match(/@(?:container|media)[^{]*/g) ?? []
      const widths = conditions.flatMap((condition) =>
        [...condition.matchAll(/width [<>]=? ([\d.]+)rem|([\d.]+)rem <=? width/g)].map(
          ([, to, from]) => to ?? from ?? '',
        ),
      )
      const comments = (text.match(/\/\*[^]*?\*\//g) ?? []).join(' ')
      return [...new Set(widths)]
        .filter((width) => !['48', '64'].includes(width))
        .filter((width) => !new RegExp(`\\b${width}(?:,| and [\\d.]+)? rem`).test(comments))
        .map((width) => `${path}: ${width} rem`)
    })
    expect(unexplained).toEqual([])
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
