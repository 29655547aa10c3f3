import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { englishAddress, specAddress } from '#domain/address.ts'
import type { Language } from '#domain/language.ts'

const never = () => () => {}

/** Addresses of the page that is open in each language, query and fragment kept (decision L5). */
export const useTwins = (): Readonly<Record<Language, string>> => {
  const { pathname, search, hash } = useLocation()
  // A prerendered document knows no query: the first render over it must not know one either.
  const rest = useSyncExternalStore(
    never,
    () => search + hash,
    () => '',
  )
  const zh = specAddress(pathname)
  return { zh: zh + rest, en: englishAddress(zh) + rest }
}
