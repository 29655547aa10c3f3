import { expect } from 'storybook/test'
import { leads, named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { shownSample } from '#.storybook/samples.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const meta = preview.meta({
  component: Breadcrumb,
  tags: ['autodocs'],
  args: {
    trail: [{ label: '$t(common:category.car)', to: '/products/car' }],
    current: '知远 40 纯电轿车',
  },
})

/** On the detail page. */
export const Default = meta.story()

Default.test('leads home and to the category by links (spec §2.44)', async (context) => {
  await expect(named(context, 'navigation', 'catalogue:breadcrumb.label')).toBeVisible()
  await leads(context, '/', 'catalogue:breadcrumb.home')
  await leads(context, '/products/car', 'common:category.car')
})

Default.test(
  'names the open page as current, without a link (spec §2.44)',
  async ({ canvas, globals }) => {
    await expect(canvas.getByText(shownSample(globals, '知远 40 纯电轿车'))).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
)

/** A long name wraps on a narrow screen. */
export const LongName = meta.story({
  args: { current: '知岭 70 增程 SUV 冬季套装 Ultra-Long-Range-All-Weather-Edition-2026' },
  globals: { viewport: { value: 'w320' } },
})
