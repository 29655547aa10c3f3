const keyOf = (entry: string) => `scroll:${entry}`

/**
 * Stores the scroll position of a page, for Back and reload in this tab.
 *
 * @param entry - the router's key of the history entry
 * @param top - pixels from the top of the document
 */
export const rememberScroll = (entry: string, top: number): void => {
  try {
    sessionStorage.setItem(keyOf(entry), String(Math.round(top)))
  } catch {
    // Storage is blocked or full: Back starts at the top.
  }
}

/** Scroll position of a history entry in pixels, or `null`. */
export const readScroll = (entry: string): number | null => {
  try {
    const top = sessionStorage.getItem(keyOf(entry))
    return top === null ? null : Number(top)
  } catch {
    return null
  }
}
