import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { root, textOf } from '#tests/support/readFiles.ts'
import { files } from './sourceFiles.ts'

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[`*_]|[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => anchorOf(heading)),
    ...[...text.matchAll(/ id="([^"]+)"/gu)].map(([, id = '']) => id),
  ])

it('links between Markdown pages lead to a file and an anchor that exist', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/gu)]
        .filter(([, path = '', anchor]) => {
          const target = path === '' ? join(root, file) : resolve(root, dirname(file), path)
          if (!existsSync(target)) return true
          return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).has(anchor)
        })
        .map(([link]) => `${file}: ${link}`),
    )
  expect(broken).toEqual([])
})
