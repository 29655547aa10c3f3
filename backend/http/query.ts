/**
 * Reads a query string the way the SDK writes it: lists as `queries[0]=…&queries[1]=…`, also as
 * `queries[]=…`.
 *
 * @param search - The part after `?`.
 * @returns Single values as texts, bracketed names as lists of texts in order.
 */
export const readQuery = (search: string): Record<string, unknown> => {
  const values = new Map<string, string | string[]>()
  for (const [rawName, value] of new URLSearchParams(search)) {
    const name = /^([^[\]]+)\[\d*\]$/.exec(rawName)?.[1]
    if (name === undefined) values.set(rawName, value)
    else {
      const list = values.get(name)
      values.set(name, Array.isArray(list) ? [...list, value] : [value])
    }
  }
  return Object.fromEntries(values)
}
