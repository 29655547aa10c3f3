const KEY = 'scroll'
const KEPT = 50

type Memory = Record<string, number>

const read = (): Memory => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Memory) : {}
  } catch {
    // Storage is blocked or invalid: Back starts at the top.
    return {}
  }
}

/**
 * Stores the scroll position of a page, for Back and reload in this tab.
 *
 * @param key - the router's key of the history entry
 * @param top - pixels from the top of the document
 */
export const rememberScroll = (key: string, top: number): void => {
  const others = Object.entries(read()).filter(([kept]) => kept !== key)
  const entries = [...others, [key, Math.round(top)] as const].slice(-KEPT)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // As above.
  }
}

/** Scroll position of a history entry in pixels, or `null`. */
export const readScroll = (key: string): number | null => {
  const top = read()[key]
  return typeof top === 'number' && Number.isFinite(top) ? top : null
}
