import { useEffect, useMemo, useState } from 'react'
import { wantsPinyin } from '#domain/catalogue/pinyin.ts'
import { wantsSimplifier, type SearchAids } from '#domain/catalogue/search.ts'
import type { Language } from '#domain/language.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'

/** What `load` resolves with, once it was wanted. `undefined` until then, and when it cannot be loaded. */
const useLoaded = <T>(wanted: boolean, load: (() => Promise<T>) | undefined): T | undefined => {
  const [loaded, setLoaded] = useState<T>()
  useEffect(() => {
    if (!wanted || load === undefined || loaded !== undefined) return undefined
    let gone = false
    load().then(
      (value) => {
        if (!gone) setLoaded(() => value)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [wanted, load, loaded])
  return loaded
}

/**
 * The aids of a search (decision P6): the pinyin matcher from the first Latin letter in Chinese, the
 * simplified characters from the first Chinese one in either language. Plain search until then.
 */
export const useSearchAids = (
  services: CatalogueServices | null,
  language: Language,
  text: string,
): SearchAids => {
  const inChinese = language === 'zh'
  const pinyin = useLoaded(inChinese && wantsPinyin(text), services?.pinyin)
  const simplify = useLoaded(wantsSimplifier(text), services?.simplifier)
  return useMemo(
    () => ({ pinyin: inChinese ? pinyin : undefined, simplify }),
    [inChinese, pinyin, simplify],
  )
}
