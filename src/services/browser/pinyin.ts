import { createPinyinMatcher, type PinyinMatcher } from '#domain/catalogue/pinyin.ts'

let matcher: Promise<PinyinMatcher> | undefined

/** `ü` is typed as `v`, `u` after j, q, x, y is never anything else: all spellings lead there. */
const spellings = (syllable: string): readonly string[] => {
  if (syllable.includes('v')) return [syllable, syllable.replace('v', 'u')]
  return /^[jqxy]u/.test(syllable) ? [syllable, syllable.replace('u', 'v')] : [syllable]
}

/**
 * Loads the dictionary (27 kB, a chunk of its own) and makes the matcher; once, at the first Latin
 * query in Chinese (decision P6). Rejects when the chunk cannot be loaded, and tries again next time.
 */
export const loadPinyinMatcher = (): Promise<PinyinMatcher> => {
  matcher ??= import('pinyin-match/src/simplified_dict.js').then(
    ({ dict }) => {
      const readings = new Map<string, readonly string[]>()
      for (const [syllable, characters] of Object.entries(dict)) {
        for (const character of characters) {
          readings.set(character, [...(readings.get(character) ?? []), ...spellings(syllable)])
        }
      }
      return createPinyinMatcher(readings)
    },
    (error: unknown) => {
      matcher = undefined
      throw error
    },
  )
  return matcher
}
