const ascii = /^[\t\n\r -~]*$/
// Han, kana-free CJK punctuation and ASCII decompose to themselves: most Chinese text is done here.
const plainHan = /^[\t\n\r -~\u2010-\u2027\u3001-\u301b\u4e00-\u9fff]*$/
const marks = /\p{M}+/gu

/**
 * Folds text for searching: case, width and accents away, so that `ＲＯＢＯＴ`, `Robot` and `röbot`
 * meet (decision P6). Not for showing.
 */
export const fold = (text: string): string => {
  if (ascii.test(text) || plainHan.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').toLowerCase().replace(marks, '').normalize('NFKC')
}

/** The words of a query, folded; every one of them has to be found. */
export const foldTerms = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/u)
    .filter((term) => term !== '')
