import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'src/components/pages'
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

describe('modes of a page for Chromatic', () => {
  it('are all languages, colour modes and widths', () => {
    const missing = pages
      .filter(({ text }) => !/preview\.meta\([^]*?chromatic: \{ modes: pageModes\b/u.test(text))
      .map(({ file }) => `${file}: add chromatic: { modes: pageModes } to the meta's parameters`)
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
      .map(({ file }) => `${file}: repeat the first story with forcedColours and its tags`)
    expect(missing).toEqual([])
  })
})
