/** Whether Latin input spells part of a Chinese name. */
export type PinyinMatcher = (name: string, term: string) => boolean

/** Whether a query can be pinyin at all; only then is the dictionary loaded. */
export const wantsPinyin = (query: string): boolean => /[a-zａ-ｚ]/iu.test(query)
