import design from './tokens.json' with { type: 'json' }

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

/** Relative luminance of a hex colour, 0 to 1 (WCAG 2.2). */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two opaque hex colours, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
