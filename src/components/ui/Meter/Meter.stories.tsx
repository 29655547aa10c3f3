import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { Meter } from './Meter.tsx'

const meta = preview.meta({
  component: Meter,
  parameters: { layout: 'padded' },
  args: { label: '$t(manage:storage.label)', value: 1.85, max: 5, valueText: '1.85 MB / 5 MB' },
})

/** Enough storage left. */
export const Normal = meta.story()

Normal.test('is named by its label and has the amount as text', async (context) => {
  const { canvas } = context
  const meter = named(context, 'meter', 'manage:storage.label')
  await expect(meter).toHaveAttribute('aria-valuetext', '1.85 MB / 5 MB')
  await expect(meter).toHaveAttribute('aria-valuenow', '1.85')
  await expect(meter).toHaveAttribute('aria-valuemin', '0')
  await expect(meter).toHaveAttribute('aria-valuemax', '5')
  // Not every screen reader says the value of a meter.
  await expect(canvas.getByText('1.85 MB / 5 MB')).not.toHaveAttribute('aria-hidden')
  await expect(canvas.getByText('1.85 MB / 5 MB')).toBeVisible()
})

/** From 80 %. */
export const Warning = meta.story({
  args: { value: 4.3, valueText: '4.30 MB / 5 MB', level: 'warning' },
})

/** From 95 %. */
export const AsGoodAsFull = meta.story({
  args: { value: 4.95, valueText: '4.95 MB / 5 MB', level: 'error' },
})

/** A value above the maximum shows a full bar. */
export const Over = meta.story({ args: { value: 6, valueText: '6 MB / 5 MB', level: 'error' } })

Over.test('stays within its ends', async ({ canvas }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '5')
})

/** Nothing stored yet. */
export const Empty = meta.story({ args: { value: 0, valueText: '0 MB / 5 MB' } })
