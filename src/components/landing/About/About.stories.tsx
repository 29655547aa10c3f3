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
    inLanguage(globals, {
      zh: '「源」是水流开始的地方；我们的源头，是一块电池。',
      en: 'The “yuan” in our name is the spring where a river begins; ours was a battery.',
    }),
  )
})
