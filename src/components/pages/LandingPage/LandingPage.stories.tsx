import { expect, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import { idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { LandingPage } from './LandingPage.tsx'

const meta = preview.meta({
  component: LandingPage,
  tags: ['autodocs'],
  args: { flow: idleContact },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** The whole page. */
export const Default = meta.story()

Default.test(
  'has the sections that the header leads to (spec §2.1, §2.3, §2.13)',
  async ({ canvas, globals }) => {
    const regions = canvas.getAllByRole('region').map((region) => region.id)
    await expect(regions.filter(Boolean)).toEqual(['features', 'about', 'contact'])
    const headings = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
    await expect(headings.join(' ')).toBe(
      inLanguage(
        globals,
        'landing:features.heading',
        'landing:proof.heading',
        'landing:about.heading',
        'contact:heading',
      ),
    )
  },
)

Default.test(
  'says that the account is closed',
  { args: { accountClosed: true } },
  async ({ canvas, globals }) => {
    await waitFor(() =>
      expect(canvas.getByText(inLanguage(globals, 'landing:accountClosed.title'))).toBeVisible(),
    )
  },
)
