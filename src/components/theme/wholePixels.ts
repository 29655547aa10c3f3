const isWritten = (name: string, value: unknown): value is string =>
  typeof value === 'string' &&
  value.includes('round(') &&
  // Any other declaration is only ignored.
  (name.startsWith('--') || value.includes('var('))

const plain = (value: string): string =>
  value.replaceAll(/round\((?:down, |nearest, )?(.{1,120}?), 1px\)/g, 'calc($1)')

/**
 * Styles with `round(…, 1px)`, and the same without it for browsers that cannot round: there a variable
 * or a declaration with `var()` would be lost (decision D4).
 */
export const wholePixels = <const Styles extends object>(styles: Styles): Styles => {
  const fallback: Record<string, unknown> = {}
  const result: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(styles) as [string, unknown][]) {
    const isNested = typeof value === 'object' && value !== null && /^[@&[]|&/.test(name)
    result[name] = isNested ? wholePixels(value) : value
    if (isWritten(name, value)) fallback[name] = plain(value)
  }
  if (Object.keys(fallback).length > 0) result['@supports not (width: round(1px, 1px))'] = fallback
  return result as Styles
}
