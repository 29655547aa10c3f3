/** First segment of the English twin of a public page (decision L5). */
const ENGLISH = '/en'

/** Whether an address belongs to the English twin of the site: `/en` itself or anything under it. */
export const isEnglishAddress = (pathname: string): boolean =>
  pathname === ENGLISH || pathname.startsWith(`${ENGLISH}/`)

/** The address as spec §2 writes it: `/en/login` becomes `/login`, `/en` becomes `/`. */
export const specAddress = (pathname: string): string =>
  isEnglishAddress(pathname) ? pathname.slice(ENGLISH.length) || '/' : pathname

/** The English twin of an address of spec §2: `/login` becomes `/en/login`, `/` becomes `/en`. */
export const englishAddress = (pathname: string): string =>
  pathname === '/' ? ENGLISH : `${ENGLISH}${pathname}`

/**
 * Where a link leads from the page that is open: a visitor of `/en/...` stays under `/en`.
 *
 * @param to - address as spec §2 writes it, with query and fragment if need be
 * @param current - path of the page that is open
 */
export const addressFrom = (to: string, current: string): string => {
  if (!isEnglishAddress(current)) return to
  const end = to.search(/[?#]/)
  const path = end === -1 ? to : to.slice(0, end)
  return englishAddress(path) + (end === -1 ? '' : to.slice(end))
}
