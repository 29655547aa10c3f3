/** How many cards or rows of a long list are shown at first, and how many more each time. */
export const listStep = 24

/** Length of the description on a product card, in characters as people count them (spec §9). */
const previewLength = 100

// Without options it counts graphemes.
let segmenter: Intl.Segmenter | undefined

/** A character with its marks; flags, skin tones and joined emoji are one. */
const cluster = /(?:\p{Regional_Indicator}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200D.)*/gsu

/** Where each grapheme starts. Firefox before 125 has no `Intl.Segmenter`. */
const starts = (text: string): Iterable<{ readonly index: number }> => {
  if (!('Segmenter' in Intl)) return text.matchAll(cluster)
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

/**
 * The first 100 characters of a description and an ellipsis when there is more (spec §2). Counts
 * graphemes, so that no emoji, flag or accented letter is cut in two.
 */
export const previewOf = (description: string, length: number = previewLength): string => {
  // A grapheme has at least one unit, so a short text needs no counting.
  if (description.length <= length) return description
  let count = 0
  for (const { index } of starts(description)) {
    if (count === length) return `${description.slice(0, index).trimEnd()}…`
    count += 1
  }
  return description
}
