import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles, root } from '#tests/coverage/readFiles.ts'

const outsideSrc = /^\.storybook|^backend|^locales|^scripts|^tests/u

describe('templates of npm run new', () => {
  it('import files that exist', () => {
    const missing = readFiles('scripts/templates', /\.hbs$/u).flatMap(({ path, text }) =>
      [...text.matchAll(/from '#([^'{]+)'/gu)]
        .map(([, file = '']) => (outsideSrc.test(file) ? file : `src/${file}`))
        .filter((file) => !existsSync(join(root, file)))
        .map((file) => `${path}: ${file}`),
    )
    expect(missing).toEqual([])
  })

  it('leave no placeholder in the page of a component, unless it has the tag of a draft', () => {
    const [page] = readFiles('scripts/templates/component', /mdx\.hbs$/u)
    const placeholders = [...(page?.text ?? '').matchAll(/^(?:- |<Subtitle>|\w).*$/gmu)]
      .map(([line]) => line)
      .filter((line) => !/^import |\{\{/u.test(line))
    expect(placeholders).toHaveLength(6)
    const left = readFiles('src/components', /\.mdx$/u).flatMap(({ path, text }) => {
      const drafts = readFiles(dirname(path), /\.stories\.tsx$/u).filter((file) =>
        /tags: \[.*'draft'/u.test(file.text),
      )
      return drafts.length > 0
        ? []
        : placeholders
            .filter((line) => text.split('\n').includes(line))
            .map((line) => `${path}: ${line}`)
    })
    expect(left).toEqual([])
  })
})
