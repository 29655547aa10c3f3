import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { StrengthBar } from './StrengthBar.tsx'

/** The angle of a colour: 0 is red, 45 amber, 120 green. */
const hueOf = (element: Element): number => {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(element)
      .color.match(/[\d.]+/gu)
      ?.map(Number) ?? []
  const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue)
  return (angle * 180) / Math.PI
}

const meta = preview.meta({
  component: StrengthBar,
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

Weak.test('is red (spec §5.10)', async ({ canvas, globals, step }) => {
  const hue = hueOf(canvas.getByText(inLanguage(globals, 'auth:strength.weak')))
  await step('The hue of “Weak” is within 25° of red', async () => {
    await expect(Math.abs(hue)).toBeLessThan(25)
  })
})

/** Nothing typed yet. */
export const Zero = meta.story({ args: { score: 0 } })

/** Score 3. */
export const Medium = meta.story({
  args: { score: 3, level: 'medium', levelText: '$t(auth:strength.medium)' },
})

Medium.test('is amber (spec §5.10)', async ({ canvas, globals, step }) => {
  const hue = hueOf(canvas.getByText(inLanguage(globals, 'auth:strength.medium')))
  await step('The hue of “Medium” is between 25° and 65°: amber', async () => {
    await expect(hue).toBeGreaterThan(25)
    await expect(hue).toBeLessThan(65)
  })
})

/** Score 4 and 5. */
export const Strong = meta.story({
  args: { score: 5, level: 'strong', levelText: '$t(auth:strength.strong)' },
})

Strong.test('is green (spec §5.10)', async ({ canvas, globals, step }) => {
  const hue = hueOf(canvas.getByText(inLanguage(globals, 'auth:strength.strong')))
  await step('The hue of “Strong” is between 90° and 180°: green', async () => {
    await expect(hue).toBeGreaterThan(90)
    await expect(hue).toBeLessThan(180)
  })
})

/** A high score that a warning qualifies. */
export const Hatched = meta.story({
  args: { score: 5, level: 'strong', levelText: '$t(auth:strength.strong)', hatched: true },
})
