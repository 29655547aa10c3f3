import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { StrengthBar } from './StrengthBar.tsx'

const meta = preview.meta({
  component: StrengthBar,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: '密码强度 Password strength',
    score: 2,
    level: 'weak' as const,
    levelText: '弱 Weak',
  },
})

/** Score 0 to 2. */
export const Weak = meta.story()

Weak.test('SB-1 has the score as value and the level as text', async ({ canvas }) => {
  const meter = canvas.getByRole('meter', { name: '密码强度 Password strength' })
  await expect(meter).toHaveAttribute('aria-valuetext', '弱 Weak')
  await expect(meter).toHaveAttribute('aria-valuenow', '2')
  await expect(meter).toHaveAttribute('aria-valuemax', '5')
  await expect(canvas.getByText('弱 Weak')).toBeVisible()
})

/** Nothing typed yet. */
export const Zero = meta.story({ args: { score: 0 } })

/** Score 3. */
export const Medium = meta.story({ args: { score: 3, level: 'medium', levelText: '中等 Medium' } })

/** Score 4 and 5. */
export const Strong = meta.story({ args: { score: 5, level: 'strong', levelText: '强 Strong' } })

/** A high score that a warning qualifies. */
export const Hatched = meta.story({
  args: { score: 5, level: 'strong', levelText: '强 Strong', hatched: true },
})
