import { expect, fn, waitFor } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { catalogue } from '#.storybook/fixtures/management.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { CatalogueNotices } from './CatalogueNotices.tsx'

const meta = preview.meta({
  component: CatalogueNotices,
  tags: ['autodocs'],
  args: {
    catalogue: { ...catalogue, quarantine: { records: 3, saved: true } },
    onFile: fn(),
    onDownload: fn(),
    onDiscard: fn(),
  },
})

/** Some records could not be read and are quarantined. */
export const Quarantined = meta.story({ tags: ['default'] })

Quarantined.test('saves the unreadable data to a file', async (context) => {
  const { canvas, args, globals, step } = context
  await step('See that the data has been set aside', async () => {
    await expect(canvas.getByText(inLanguage(globals, 'manage:notice.quarantine'))).toBeVisible()
  })
  await step('Download it', async () => {
    await press(context, 'manage:notice.download')
    await expect(args.onDownload).toHaveBeenCalledOnce()
  })
})

Quarantined.test('asks before it forgets them', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const name = inLanguage(globals, 'manage:notice.discard')
  await userEvent.click(canvas.getByRole('button', { name }))
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  await press(context, 'common:action.cancel')
  await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onDiscard).not.toHaveBeenCalled()
  const buttons = await canvas.findAllByRole('button', { name })
  const last = buttons.at(-1)
  if (last === undefined) throw new Error('There is no button')
  await userEvent.click(last)
  await expect(args.onDiscard).toHaveBeenCalledOnce()
})

/** Storage is too full for a copy: nothing is written until the data is discarded. */
export const NotSetAside = meta.story({
  args: { catalogue: { ...catalogue, quarantine: { records: 1, saved: false } } },
})

/** Nothing of the stored data can be read; a copy of it is quarantined. */
export const Unreadable = meta.story({
  args: {
    catalogue: {
      ...catalogue,
      phase: 'unreadable',
      products: [],
      quarantine: { records: 1, saved: true },
    },
  },
})

/** The browser blocks storage. */
export const Session = meta.story({
  args: { catalogue: { ...catalogue, persistence: 'session' } },
})

Session.test(
  'asks for an export only when there are products',
  { args: { catalogue: { ...catalogue, persistence: 'session', products: [] } } },
  async (context) => {
    await showsTexts('manage:notice.session', 'manage:notice.sessionTextEmpty')(context)
    const asking = inLanguage(context.globals, 'manage:notice.sessionText')
    await expect(context.canvas.queryByText(asking)).toBeNull()
  },
)

/** Stored by a newer version of the site. */
export const ReadOnly = meta.story({
  args: { catalogue: { ...catalogue, readOnly: true } },
})

ReadOnly.test('offers to reload when another version wrote the data', async (context) => {
  await press(context, 'manage:notice.reload')
  await expect(context.args.catalogue.retry).toHaveBeenCalledOnce()
})
