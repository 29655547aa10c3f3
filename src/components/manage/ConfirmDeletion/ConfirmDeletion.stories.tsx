import { expect, fn, waitFor } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { catalogue } from '#.storybook/fixtures/management.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { ConfirmDeletion } from './ConfirmDeletion.tsx'

const ids = catalogue.products.map(({ $id }) => $id)

const meta = preview.meta({
  component: ConfirmDeletion,
  tags: ['autodocs'],
  args: {
    catalogue,
    question: { kind: 'deleteAll' as const, ids },
    onExport: fn(),
    onConfirm: fn(),
    onClose: fn(),
    published: false,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

/** The question. */
export const Open = meta.story()

Open.test(
  'asks with the number, and starts on the question (spec §2.52, §9.11)',
  async ({ canvas, globals, step }) => {
    await step('The dialog asks: Delete all 24 products?', async () => {
      await expect(canvas.getByRole('alertdialog')).toHaveAccessibleName(
        inLanguage(globals, ['manage:delete.all', { count: 24 }]),
      )
    })
    await step('The focus is on the dialog', async () => {
      await waitFor(() => expect(canvas.getByRole('alertdialog')).toHaveFocus())
    })
  },
)

Open.test('offers the export first, and stays', async (context) => {
  const { canvas, args } = context
  await press(context, 'manage:delete.exportFirst')
  await expect(args.onExport).toHaveBeenCalledOnce()
  await expect(args.onClose).not.toHaveBeenCalled()
  // It fades in, so only its presence is checked.
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
})

Open.test('deletes only on the red button (spec §2.52)', async (context) => {
  const { args, step } = context
  await step('Press “Delete”: it is confirmed once', async () => {
    await press(context, 'manage:delete.confirm')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  })
})

Open.test(
  'does not speak of the browser when storage is blocked',
  { args: { catalogue: { ...catalogue, persistence: 'session' } } },
  async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(
      inLanguage(globals, 'manage:delete.textSession'),
    )
  },
)

/** Only the chosen products are deleted. */
export const Chosen = meta.story({
  args: { question: { kind: 'deleteMany', ids: ids.slice(0, 3) } },
})

/** The export has failed: the reason is in the dialog, and the question stays. */
export const ExportFailed = meta.story({
  args: {
    notice: (
      <FailureBanner
        failure={{ from: null, code: 'unexpected' }}
        onExport={() => {}}
        onClose={() => {}}
      />
    ),
  },
})

/** The site publishes a catalogue, which stays. */
export const Published = meta.story({
  args: { published: true },
})
