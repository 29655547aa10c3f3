import { useLocation } from 'react-router-dom'
import { englishAddress, specAddress } from '#domain/address.ts'
import type { Language } from '#domain/language.ts'

/** Addresses of the page that is open in each language, query and fragment kept (decision L5). */
export const useTwins = (): Readonly<Record<Language, string>> => {
  const { pathname, search, hash } = useLocation()
  const zh = specAddress(pathname)
  return { zh: zh + search + hash, en: englishAddress(zh) + search + hash }
}
