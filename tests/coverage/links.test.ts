import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { scanStories } from './scan.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const read = (folder: string, wanted: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))

const pages = [...read('.storybook', /\.mdx$/), ...read('src', /\.mdx$/)]
const stories = [
  ...read('.storybook/flows', /\.stories\.tsx$/),
  ...read('src/components', /\.stories\.tsx$/),
]

/** As Storybook titles a stories file: by its own words, or by the area and the name of the file. */
const titleOf = ({ path, text }: { readonly path: string; readonly text: string }): string => {
  const own = /^ {2}title: '([^']+)'/mu.exec(text)?.[1]
  const name = basename(path, '.stories.tsx')
  return own ?? `${dirname(path).split('/')[2] ?? ''}/${name}`
}

const docsOf = (title: string) => `/docs/${toId(title, 'Docs')}`

/** Every address in this Storybook that a link may lead to. */
const addresses = new Set([
  ...pages.flatMap(({ text }) => {
    const title = /<Meta title="([^"]+)"/u.exec(text)?.[1]
    return title === undefined ? [] : [docsOf(title)]
  }),
  ...stories.flatMap((file) => {
    const title = titleOf(file)
    return [
      docsOf(title),
      ...scanStories(file.text).stories.map(
        (story) => `/story/${toId(title, storyNameFromExport(story))}`,
      ),
    ]
  }),
])

/** Links as pages write them, and as the blocks of pages do. */
const linksOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/\?path=(\/(?:docs|story)\/[a-z0-9-]+)/gu)].map(([, path = '']) => path),
  ...[...text.matchAll(/<DocsLink id="([^"]+)"/gu)].map(([, id = '']) => `/docs/${id}--docs`),
  ...[...text.matchAll(/<StoryLink id="([^"]+)"/gu)].map(([, id = '']) => `/story/${id}`),
]

describe('links inside Storybook', () => {
  it('lead to a page or a story that there is', () => {
    const broken = [...pages, ...read('.storybook/blocks', /\.tsx$/)].flatMap(({ path, text }) =>
      linksOf(text)
        .filter((link) => !addresses.has(link))
        .map((link) => `${path}: there is no ${link}, link to another or write it`),
    )
    expect(broken).toEqual([])
  })

  it('are there to be checked', () => {
    expect(pages.flatMap(({ text }) => linksOf(text)).length).toBeGreaterThan(30)
  })

  it('name logs that are kept', () => {
    const missing = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/<Logs of="(\w+)" screen="([^"]+)"/gu)].flatMap(
        ([, of = '', screen = '']) =>
          ['zh', 'en']
            .map((language) => `${screen}.${language}.txt`)
            .filter((file) => !readdirSync(join(root, 'tests', of)).includes(file))
            .map((file) => `${path}: there is no log tests/${of}/${file}`),
      ),
    )
    expect(missing).toEqual([])
  })
})
