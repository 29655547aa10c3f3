/** The tokens of the theme as the page's style sheet has them. */
export interface Tokens {
  /** Value by name, references followed: `spacing-2` is `.5rem`. */
  readonly light: ReadonlyMap<string, string>
  /** Only those that differ in the dark mode. */
  readonly dark: ReadonlyMap<string, string>
  /** The style sheet without them. */
  readonly rest: string
}

const sheet = /@layer tokens\{:where\(:root,:host\)\{([^{}]*)\}\.dark\{([^{}]*)\}\}/
const reference = /var\(--chakra-((?:[\w-]|\\\.)+)\)/g

const declared = (block: string): Map<string, string> =>
  new Map(
    [...block.matchAll(/--chakra-((?:[\w-]|\\\.)+):([^;]*)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

const followed = (value: string, all: ReadonlyMap<string, string>): string =>
  value.replace(reference, (whole, name: string) => {
    const next = all.get(name)
    return next === undefined ? whole : followed(next, all)
  })

/**
 * Takes the tokens out of a style sheet.
 *
 * @param css minified, with Chakra's layer of tokens
 * @throws when that layer is not as expected: documents would be without colours
 */
export const tokensOf = (css: string): Tokens => {
  const found = sheet.exec(css)
  if (found === null) throw new Error('The style sheet has no layer of tokens')
  const ownLight = declared(found[1] ?? '')
  const ownDark = declared(found[2] ?? '')
  const allDark = new Map([...ownLight, ...ownDark])
  const light = new Map([...ownLight].map(([name, value]) => [name, followed(value, ownLight)]))
  const dark = [...allDark]
    .map(([name, value]) => [name, followed(value, allDark)] as const)
    .filter(([name, value]) => light.get(name) !== value)
  return { light, dark: new Map(dark), rest: css.replace(sheet, '') }
}

/**
 * Writes values for references: what is the same in both modes stands where it is used, the rest is
 * declared once for each mode.
 *
 * @param styles of one page, in parts
 * @param tokens see {@link tokensOf}
 * @returns the parts, and the declarations that they need
 */
export const withValues = (
  styles: readonly string[],
  { light, dark }: Tokens,
): { readonly parts: readonly string[]; readonly declarations: string } => {
  const used = new Set<string>()
  const parts = styles.map((css) =>
    css.replace(reference, (whole, name: string) => {
      const value = light.get(name)
      if (value === undefined) return whole
      if (!dark.has(name)) return value
      used.add(name)
      return `var(--${short(name)})`
    }),
  )
  const block = (values: ReadonlyMap<string, string>) =>
    [...used].map((name) => `--${short(name)}:${values.get(name) ?? ''}`).join(';')
  return {
    parts,
    declarations: `@layer tokens{:where(:root,:host){${block(light)}}.dark{${block(dark)}}}`,
  }
}

/** Not Chakra's own name: the app declares that one itself, later. */
const short = (name: string): string => name.replace(/^colors-/, 'c-')
