/** A rule for paths without a file, as hosts write them in `_redirects`. */
export interface RedirectRule {
  /** A path; `:name` stands for one step of it, `*` at its end for any rest. */
  readonly from: string
  readonly to: string
  /** 200 and 404 send the file `to`; 302 sends the browser there. */
  readonly status: number
}

/**
 * Reads a `_redirects` file: a rule a line, `from to status`.
 *
 * @param text - The file.
 */
export const readRedirects = (text: string): readonly RedirectRule[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from = '', to, status]) =>
      to === undefined ? [] : [{ from, to, status: Number(status ?? 301) }],
    )

/**
 * A regular expression of a rule's addresses, from the start. With a slash at the end a step is the
 * same address, as in the route table.
 */
export const patternOf = ({ from }: RedirectRule) => {
  const path = from
    .replace(/\*$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:[a-z]+/g, '[^/]+')
  if (from.endsWith('*')) return `^${path}`
  return from.includes(':') ? `^${path}/?$` : `^${path}$`
}

/**
 * The first rule for a path.
 *
 * @param rules - In order.
 * @param path - Without query.
 */
export const matchRedirect = (rules: readonly RedirectRule[], path: string) =>
  rules.find((rule) => new RegExp(patternOf(rule)).test(path))
