/** Pixels of a picture: red, green and blue, one byte each. */
export type Pixels = Uint8Array

/** How often each colour occurs. */
const countColours = (pixels: Pixels): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join(' ')
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

const most = (changes: readonly (readonly [colour: string, count: number])[]): string =>
  changes.reduce((best, change) => (change[1] > best[1] ? change : best), ['nothing', 0])[0]

/**
 * Says what a change is in short: the colour that most pixels lost and the one that most got. It is the
 * same wherever in a picture the change is, and however large the picture is.
 *
 * @param before - pixels of the accepted picture
 * @param after - pixels of the new one
 */
export const changeOf = (before: Pixels, after: Pixels): string => {
  const [old, now] = [countColours(before), countColours(after)]
  const changes = [...new Set([...old.keys(), ...now.keys()])].map(
    (colour) => [colour, (now.get(colour) ?? 0) - (old.get(colour) ?? 0)] as const,
  )
  const lost = most(changes.map(([colour, count]) => [colour, -count]))
  return `${lost} → ${most(changes)}`
}

/**
 * Puts what changed alike into one entry. The entry with the fewest pictures is first: among many
 * intended changes it is the one to look at.
 *
 * @param changed - changed pictures with what their change is
 */
export const groupAlike = <Picture extends { readonly change: string }>(
  changed: readonly Picture[],
): readonly (readonly Picture[])[] =>
  [...new Set(changed.map(({ change }) => change))]
    .map((wanted) => changed.filter(({ change }) => change === wanted))
    .toSorted((a, b) => a.length - b.length)
