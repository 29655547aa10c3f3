import { describe, expect, it } from 'vitest'
import { readFiles, textOf } from '#tests/support/readFiles.ts'

const { scripts } = JSON.parse(textOf('package.json')) as {
  scripts: Record<string, string>
}

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'AGENTS.md'].map((path) => ({
    path,
    text: textOf(path),
  })),
  ...['docs', 'backend', '.storybook'].flatMap((folder) => readFiles(folder, /\.mdx?$/u)),
]

describe('npm commands in the documentation', () => {
  it('exist in package.json', () => {
    const missing = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/npm run (?:-s )?([a-z:-]*[a-z])/gu)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in scripts))
        .map((name) => `${path}: npm run ${name}`),
    )
    expect(missing).toEqual([])
  })
})
