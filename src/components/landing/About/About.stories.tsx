import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { company } from '#.storybook/fixtures/company.ts'
import { About } from './About.tsx'

const meta = preview.meta({
  component: About,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** The one dark band of the page, in both colour modes. */
export const Default = meta.story()

/** What the company says about itself: year, place and people. */
export const WithCompany = meta.story({ args: { company } })

Default.test('is the section that the header leads to (spec §2.3)', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('id', 'about')
  await expect(canvas.getByRole('region')).toHaveTextContent(
    inLanguage(globals, 'landing:about.sentence'),
  )
})
