import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wantsPinyin, wantsSimplifier, type SearchAids } from '#domain/catalogue/search.ts'
import type { Language } from '#domain/language.ts'
import type { CatalogueServices } from '#services/products.ts'

/** What `load` resolves with, once it was wanted, and whether it is still awaited. */
const useLoaded = <T>(wanted: boolean, load: (() => Promise<T>) | undefined) => {
  const [loaded, setLoaded] = useState<T>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (!wanted || load === undefined || loaded !== undefined) return undefined
    let gone = false
    load().then(
      (value) => {
        if (!gone) setLoaded(() => value)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [wanted, load, loaded])
  return { loaded, pending: wanted && loaded === undefined && !failed }
}

/**
 * What a search uses beside the products: the names of the categories, the pinyin matcher from the first Latin letter
 * in Chinese, the simplified characters from the first Chinese one in either language. Plain search until these are
 * there, and when they cannot be loaded.
 */
export const useSearchAids = (
  services: CatalogueServices | null,
  language: Language,
  text: string,
): SearchAids => {
  const { t } = useTranslation('common')
  const inChinese = language === 'zh'
  const pinyin = useLoaded(inChinese && wantsPinyin(text), services?.pinyin)
  const simplify = useLoaded(wantsSimplifier(text), services?.simplifier)
  const pending = pinyin.pending || simplify.pending
  return useMemo(
    () => ({
      categories: t('category', { returnObjects: true }),
      pinyin: inChinese ? pinyin.loaded : undefined,
      simplify: simplify.loaded,
      pending,
    }),
    [t, inChinese, pinyin.loaded, simplify.loaded, pending],
  )
}
