/**
 * What the log says about an unexpected error. The text of an error may hold what a visitor
 * sent, so only the database's own text is written; of other errors the name and the place.
 *
 * @param error - What was thrown.
 */
export const describeFault = (error: unknown): string => {
  if (!(error instanceof Error)) return 'not an error'
  if (error.name === 'SqliteError') return `${error.name}: ${error.message}`
  const place = /\/((?:backend|node_modules)\/[^\s)]+)/.exec(error.stack ?? '')?.[1]
  return place === undefined ? error.name : `${error.name} at ${place}`
}
