import { readFiles } from '#tests/coverage/readFiles.ts'
import { contractOf, scanStories, titleOf } from '#tests/coverage/scan.ts'
import { slug, storyId } from '#tests/coverage/storyId.ts'

/** A test of a story, as it stands in Storybook. */
export interface StoryTest {
  /** Its id: `auth-loginform--default:lf-1-submits-the-values-once`. */
  readonly id: string
  /** Its title, with the contract id. */
  readonly name: string
}

/** The tests of stories of components, by their contract id. */
export const readStoryTests = (): Readonly<Record<string, StoryTest>> =>
  Object.fromEntries(
    readFiles('src/components', /\.stories\.tsx$/u).flatMap(({ path, text }) => {
      const title = titleOf(path, text)
      return scanStories(text).tests.flatMap(({ story, title: name }) => {
        const contract = contractOf(name)
        const test = { id: `${storyId(title, story)}:${slug(name)}`, name }
        return contract === null ? [] : [[contract, test] as const]
      })
    }),
  )
