import { useEffect, useState } from 'react'
import { wantsPinyin, type PinyinMatcher } from '#domain/catalogue/pinyin.ts'
import type { Language } from '#domain/language.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'

/**
 * The pinyin matcher, loaded at the first Latin letter of a search in Chinese (decision P6).
 * `undefined` until then, and when it cannot be loaded: plain search is used.
 */
export const usePinyin = (
  services: CatalogueServices | null,
  language: Language,
  text: string,
): PinyinMatcher | undefined => {
  const [matcher, setMatcher] = useState<PinyinMatcher>()
  const wanted = services !== null && language === 'zh' && wantsPinyin(text)
  useEffect(() => {
    if (!wanted || matcher !== undefined) return undefined
    let gone = false
    services.pinyin().then(
      (value) => {
        if (!gone) setMatcher(() => value)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [wanted, matcher, services])
  return language === 'zh' ? matcher : undefined
}
