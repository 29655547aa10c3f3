import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { sampleText } from '#.storybook/samples.ts'
import { StrengthBar } from './StrengthBar.tsx'

const meta = preview.meta({
  component: StrengthBar,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: '$t(auth:strength.label)',
    score: 2,
    level: 'weak' as const,
    levelText: '$t(auth:strength.weak)',
  },
})

/** Score 0 to 2. */
export const Weak = meta.story()

Weak.test('SB-1 has the score as value and the level as text', async ({ canvas, globals }) => {
  const meter = canvas.getByRole('meter', { name: sampleText(globals, '$t(auth:strength.label)') })
  await expect(meter).toHaveAttribute(
    'aria-valuetext',
    sampleText(globals, '$t(auth:strength.weak)'),
  )
  await expect(meter).toHaveAttribute('aria-valuenow', '2')
  await expect(meter).toHaveAttribute('aria-valuemax', '5')
  await expect(canvas.getByText(sampleText(globals, '$t(auth:strength.weak)'))).toBeVisible()
})

/** Nothing typed yet. */
export const Zero = meta.story({ args: { score: 0 } })

/** Score 3. */
export const Medium = meta.story({
  args: { score: 3, level: 'medium', levelText: '$t(auth:strength.medium)' },
})

/** Score 4 and 5. */
export const Strong = meta.story({
  args: { score: 5, level: 'strong', levelText: '$t(auth:strength.strong)' },
})

/** A high score that a warning qualifies. */
export const Hatched = meta.story({
  args: { score: 5, level: 'strong', levelText: '$t(auth:strength.strong)', hatched: true },
})
