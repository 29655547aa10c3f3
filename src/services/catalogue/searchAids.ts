import type { PinyinMatcher, Simplifier } from '#domain/catalogue/search.ts'

const han = /\p{Script=Han}/gu

/**
 * Loads the pinyin matcher with its dictionary (27 kB, its own chunk) at the first Latin query in
 * Chinese (decision P6). Rejects if the chunk cannot be loaded.
 */
export const loadPinyinMatcher = async (): Promise<PinyinMatcher> => {
  const { default: pinyin } = await import('pinyin-match')
  return (name, term) => {
    // The dictionary also matches Latin letters across spaces: `x1` in `Box 100`.
    for (const { index } of name.matchAll(han)) {
      const found = pinyin.match(name.slice(index), term)
      if (found === false) return false
      if (found[0] === 0) return [index, index + found[1]]
    }
    return false
  }
}

/**
 * Loads the table of traditional and simplified characters of OpenCC (17 kB, its own chunk) at the
 * first Chinese query (decision P6). Rejects if the chunk cannot be loaded.
 */
export const loadSimplifier = async (): Promise<Simplifier> => {
  const { default: table } = await import('opencc-js/dict/TSCharacters')
  const simplified = new Map<string, string>()
  for (const row of table.split('|')) {
    const [traditional = '', simple = ''] = row.split(' ')
    simplified.set(traditional, simple)
  }
  return (text) => text.replace(han, (character) => simplified.get(character) ?? character)
}
