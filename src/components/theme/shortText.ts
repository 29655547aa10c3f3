/**
 * Styles of a text of one or two sentences: lines of similar length. A Chinese line ends after a
 * punctuation mark, not within a word, unless a clause is longer than the line.
 */
export const shortText = {
  textWrap: 'balance',
  '&:lang(zh)': { wordBreak: 'keep-all' },
} as const
