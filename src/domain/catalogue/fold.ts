const ascii = /^[\t\n\r -~]*$/
// Han, kana-free CJK punctuation and ASCII decompose to themselves: most Chinese text is done here.
const plainHan = /^[\t\n\r -~\u2020-\u2027\u3001-\u301b\u4e00-\u9fff]*$/
const marks = /\p{M}+/gu
const unseen = /\p{Cf}+/gu
const dashes = /[\p{Pd}\u2212]/gu
const single = /[\u2018-\u201B\u2032\u00B4`]/gu
const double = /[\u201C-\u201F\u2033]/gu

/**
 * Folds text for searching: case, width and accents away, one kind of hyphen and of quote, so that
 * `ＲＯＢＯＴ`, `Robot` and `röbot` meet (decision P6). Not for showing.
 */
export const fold = (text: string): string => {
  if (ascii.test(text) || plainHan.test(text)) return text.toLowerCase()
  return text
    .replace(single, "'")
    .replace(double, '"')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
}

/**
 * A folded text as people write it in a hurry: without quotes and hyphens, and without the space
 * before a number or between a number and its unit. `wi-fi` becomes `wifi`, `iphone 15` `iphone15`
 * and `12 v` `12v`; `3-5` and `5 games` stay.
 */
export const tighten = (folded: string): string =>
  folded
    .replace(/['"]|(?<![0-9])-|-(?![0-9])/gu, '')
    .replace(/(?<=\p{L})[^\S\n]+(?=[0-9])|(?<=[0-9])[^\S\n]+(?=[a-z]{1,3}(?!\p{L}))/gu, '')

/** The words of a query, folded; every one of them has to be found. */
export const foldTerms = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/u)
    .filter((term) => term !== '')
