import { page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { clear, show } from '#tests/support/screens.ts'
import { storiesOf } from '#tests/support/stories.ts'
import { misfits, type Misfit } from './misfits.ts'

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

afterEach(clear)

describe('texts that are 40 % longer fit', () => {
  it.each(Object.entries(files))(
    '%s',
    async (_file, load) => {
      const found: (Misfit & { readonly story: string; readonly width: number })[] = []
      for (const [name, story] of storiesOf(await load())) {
        await show(story, 'pseudo')
        for (const width of widths) {
          await resize(width)
          found.push(...misfits().map((misfit) => ({ story: name, width, ...misfit })))
        }
      }
      expect(found).toEqual([])
    },
    60_000,
  )
})
