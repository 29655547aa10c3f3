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
