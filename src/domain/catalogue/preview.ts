/** Length of the description on a product card, in characters as people count them (spec §9). */
const previewLength = 100

// Without options it counts graphemes.
let segmenter: Intl.Segmenter | undefined

/**
 * The first 100 characters of a description and an ellipsis when there is more (spec §2). Counts
 * graphemes, so that no emoji, flag or accented letter is cut in two.
 */
export const previewOf = (description: string, length: number = previewLength): string => {
  // A grapheme has at least one unit, so a short text needs no counting.
  if (description.length <= length) return description
  segmenter ??= new Intl.Segmenter()
  let count = 0
  for (const { index } of segmenter.segment(description)) {
    if (count === length) return `${description.slice(0, index).trimEnd()}…`
    count += 1
  }
  return description
}
