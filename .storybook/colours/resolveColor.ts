import design from '#components/theme/tokens.json' with { type: 'json' }

/** Colour mode of the site. */
export type Mode = 'light' | 'dark'

/** Reads `a.b.c` out of nested tokens; a group means its `DEFAULT`. */
const tokenAt = (root: unknown, path: string): unknown => {
  let found: unknown = root
  for (const key of path.split('.')) {
    found =
      typeof found === 'object' && found !== null
        ? (found as Record<string, unknown>)[key]
        : undefined
  }
  if (typeof found === 'object' && found !== null && 'DEFAULT' in found) found = found.DEFAULT
  return typeof found === 'object' && found !== null && 'value' in found ? found.value : undefined
}

/**
 * The hex value of a colour token by its name (`fg.muted`, `petrol.900`) in a mode.
 * @throws Error when there is no such token.
 */
export const resolveColor = (name: string, mode: Mode): string => {
  const value = tokenAt(design.semanticTokens.colors, name) ?? tokenAt(design.tokens.colors, name)
  const chosen =
    typeof value === 'object' && value !== null
      ? (value as { readonly base: string; readonly _dark: string })[
          mode === 'dark' ? '_dark' : 'base'
        ]
      : value
  if (typeof chosen !== 'string') throw new Error(`No colour token is called ${name}`)
  const reference = /^\{colors\.(.+)\}$/u.exec(chosen)?.[1]
  return reference === undefined ? chosen : resolveColor(reference, mode)
}
