import { page } from 'vitest/browser'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clear, show } from '#tests/support/screens.ts'
import { storiesOf } from '#tests/support/stories.ts'
import { misfits, type Misfit } from '#tests/support/misfits.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/components/pages/**/*.stories.tsx',
  '/src/components/layout/{Header,Footer,PageLayout}/*.stories.tsx',
])

/** A phone, and the narrowest window with the complete navigation. */
const widths = [360, 1200]

const resize = async (width: number): Promise<void> => {
  await page.viewport(width, 800)
  // Container queries follow the new size in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

// Rows far from the screen are laid out as well.
beforeAll(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; }')
  document.adoptedStyleSheets.push(sheet)
})

afterEach(clear)

describe('texts that are 40 % longer fit', () => {
  it.each(Object.entries(files))('%s', async (_file, load) => {
    const found: (Misfit & { readonly story: string; readonly width: number })[] = []
    for (const [name, story] of storiesOf(await load())) {
      // Its words are meant to be longer than any place.
      if (name === 'LongNeighbours') continue
      await show(story, 'pseudo')
      for (const width of widths) {
        await resize(width)
        found.push(...misfits().map((misfit) => ({ story: name, width, ...misfit })))
      }
    }
    expect(found).toEqual([])
  })
})

it('a longer brand name ends before the menu of languages', async () => {
  const header = await files['/src/components/layout/Header/Header.stories.tsx']?.()
  const [, phone] = storiesOf(header ?? {}).find(([name]) => name === 'Phone') ?? []
  if (phone === undefined) throw new Error('Header has no story named Phone')
  await show(phone, 'pseudo')
  await resize(360)
  const edgesOf = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((element) => element.getBoundingClientRect())
      .find(({ width }) => width > 0)
  const name = edgesOf('header a [aria-hidden=true]:not(svg)')
  const menu = edgesOf('header button')
  expect(name?.right).toBeLessThanOrEqual(menu?.left ?? 0)
})
