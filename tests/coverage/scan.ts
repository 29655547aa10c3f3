/** A test of a story as its file names it. */
export interface StoryTest {
  /** Export of the story that it stands on. */
  readonly story: string
  readonly title: string
}

/** Contract id at the head of a title: two letters and a number. */
const contractId = /^([A-Z]{2}-\d+) /

/** The contract id of a title, or `null`. */
export const contractOf = (title: string): string | null => contractId.exec(title)?.[1] ?? null

/**
 * Names of the stories and tests of a stories file. Reads the text, so that the check in Node and
 * the page in Storybook see the same without running anything.
 */
export const scanStories = (
  text: string,
): { readonly stories: readonly string[]; readonly tests: readonly StoryTest[] } => ({
  stories: [...text.matchAll(/^export const (\w+) = (?:meta\.story|\w+\.extend)\(/gm)].map(
    ([, name]) => name ?? '',
  ),
  tests: [...text.matchAll(/^(\w+)\.test\(\s*(['"`])(.+?)\2/gm)].map(([, story, , title]) => ({
    story: story ?? '',
    title: title ?? '',
  })),
})

/** Contract ids that a guidance page promises; "LF-7 to LF-9" promises three. */
export const scanContract = (text: string): readonly string[] => {
  const ids = [...text.matchAll(/\*\*([A-Z]{2})-(\d+)(?: to [A-Z]{2}-(\d+))?\*\*/g)]
  return ids.flatMap(([, letters = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${letters}-${Number(first) + index}`,
    ),
  )
}
