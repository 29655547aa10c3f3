import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn, within } from 'storybook/test'
import { press, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { ReloadNotice } from './ReloadNotice.tsx'

const reload = 'common:status.failed.reload'
const text = 'common:status.incomplete.text'

/** A page whose dialog was open when the script failed. */
const PageWithDialog = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation(['auth', 'common'])
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('auth:recovery.submit')}</Button>
      <Dialog open={open} title={t('auth:recovery.title')} onClose={() => setOpen(false)}>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('common:action.cancel')}</Button>
        </DialogActions>
      </Dialog>
      {children}
    </>
  )
}

const meta = preview.meta({
  component: ReloadNotice,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { offline: false, onReload: fn() },
})

/** A script could not be fetched. */
export const Default = meta.story()

Default.test('is announced at once and offers the one button that helps', async (context) => {
  await says(context, 'alert', text)
  await press(context, reload)
  await expect(context.args.onReload).toHaveBeenCalledOnce()
})

/** The reload was tried without a connection: the page stays. */
export const Offline = meta.story({ args: { offline: true } })

/** Inside the dialog that makes the page inert. */
export const InDialog = meta.story({
  render: (args) => (
    <PageWithDialog>
      <ReloadNotice {...args} />
    </PageWithDialog>
  ),
})

InDialog.test(
  'is reached by Tab while a dialog is open',
  async ({ canvas, args, globals, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog'))
    const button = await dialog.findByRole('button', { name: inLanguage(globals, reload) })
    // The dialog has the focus; its own button comes first.
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
)

InDialog.test(
  'is there once, and returns to the page with the end of the dialog',
  async ({ canvas, globals, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog'))
    await dialog.findByRole('alert')
    await userEvent.click(
      dialog.getByRole('button', { name: inLanguage(globals, 'common:action.cancel') }),
    )
    await expect(canvas.queryByRole('dialog')).toBeNull()
    const button = await canvas.findByRole('button', { name: inLanguage(globals, reload) })
    await expect(button.closest('dialog')).toBeNull()
    await userEvent.click(button)
  },
)
