/** The dictionary inside pinyin-match: characters by syllable. Its matcher is too slow for 10,000 names. */
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Readonly<Record<string, string>>
}
