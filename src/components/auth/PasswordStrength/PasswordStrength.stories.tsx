import { expect, waitFor } from 'storybook/test'
import { named, says } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

const meta = preview.meta({
  component: PasswordStrength,
  args: { password: 'riverbend8' },
  parameters: { docs: { story: { inline: false, height: '160px' } }, layout: 'padded' },
  decorators: [formColumn],
})

/** Three of five: medium. */
export const Medium = meta.story()

Medium.test(
  'shows its level as text, not only as a colour (spec §2.22, §5.10)',
  async (context) => {
    const { globals, step } = context
    const meter = named(context, 'meter', 'auth:strength.label')
    await step('3 of 5 signs are read out as “Medium”', async () => {
      await expect(meter).toHaveAttribute('aria-valuenow', '3')
      await expect(meter).toHaveAttribute(
        'aria-valuetext',
        inLanguage(globals, 'auth:strength.medium'),
      )
    })
  },
)

Medium.test('ticks each rule that is met (spec §5.9)', async ({ canvas, globals, step }) => {
  await step('Length, lowercase and digit are met; uppercase and symbol are not', async () => {
    await expect(canvas.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual(
      (
        [
          [['auth:strength.longEnough', { min: 8 }], 'auth:strength.met'],
          ['auth:strength.lowercase', 'auth:strength.met'],
          ['auth:strength.uppercase', 'auth:strength.unmet'],
          ['auth:strength.digit', 'auth:strength.met'],
          ['auth:strength.special', 'auth:strength.unmet'],
        ] as const
      ).map(([rule, state]) => inLanguage(globals, rule) + inLanguage(globals, state)),
    )
  })
})

/** Nothing typed yet: nothing is judged. */
export const Empty = meta.story({ args: { password: '' } })

Empty.test('judges nothing before typing', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    inLanguage(globals, 'auth:strength.empty'),
  )
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
})

/** Up to two of five: weak. */
export const Weak = meta.story({ args: { password: 'river' } })

/** Four or five: strong. */
export const Strong = meta.story({ args: { password: 'Riverbend-8' } })

Strong.test('announces the rating when typing pauses', async (context) => {
  const { globals } = context
  await waitFor(() =>
    says(context, 'status', [
      'auth:strength.announced',
      { level: inLanguage(globals, 'auth:strength.strong') },
    ]),
  )
})

/** All five rules, and yet among the first that a guesser tries: advice, no refusal. */
export const Common = meta.story({ args: { password: 'Password1!' } })

Common.test(
  'warns of a common password without changing its score',
  async ({ canvas, globals }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '5')
    const advice = inLanguage(globals, 'auth:strength.common')
    await expect(canvas.getByText(advice, { ignore: '[role=status]' })).toBeVisible()
  },
)

Common.test('announces the advice alone, not that it is strong', async ({ canvas, globals }) => {
  await waitFor(() =>
    expect(canvas.getByRole('status').textContent).toBe(
      inLanguage(globals, 'auth:strength.common'),
    ),
  )
})
