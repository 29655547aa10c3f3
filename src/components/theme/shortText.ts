/**
 * Styles of a text of one or two sentences: lines of similar length. A Chinese line ends after a
 * punctuation mark, not within a word, unless a clause is longer than the line.
 */
export const shortText = {
  textWrap: 'balance',
  '&:lang(zh)': {
    wordBreak: 'keep-all',
    // Also where a container asks for the least width.
    overflowWrap: 'anywhere',
    // A line may end before an address, which then stays whole with the mark behind it. The margin
    // is the gap that the browser leaves between Chinese and Latin text.
    '& b::before': { content: '"\\200B" / ""', marginInlineStart: '0.125em' },
  },
} as const
