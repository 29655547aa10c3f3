import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { CategoryStrip } from './CategoryStrip.tsx'

const meta = preview.meta({ component: CategoryStrip, parameters: { layout: 'fullscreen' } })

/** Six tiles, one line. */
export const Default = meta.story({
  play: showsTexts(
    'common:category.car',
    'common:category.parts',
    'common:category.cpu',
    'common:category.phone',
    'common:category.game',
    'common:category.drone',
  ),
})

Default.test('leads to the six categories', async ({ canvas }) => {
  const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
  await expect(hrefs).toEqual([
    '/products/car',
    '/products/parts',
    '/products/cpu',
    '/products/phone',
    '/products/game',
    '/products/drone',
  ])
})

Default.test('ends each tile where the next object starts', async ({ canvas }) => {
  const tiles = canvas.getAllByRole('link').map((link) => ({
    link: link.getBoundingClientRect(),
    object: link.querySelector('svg')?.getBoundingClientRect(),
  }))
  for (const [index, { link }] of tiles.entries()) {
    const next = tiles[index + 1]?.object
    if (next === undefined || next.top !== tiles[index]?.object?.top) continue
    await expect(link.right).toBeLessThanOrEqual(next.left)
  }
})

/** A tile under the pointer, another where the keyboard is. */
export const HoveredAndFocused = meta.story({
  parameters: { pinned: { hover: 'li:nth-child(2) a', 'focus-visible': 'li:nth-child(4) a' } },
  play: showsRole('navigation', 'common:nav.categories'),
})
