import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles, root, textOf } from '#tests/coverage/readFiles.ts'
import { citationsIn } from './citations.ts'

const folders = ['.storybook', 'backend', 'docs', 'locales', 'scripts', 'src', 'tests']
const files = [
  ...readdirSync(root)
    .filter((name) => /\.(?:js|ts|md|html)$/u.test(name))
    .map((path) => ({ path, text: textOf(path) })),
  ...folders.flatMap((folder) => readFiles(folder, /\.(?:css|hbs|html|js|md|mdx|tsx?)$/u)),
].filter(({ path }) => !path.startsWith('tests/architecture/citations'))

const firstGroup = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, group = '']) => group))

const specification = textOf('docs/specification.md')

/** What a citation can name, by document. */
const known = {
  specification: new Set([
    ...firstGroup(specification, /^## (\d+)\./gmu),
    ...firstGroup(specification, /<sup id="([\d.]+)">/gu),
  ]),
  design: firstGroup(textOf('docs/design.md'), /^## (\d+)\./gmu),
  decision: firstGroup(textOf('docs/product-decisions.md'), /^### ([A-Z]\d+)\. /gmu),
  record: firstGroup(readdirSync(join(root, 'docs/decisions')).join('\n'), /^(\d{3})-.+\.md$/gmu),
}

const cited = files.flatMap(({ path, text }) =>
  citationsIn(text).map((citation) => ({ file: path, ...citation })),
)

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[`*_]|[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => anchorOf(heading)),
    ...firstGroup(text, / id="([^"]+)"/gu),
  ])

describe('citations', () => {
  it('are found in lists, in ranges and across the lines of a comment', () => {
    const text =
      'spec §5.15, decisions S1 and\n * S3 (brief §3 and §5, decision record\n// 010), also §9, RFC 9110 §14.2'
    expect(citationsIn(text).map(({ document, id }) => `${String(document)} ${id}`)).toEqual([
      'specification 5.15',
      'design 3',
      'design 5',
      'null 9',
      'decision S1',
      'decision S3',
      'record 010',
    ])
  })

  it('resolve to a section, a rule, a decision or a record in docs', () => {
    const broken = cited
      .filter(({ document, id }) => document === null || !known[document].has(id))
      .map(({ file, document, id }) =>
        document === null
          ? `${file}: write "spec §${id}" or "brief §${id}" instead of "§${id}"`
          : `${file}: docs has no ${document} ${id}`,
      )
    expect(broken).toEqual([])
  })

  it('exist in the tree', () => {
    expect(cited.length).toBeGreaterThan(400)
  })
})

describe('links between Markdown pages', () => {
  it('lead to a file and an anchor that exist', () => {
    const broken = files
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path: file, text }) =>
        [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/gu)]
          .filter(([, path = '', anchor]) => {
            const target = path === '' ? join(root, file) : resolve(root, dirname(file), path)
            if (!existsSync(target)) return true
            return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).has(anchor)
          })
          .map(([link]) => `${file}: ${link}`),
      )
    expect(broken).toEqual([])
  })
})
