import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '#tests/support/readFiles.ts'

const pictures = filesBelow('tests/visual/baselines', /\.png$/u)

describe('accepted pictures', () => {
  it('each belong to a component that has stories', () => {
    const names = filesBelow('src/components', /\.stories\.tsx$/u).map(
      (file) =>
        `${file.split('/')[2] ?? ''}-${basename(file, '.stories.tsx').replaceAll('.', '-')}.png`,
    )
    expect(pictures.filter((file) => !names.includes(basename(file)))).toEqual([])
  })
})
