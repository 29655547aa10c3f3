import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { sampleText } from '#.storybook/samples.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const clearAll = fn()

/** A button that asks before it clears. */
const ClearButton = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation(['manage', 'common'])
  const [open, setOpen] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const clear = () => {
    close()
    onClear()
  }
  return (
    <>
      <Button variant="quietDanger" onClick={() => setOpen(true)}>
        {t('manage:action.clear')}
      </Button>
      <Dialog
        open={open}
        role="alertdialog"
        title={t('manage:clear.title', { count: 24 })}
        description={t('manage:clear.text')}
        initialFocus={cancel}
        onClose={close}
      >
        <DialogActions>
          <Button variant="outline" ref={cancel} onClick={close}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="danger" onClick={clear}>
            {t('manage:clear.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** A page with the button that opens the dialog: a question, or a form (`role="dialog"`). */
const Page = (props: DialogProps) => {
  const { t } = useTranslation(['manage', 'auth', 'common'])
  const [open, setOpen] = useState(props.open)
  const cancel = useRef<HTMLButtonElement>(null)
  const form = props.role === 'dialog'
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button variant={form ? 'quiet' : 'quietDanger'} onClick={() => setOpen(true)}>
        {form ? t('auth:recovery.title') : t('manage:action.clear')}
      </Button>
      <Dialog {...props} open={open} onClose={close} {...(!form && { initialFocus: cancel })}>
        {props.children}
        <DialogActions>
          {form ? null : <Button variant="outline">{t('manage:clear.exportFirst')}</Button>}
          <Button variant="outline" onClick={close} ref={cancel}>
            {t('common:action.cancel')}
          </Button>
          <Button variant={form ? 'solid' : 'danger'} onClick={close}>
            {form ? t('auth:recovery.submit') : t('manage:clear.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  component: Dialog,
  tags: ['!autodocs'],
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '360px' }, canvas: { sourceState: 'none' as const } },
  },
  args: {
    open: false,
    role: 'alertdialog' as const,
    title: "$t(manage:clear.title, {'count': 24})",
    description: '$t(manage:clear.text)',
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
})

/** Asks before something is destroyed; the harmless button has the focus. */
export const Confirmation = meta.story({ args: { open: true } })

Confirmation.test(
  'DI-1 is named by its question and described by what follows',
  async ({ canvas, globals }) => {
    const dialog = canvas.getByRole('alertdialog', {
      name: sampleText(globals, "$t(manage:clear.title, {'count': 24})"),
    })
    await expect(dialog).toHaveAccessibleDescription(sampleText(globals, '$t(manage:clear.text)'))
    await expect(
      canvas.getByRole('button', { name: sampleText(globals, '$t(common:action.cancel)') }),
    ).toHaveFocus()
  },
)

Confirmation.test('DI-2 a click beside it does not close it', async ({ canvas, args }) => {
  canvas
    .getByRole('alertdialog')
    .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  await expect(args.onClose).not.toHaveBeenCalled()
})

/** The whole example: a button that opens the dialog, and buttons that close it. Closed, nothing of it is there. */
export const Closed = meta.story({
  parameters: { docs: { canvas: { sourceState: 'hidden' as const } } },
  render: () => <ClearButton onClear={clearAll} />,
})

Closed.test('DI-3 returns the focus to the button that opened it', async (context) => {
  const { canvas, userEvent, globals } = context
  const named = (key: string) => ({ name: sampleText(globals, `$t(${key})`) })
  const opener = canvas.getByRole('button', named('manage:action.clear'))
  for (const key of ['common:action.cancel', 'manage:clear.confirm']) {
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(opener)
    const cancel = canvas.getByRole('button', named('common:action.cancel'))
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', named(key)))
    await waitFor(() => expect(opener).toHaveFocus())
  }
  await expect(canvas.queryByRole('alertdialog')).toBeNull()
  await expect(clearAll).toHaveBeenCalledOnce()
})

Closed.test('DI-4 keeps the page behind it still', async ({ canvas, userEvent, globals }) => {
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  await userEvent.click(
    canvas.getByRole('button', { name: sampleText(globals, '$t(manage:action.clear)') }),
  )
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
})

/** A small form that was sent empty; its field has the focus. */
export const Form = meta.story({
  args: {
    open: true,
    role: 'dialog',
    title: '$t(auth:recovery.title)',
    description: '$t(auth:recovery.text)',
    children: (
      <div style={{ marginTop: 18 }}>
        <TextField
          label="$t(auth:field.email)"
          name="email"
          type="email"
          required
          error="$t(auth:problem.emailRequired)"
        />
      </div>
    ),
  },
})

Form.test('DI-5 stays open on a click beside it', async ({ canvas, args, userEvent, globals }) => {
  const dialog = canvas.getByRole('dialog', {
    name: sampleText(globals, '$t(auth:recovery.title)'),
  })
  await userEvent.click(dialog)
  await expect(args.onClose).not.toHaveBeenCalled()
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible())
})

Form.test('DI-6 moves the focus to its first control', async ({ canvas, globals }) => {
  await expect(
    canvas.getByRole('textbox', { name: sampleText(globals, '$t(auth:field.email)') }),
  ).toHaveFocus()
})
