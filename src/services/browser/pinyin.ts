import type { PinyinMatcher } from '#domain/catalogue/pinyin.ts'

/**
 * Loads the pinyin matcher with its dictionary (27 kB, a chunk of its own) at the first Latin query in
 * Chinese (decision P6). Rejects if the chunk cannot be loaded.
 */
export const loadPinyinMatcher = async (): Promise<PinyinMatcher> => {
  const { default: pinyin } = await import('pinyin-match')
  return (name, term) => pinyin.match(name, term) !== false
}
