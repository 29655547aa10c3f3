import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles, root } from './readFiles.ts'
import { scanStories, titleOf } from './scan.ts'
import { storyId } from './storyId.ts'

const pages = [...readFiles('.storybook', /\.mdx$/), ...readFiles('src', /\.mdx$/)]
const stories = [
  ...readFiles('.storybook/flows', /\.stories\.tsx$/),
  ...readFiles('src/components', /\.stories\.tsx$/),
]

const docsOf = (title: string) => `/docs/${storyId(title, 'Docs')}`

/** The pages and stories of this Storybook. */
const addresses = new Set([
  ...pages.flatMap(({ text }) => {
    const title = /<Meta title="([^"]+)"/u.exec(text)?.[1]
    return title === undefined ? [] : [docsOf(title)]
  }),
  ...stories.flatMap(({ path, text }) => {
    const title = titleOf(path, text)
    return [
      docsOf(title),
      ...scanStories(text).stories.map((story) => `/story/${storyId(title, story)}`),
    ]
  }),
])

/** The links that pages and blocks contain. */
const linksOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/\?path=(\/(?:docs|story)\/[a-z0-9-]+)/gu)].map(([, path = '']) => path),
  ...[...text.matchAll(/<DocsLink id="([^"]+)"/gu)].map(([, id = '']) => `/docs/${id}--docs`),
  ...[...text.matchAll(/<(?:StoryLink id|MachinePage [^>]*flow)="([^"]+)"/gu)].map(
    ([, id = '']) => `/story/${id}`,
  ),
]

describe('links inside Storybook', () => {
  it('lead to a page or a story that exists', () => {
    const broken = [...pages, ...readFiles('.storybook/blocks', /\.tsx$/)].flatMap(
      ({ path, text }) =>
        linksOf(text)
          .filter((link) => !addresses.has(link))
          .map((link) => `${path}: there is no ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('exist in the pages', () => {
    expect(pages.flatMap(({ text }) => linksOf(text)).length).toBeGreaterThan(30)
  })

  it('name logs that exist', () => {
    const logs = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/<RecordedLog of="([\w-]+)" screen="([^"]+)"/gu)].flatMap(
        ([, of = '', screen = '']) =>
          ['zh', 'en'].map((language) => ({ path, file: `tests/${of}/${screen}.${language}.txt` })),
      ),
    )
    expect(logs.length).toBeGreaterThan(10)
    const missing = logs.filter(({ file }) => !existsSync(join(root, file)))
    expect(missing).toEqual([])
  })
})
