import { page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import { clear, show, type Shown } from '#tests/support/screens.ts'
import { misfits, type Misfit } from './stretch.ts'

const files = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/components/pages/**/*.stories.tsx',
  '/src/components/layout/{Header,Footer,PageFrame}/*.stories.tsx',
])

const isStory = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'run' in value

/** A phone, and the narrowest window that has the whole navigation: where room is shortest. */
const widths = [360, 1200]

const resize = async (width: number): Promise<void> => {
  await page.viewport(width, 800)
  // Container queries follow the frame's new size with the next picture.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

afterEach(clear)

describe('words 40 % longer fit', () => {
  it.each(Object.entries(files))(
    '%s',
    async (_file, load) => {
      const found: (Misfit & { readonly story: string; readonly width: number })[] = []
      for (const [story, value] of Object.entries(await load())) {
        if (!isStory(value)) continue
        await show(value, 'pseudo')
        for (const width of widths) {
          await resize(width)
          found.push(...misfits().map((misfit) => ({ story, width, ...misfit })))
        }
      }
      expect(found).toEqual([])
    },
    60_000,
  )
})
