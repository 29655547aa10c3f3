import { describe, expect, it } from 'vitest'
import { readFiles } from '#tests/coverage/readFiles.ts'

const pages = readFiles('src/components/pages', /\.stories\.tsx$/u)

describe('modes of a page for Chromatic', () => {
  it('are all languages, colour modes and widths', () => {
    const missing = pages
      .filter(({ text }) => !/preview\.meta\([^]*?chromatic: \{ modes: pageModes\b/u.test(text))
      .map(({ path }) => `${path}: add chromatic: { modes: pageModes } to the meta's parameters`)
    expect(missing).toEqual([])
  })

  it('include forced colours for the first story', () => {
    const missing = pages
      .filter(({ text }) => {
        const [, first = ''] = /^export const (\w+)/mu.exec(text) ?? []
        const story = new RegExp(
          String.raw`ForcedColours = meta\.story\(\{\s*\.\.\.${first}\.input,\s*\.\.\.forcedColours,\s*tags: \['!dev', '!test'\]`,
          'u',
        )
        return !story.test(text)
      })
      .map(({ path }) => `${path}: repeat the first story with forcedColours and its tags`)
    expect(missing).toEqual([])
  })
})
