/** A rule for paths without a file, as hosts write them in `_redirects`. */
export interface RedirectRule {
  /** A path; `*` at its end stands for any rest. */
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
 * The first rule for a path.
 *
 * @param rules - In order.
 * @param path - Without query.
 */
export const matchRedirect = (rules: readonly RedirectRule[], path: string) =>
  rules.find(({ from }) =>
    from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from,
  )
