import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forcedMode, pageModes, partModes } from '#.storybook/modes.ts'
import { planOf } from './plan.ts'
import type { ListedStory } from './stage.ts'

const part: ListedStory = {
  id: 'ui-button--solid',
  title: 'ui/Button',
  snapshot: { modes: partModes },
  viewport: null,
}
/** Modes arrive merged: the project's, the page's and the story's. */
const modes = { ...pageModes, part: { ...partModes.part, ...pageModes.part }, ...forcedMode }
const page: ListedStory = {
  id: 'pages-loginpage--default',
  title: 'pages/LoginPage',
  snapshot: { modes },
  viewport: null,
}
const names = (...given: Parameters<typeof planOf>) =>
  planOf(...given).flatMap(({ shots }) => shots.map(({ name }) => name))

describe('which pictures are taken', () => {
  it('takes a part once, in the width that it asks for', () => {
    const viewport = { width: 320, height: 568 }
    const narrow = { ...part, id: 'ui-button--narrow', viewport }
    expect(planOf([part, narrow])).toEqual([
      {
        mode: partModes.part,
        frame: { width: 1280, height: 800 },
        shots: [{ story: part.id, name: 'ui-button--solid/part', whole: false }],
      },
      {
        mode: partModes.part,
        frame: viewport,
        shots: [{ story: narrow.id, name: 'ui-button--narrow/part', whole: false }],
      },
    ])
  })

  it('takes a page in light and dark, Chinese and English, 360 and 1280, and forced colours', () => {
    expect(names([page]).sort()).toEqual(
      [
        'en-dark-1280',
        'en-dark-360',
        'en-light-1280',
        'en-light-360',
        'forced-colours',
        'zh-dark-1280',
        'zh-dark-360',
        'zh-light-1280',
        'zh-light-360',
      ].map((mode) => `pages-loginpage--default/${mode}`),
    )
    expect(planOf([page]).every(({ shots }) => shots.every(({ whole }) => whole))).toBe(true)
  })

  it('takes none of a story that no picture can prove', () => {
    expect(names([{ ...part, snapshot: { ...part.snapshot, disableSnapshot: true } }])).toEqual([])
  })

  it('shares a page among 96 pictures at most, and shuffles without losing one', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ ...part, id: `ui-button--${index}` }))
    expect(planOf(many).map(({ shots }) => shots.length)).toEqual([96, 96, 8])
    expect(names(many, '', 7)).not.toEqual(names(many))
    expect(names(many, '', 7)).toEqual(names(many, '', 7))
    expect([...names(many, '', 7)].sort()).toEqual([...names(many)].sort())
  })
})

describe('what pages tell Chromatic and the camera', () => {
  const folder = 'src/components/pages'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

  it('every page is seen in all modes', () => {
    const faults = files
      .filter(({ text }) => !/preview\.meta\([^]*?chromatic: \{ modes: pageModes \}/.test(text))
      .map(({ file }) => `${file}: add chromatic: { modes: pageModes } to the meta's parameters`)
    expect(faults).toEqual([])
  })

  it('every page as it opens is seen in forced colours as well', () => {
    const faults = files
      .filter(({ text }) => {
        const first = text.split(/^export const /m)[1] ?? ''
        return !/chromatic: \{ modes: forcedMode \}/.test(first)
      })
      .map(({ file }) => `${file}: add chromatic: { modes: forcedMode } to the first story`)
    expect(faults).toEqual([])
  })
})
