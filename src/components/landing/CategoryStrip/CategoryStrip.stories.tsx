import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'

const meta = preview.meta({
  component: CategoryStrip,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** Six tiles, one line. */
export const Default = meta.story()

Default.test('leads to the six categories (spec §9.7)', async ({ canvas }) => {
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

/** A tile under the pointer, another where the keyboard is. */
export const HoveredAndFocused = meta.story({
  parameters: { pinned: { hover: 'li:nth-child(2) a', 'focus-visible': 'li:nth-child(4) a' } },
})
