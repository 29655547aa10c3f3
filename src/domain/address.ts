import type { Language } from './language.ts'

/** First segment of the English twin of a page (decision L5). */
const ENGLISH = '/en'

const isEnglishAddress = (pathname: string): boolean =>
  pathname === ENGLISH || pathname.startsWith(`${ENGLISH}/`)

/** The language of an address (decision L5): `/en/...` is English, everything else Chinese. */
export const languageOfAddress = (pathname: string): Language =>
  isEnglishAddress(pathname) ? 'en' : 'zh'

/** The address as spec §2 writes it: `/en/login` becomes `/login`, `/en` becomes `/`. */
export const specAddress = (pathname: string): string =>
  isEnglishAddress(pathname) ? pathname.slice(ENGLISH.length) || '/' : pathname

/** The twin of an address of spec §2 in a language: `/login` becomes `/en/login`, `/` becomes `/en`. */
export const addressIn = (language: Language, pathname: string): string => {
  if (language === 'zh') return pathname
  return pathname === '/' ? ENGLISH : `${ENGLISH}${pathname}`
}

/**
 * A path without Chinese punctuation that a program took for a part of it, as in `/terms，`, and without what
 * follows. No path of the site contains such punctuation. The path is percent-encoded, as browsers write it.
 */
export const withoutPunctuation = (pathname: string): string => {
  const end = pathname.search(/%(?:EF%BC|E3%80|E2%80)/i)
  return end === -1 ? pathname : pathname.slice(0, end)
}

/**
 * Where a link leads from the page that is open: it stays within the language of the page.
 *
 * @param to - address of either language, with query and fragment if need be
 * @param current - path of the page that is open
 */
export const addressFrom = (to: string, current: string): string => {
  const end = to.search(/[?#]/)
  const path = end === -1 ? to : to.slice(0, end)
  const rest = end === -1 ? '' : to.slice(end)
  return addressIn(languageOfAddress(current), specAddress(path)) + rest
}

/** A text with nothing that no address can hold: half of a surrogate pair, as a text ends that was cut by units. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** A text as a part of an address. */
export const encoded = (text: string): string => encodeURIComponent(wellFormed(text))
