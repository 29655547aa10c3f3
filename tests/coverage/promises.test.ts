import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { scanStories } from './scan.ts'
import { storiesFiles } from './tree.ts'

const flows = fileURLToPath(new URL('../../.storybook/flows', import.meta.url))

const flowFiles = readdirSync(flows)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const text = readFileSync(`${flows}/${file}`, 'utf8')
    // A story of a flow with what is played in it; the text between two exports belongs to the first.
    const parts = text.split(/^(?=export const )/m)
    const played = parts.filter((part) => /^ {2}play:/m.test(part))
    return {
      component: `flow ${basename(file, '.stories.tsx')}`,
      stories: scanStories(text).stories,
      tests: played.flatMap((part) => scanStories(part).stories).map((one) => `${one} is played`),
    }
  })

const promises = [
  ...storiesFiles.map(({ component, stories, tests }) => ({
    component,
    stories,
    tests: tests.map(({ title }) => title),
  })),
  ...flowFiles,
]
  .toSorted((a, b) => (a.component < b.component ? -1 : 1))
  .flatMap(({ component, stories, tests }) => [
    ...stories.map((story) => `${component} · ${story}`),
    ...tests.map((test) => `${component} · ${test}`),
  ])

// What else no other check would miss: a test that is gone cannot fail.
it('a story, its test or its play function is only lost on purpose: put the line marked "-" back into its stories file, or accept with "npx vitest run --project unit tests/coverage/promises -u"', async () => {
  await expect(`${promises.join('\n')}\n`).toMatchFileSnapshot('./promises.txt')
})
