import { expect, fn } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { PublishDialog } from './PublishDialog.tsx'

const meta = preview.meta({
  component: PublishDialog,
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, count: 24, published: false, onExport: fn(), onClose: fn() },
})

/** Nothing is published yet. */
export const Default = meta.story()

Default.test('exports the products, and closes', async (context) => {
  const { args } = context
  await press(context, ['publish:export', { count: 24 }])
  await expect(args.onExport).toHaveBeenCalledOnce()
  await expect(args.onClose).toHaveBeenCalled()
})

/** The site publishes a catalogue, which is not in the list. */
export const Published = meta.story({ args: { published: true } })
