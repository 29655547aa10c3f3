import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { FeatureCards } from './FeatureCards.tsx'

const meta = preview.meta({ component: FeatureCards, parameters: { layout: 'fullscreen' } })

/** Source, control, use. */
export const Default = meta.story({
  play: showsTexts(
    'landing:features.lead',
    'landing:features.source.text',
    'landing:features.control.text',
    'landing:features.use.text',
  ),
})

Default.test('FC-1 is the section that the hero leads to, with three cards', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('id', 'features')
  await expect(canvas.getAllByRole('article')).toHaveLength(3)
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  // The heading beside a character says it in words.
  for (const card of canvas.getAllByRole('article'))
    await expect(card.querySelector('[lang=zh-CN]')).toHaveAttribute('aria-hidden', 'true')
})
