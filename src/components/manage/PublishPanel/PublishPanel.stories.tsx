import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { PublishPanel } from './PublishPanel.tsx'

const meta = preview.meta({
  component: PublishPanel,
  // Its columns follow the width of the window.
  parameters: { docs: { story: { inline: false } } },
  args: { count: 24, published: false, onExport: fn() },
})

/** Nothing is published yet. */
export const Default = meta.story()

Default.test('exports the products', async ({ canvas, args, globals, userEvent }) => {
  const name = inLanguage(globals, ['publish:export', { count: 24 }])
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onExport).toHaveBeenCalledOnce()
})

/** The site publishes a catalogue, which is not in the list. */
export const Published = meta.story({ args: { published: true } })

/** There is nothing to export. */
export const Empty = meta.story({ args: { count: 0 } })
