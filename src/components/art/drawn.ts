interface Policy {
  createHTML(text: string): unknown
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): Policy
}

/** What a drawing never holds: anything that runs. */
const alive = /<script|<foreignObject|\bon\w+\s*=|javascript:/i

const check = (svg: string): string => {
  if (alive.test(svg)) throw new TypeError('A drawing must not hold anything that runs')
  return svg
}

let policy: Policy | null | undefined

/** React sets the markup anew whenever the value is another one, so each drawing is made once. */
const made = new Map<string, { readonly __html: string }>()

/**
 * The text of one of the project's own drawings as React's `dangerouslySetInnerHTML` wants it.
 * Where the browser enforces Trusted Types, the text passes the one policy that the site's
 * Content-Security-Policy names (`art`); no other text can become markup.
 *
 * @param svg text of an SVG file of this repository, never of a user
 * @throws TypeError when the text holds a script or an event handler
 */
export const drawn = (svg: string): { readonly __html: string } => {
  const known = made.get(svg)
  if (known !== undefined) return known
  policy ??=
    (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('art', {
      createHTML: check,
    }) ?? null
  // React hands a trusted value on as it is; its types know strings only.
  const html = (policy === null ? check(svg) : policy.createHTML(svg)) as string
  const drawing = { __html: html }
  made.set(svg, drawing)
  return drawing
}
