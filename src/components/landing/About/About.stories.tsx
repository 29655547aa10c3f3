import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { About } from './About.tsx'

const meta = preview.meta({ component: About, parameters: { layout: 'fullscreen' } })

/** The one dark band of the page, in both colour modes. */
export const Default = meta.story({
  play: showsTexts('landing:about.heading', 'landing:about.sentence'),
})

Default.test('is the section that the header leads to', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('id', 'about')
  await expect(canvas.getByRole('region')).toHaveTextContent(
    inLanguage(globals, 'landing:about.sentence'),
  )
})
