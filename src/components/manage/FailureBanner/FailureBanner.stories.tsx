import { expect, fn } from 'storybook/test'
import { press, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { FailureBanner, type FailureBannerProps } from './FailureBanner.tsx'

const store = (code: 'full' | 'blocked' | 'changedElsewhere') => ({ from: 'store', code }) as const

const args: FailureBannerProps = {
  failure: store('full'),
  during: 'save',
  onExport: fn(),
  onClose: fn(),
}

const meta = preview.meta({
  component: FailureBanner,
  tags: ['autodocs'],
  args,
  argTypes: { failure: { table: { type: { summary: 'JobFailure' } } } },
})

/** There is not enough storage: it offers the export. */
export const Full = meta.story({ tags: ['default'] })

Full.test('says that storage is full and offers the export (spec §8.20)', async (context) => {
  const { args, step } = context
  await step('See the alert: There is not enough storage. Nothing was saved', async () => {
    await says(context, 'alert', 'manage:failure.store.full')
  })
  await step('Press “Export”: the export starts', async () => {
    await press(context, 'manage:failure.export')
    await expect(args.onExport).toHaveBeenCalledOnce()
  })
  await step('It says that what was typed is still there', async () => {
    await says(context, 'alert', 'manage:failure.kept')
  })
})

/** The browser blocks storage. */
export const Blocked = meta.story({ args: { failure: store('blocked') } })

/** Another tab changed the price meanwhile. */
export const ChangedElsewhere = meta.story({
  args: { failure: store('changedElsewhere'), during: 'price' },
})

ChangedElsewhere.test('is an alert when a price was not stored (spec §8.20)', async (context) => {
  await context.step('See the alert: Another tab has just changed this product', async () => {
    await says(context, 'alert', 'manage:failure.store.changedElsewhere')
  })
})

/** A picture could not be stored: the sentence of the spec. */
export const ImageNotStored = meta.story({
  args: { during: 'picture' },
})

ImageNotStored.test('says Failed to store image locally (spec §8.18, §8.20)', async (context) => {
  const { canvas, globals, step } = context
  await step('See the whole alert: Failed to store image locally, and what to do', async () => {
    await expect(canvas.getByRole('alert').innerText.split(/\n+/u)).toEqual(
      (
        [
          'manage:failure.imageStore',
          'manage:failure.imageStoreFull',
          'manage:failure.export',
          'manage:failure.close',
        ] as const
      ).map((text) => inLanguage(globals, text)),
    )
  })
})

ImageNotStored.test(
  'says the same sentence for another reason, and the reason (spec §8.18)',
  { args: { failure: store('blocked'), during: 'picture' } },
  async (c) => {
    await expect(c.canvas.getByRole('alert').innerText.split(/\n+/u)).toEqual(
      (
        [
          'manage:failure.imageStore',
          'manage:failure.store.blocked',
          'manage:failure.close',
        ] as const
      ).map((text) => inLanguage(c.globals, text)),
    )
  },
)

/** A file that is no picture. */
export const PictureRefused = meta.story({
  args: { failure: { from: 'picture', code: 'pictureUndecodable' } },
})

/** An unexpected error. */
export const Unexpected = meta.story({
  args: { failure: { from: null, code: 'unexpected' } },
})

/** A sheet that nobody can read: it says what to do. */
export const SheetRefused = meta.story({
  args: { failure: { from: 'sheet', code: 'sheetNarrow' } },
})

/** A file that is no catalogue. */
export const ImportRefused = meta.story({
  args: { failure: { from: 'import', code: 'notJson' } },
})

ImportRefused.test('says what is wrong with a file, and goes when dismissed', async (c) => {
  await says(c, 'alert', 'manage:failure.import.notJson')
  await press(c, 'manage:failure.close')
  await expect(c.args.onClose).toHaveBeenCalledOnce()
})
