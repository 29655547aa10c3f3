/** A test of a story. */
export interface StoryTest {
  /** Name of the export that the test belongs to. */
  readonly story: string
  readonly title: string
}

/** Two letters and a number that link a line of a documentation page to its test: `LF-1`. */
export type ContractId = `${string}-${number}`

/**
 * The contract id at the start of a title, or `null`.
 *
 * @param title - title of a test, such as `LF-1 has a label for each field`
 */
export const contractOf = (title: string): ContractId | null => {
  const [, letters, number] = /^([A-Z]{2})-(\d+) /u.exec(title) ?? []
  return letters === undefined ? null : `${letters}-${Number(number)}`
}

/**
 * Names of the stories and tests of a stories file. It reads the text, so that it works in Node and
 * in Storybook.
 *
 * @param text - text of the stories file
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

/**
 * The title that Storybook gives a stories file: its own, or that of its folder in `src/components`.
 *
 * @param path - from the root of the repository
 * @param text - text of the file
 */
export const titleOf = (path: string, text: string): string =>
  /^ {2}title: '([^']+)'/mu.exec(text)?.[1] ?? path.split('/').slice(2, -1).join('/')

/**
 * Contract ids that a documentation page lists. `LF-7 to LF-9` stands for three ids.
 *
 * @param text - text of the page
 */
export const scanContract = (text: string): readonly ContractId[] => {
  const ids = [...text.matchAll(/\*\*([A-Z]{2})-(\d+)(?: to [A-Z]{2}-(\d+))?\*\*/g)]
  return ids.flatMap(([, letters = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index): ContractId => `${letters}-${Number(first) + index}`,
    ),
  )
}

/**
 * Titles of the tests in a stories file, or of journeys, that assert nothing.
 *
 * @param text - text of the file
 */
export const emptyTests = (text: string): readonly string[] =>
  text
    .split(/^(?= *(?:\w+\.)?test\(\s*['"`])/mu)
    .slice(1)
    .filter((test) => {
      const indent = /^ */u.exec(test)?.[0] ?? ''
      const [body = ''] = test.split(new RegExp(`^${indent}\\}?\\)$`, 'mu'))
      return !/\bexpect/u.test(body)
    })
    .map((test) => /(['"`])(.+?)\1/su.exec(test)?.[2] ?? '')
