import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Panel } from './Panel.tsx'

const meta = preview.meta({
  component: Panel,
  args: {
    title: '$t(dashboard:products.title)',
    text: '$t(dashboard:products.text)',
    children: <span>$t(dashboard:products.manage)</span>,
  },
  parameters: { layout: 'padded' },
})

/** A heading, a sentence, and the content. */
export const Default = meta.story()

Default.test('is a region named by its heading', async ({ canvas, globals }) => {
  await expect(
    canvas.getByRole('region', { name: inLanguage(globals, 'dashboard:products.title') }),
  ).toBeVisible()
  await expect(
    canvas.getByRole('heading', {
      level: 2,
      name: inLanguage(globals, 'dashboard:products.title'),
    }),
  ).toBeVisible()
})
