// The SDK's own key: a session kept by another build of the site stays good.
const key = 'cookieFallback'

const isForeign = (url: URL): boolean =>
  typeof window !== 'undefined' && url.origin !== window.location.origin

/**
 * The session that stands in for cookies where a browser refuses those of a foreign API, or `null`.
 * On the API's own origin cookies work and nothing is kept where scripts can read it.
 */
export const readFallbackCookies = (url: URL): string | null => {
  if (!isForeign(url)) return null
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps what a foreign API answered; `[]` is its word for none. */
export const writeFallbackCookies = (url: URL, value: string | null): void => {
  if (value === null || !isForeign(url)) return
  try {
    if (value === '[]') window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Storage is blocked: the session then depends on the browser's cookies alone.
  }
}
