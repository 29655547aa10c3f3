import { describe, expect, it } from 'vitest'
import { readFiles } from './readFiles.ts'
import { rules } from './rules.ts'
import { storyId } from './storyId.ts'

const pages = [...readFiles('.storybook', /\.mdx$/), ...readFiles('src', /\.mdx$/)]
const stories = [
  ...readFiles('.storybook/flows', /\.stories\.tsx$/),
  ...readFiles('src/components', /\.stories\.tsx$/),
]

/** The title of a stories file: its own, or that of its folder. */
const titleOf = (path: string, text: string): string =>
  /^ {2}title: '([^']+)'/mu.exec(text)?.[1] ?? path.split('/').slice(2, -1).join('/')

const namesOf = (text: string): readonly string[] =>
  [...text.matchAll(/^export const (\w+) = (?:meta\.story|\w+\.extend)\(/gmu)].map(
    ([, name = '']) => name,
  )

/** Titles of the tests in a text, also of those in a table (`it.each`). */
const titlesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\b(?:it|test)\b[^'"`\n]*|^\s*\][^'"`\n]*\))\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`([^`]+)`)\s*,/gmu,
    ),
  ].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/gu, '$1'),
  )

const inFiles = (folders: readonly string[], pattern: RegExp): readonly string[] =>
  folders.flatMap((folder) => readFiles(folder, pattern)).flatMap(({ text }) => titlesIn(text))

/** Titles of the tests, by the first word of a proof. */
const titles: Readonly<Record<string, readonly string[]>> = {
  unit: inFiles(['src', 'locales', 'scripts', 'tests'], /(?:\.test|\.contract)\.tsx?$/u),
  journey: inFiles(['tests/journeys'], /\.spec\.ts$/u),
  ...Object.fromEntries(
    stories.map(({ path, text }) => [`story ${titleOf(path, text)}:`, titlesIn(text)]),
  ),
}

const docsOf = (title: string) => `/docs/${storyId(title, 'Docs')}`

/** The pages and stories of this Storybook. */
const addresses = new Set([
  ...pages.flatMap(({ text }) => {
    const title = /<Meta title="([^"]+)"/u.exec(text)?.[1]
    return title === undefined ? [] : [docsOf(title)]
  }),
  ...stories.flatMap(({ path, text }) => {
    const title = titleOf(path, text)
    return [docsOf(title), ...namesOf(text).map((story) => `/story/${storyId(title, story)}`)]
  }),
])

/** The links that pages and blocks contain. */
const linksOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/\?path=(\/(?:docs|story)\/[a-z0-9-]+)/gu)].map(([, path = '']) => path),
  ...[...text.matchAll(/<(?:StoryLink id)="([^"]+)"/gu)].map(([, id = '']) => `/story/${id}`),
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

  it('lead from each rule of the specification to tests that exist', () => {
    const missing = rules.flatMap(({ id, proof }) =>
      proof
        .filter((one) => {
          const [, kind = '', name = ''] = /^(unit|journey|story [^:]+:) (.+)$/u.exec(one) ?? []
          return !(titles[kind] ?? []).some((title) => title.startsWith(name))
        })
        .map((one) => `rule ${id}: ${one}`),
    )
    expect(missing).toEqual([])
  })

  it('are given for each rule, or a reason why there is no test', () => {
    const open = rules.filter(({ proof, gap }) => proof.length === 0 && gap === undefined)
    expect(open.map(({ id }) => id)).toEqual([])
  })
})
