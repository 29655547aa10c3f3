import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { inEnglish } from '#tests/support/i18n.ts'
import { FeatureCards } from './FeatureCards.tsx'

const meta = preview.meta({
  component: FeatureCards,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** Source, control, use. */
export const Default = meta.story()

Default.test(
  'is the section that the hero leads to, with three cards (spec §2.2)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('id', 'features')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    // The heading beside a character says it in words.
    for (const card of canvas.getAllByRole('article'))
      await expect(card.querySelector('[lang=zh-CN]')?.parentElement).toHaveAttribute(
        'aria-hidden',
        'true',
      )
  },
)

Default.test(
  'shows the word of each character, and reads it once',
  { parameters: { docs: { story: { inline: false } } }, globals: { locale: 'en' } },
  async ({ canvas }) => {
    for (const feature of ['source', 'control', 'use'] as const) {
      const word = inEnglish(`landing:features.${feature}.name`)
      await expect(canvas.getByText(word)).toBeVisible()
      await expect(canvas.getByText(word).closest('[aria-hidden]')).not.toBeNull()
      const name = inEnglish(`landing:features.${feature}.title`)
      await expect(canvas.getByRole('heading', { name })).toBeVisible()
    }
  },
)
