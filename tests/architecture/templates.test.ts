import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
})
