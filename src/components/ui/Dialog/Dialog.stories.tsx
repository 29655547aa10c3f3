import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, fn, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { textOf, useForm } from '#components/ui/useForm.ts'
import { validateRecovery, type RecoveryEntries } from '#domain/login.rules.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const clearAll = fn()
const sendMail = fn()

/** A button that asks before it clears. */
const ClearButton = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation(['manage', 'common'])
  const [open, setOpen] = useState(false)
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
        title={t('manage:delete.all', { count: 24 })}
        description={t('manage:delete.text')}
        onClose={close}
      >
        <DialogActions>
          <Button variant="outline" onClick={close}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="danger" onClick={clear}>
            {t('manage:delete.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const read = (data: FormData): RecoveryEntries => ({ email: textOf(data, 'email') })

interface MailFormProps {
  readonly onSubmit: (entries: RecoveryEntries) => void
  readonly onCancel: () => void
}

/** The form inside: a separate component, so that it is empty each time the dialog opens. */
const MailForm = ({ onSubmit, onCancel }: MailFormProps) => {
  const { t } = useTranslation(['auth', 'common'])
  const { form, field } = useForm({
    read,
    validate: validateRecovery,
    message: (problem) => t(`auth:problem.${problem}`),
    pending: false,
    focusField: true,
    onSubmit,
  })
  return (
    <chakra.form marginTop="5" {...form}>
      <TextField {...field('email')} type="email" label={t('auth:field.email')} required />
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit">{t('auth:recovery.submit')}</Button>
      </DialogActions>
    </chakra.form>
  )
}

/** A button that asks for an address. */
const MailButton = ({ onSubmit }: Pick<MailFormProps, 'onSubmit'>) => {
  const { t } = useTranslation('auth')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const submit = (entries: RecoveryEntries) => {
    close()
    onSubmit(entries)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('recovery.title')}
      </Button>
      <Dialog
        open={open}
        title={t('recovery.title')}
        description={t('recovery.text')}
        onClose={close}
      >
        <MailForm onSubmit={submit} onCancel={close} />
      </Dialog>
    </>
  )
}

/** A page with the button that opens the question. */
const Page = (props: DialogProps) => {
  const { t } = useTranslation(['manage', 'common'])
  const [open, setOpen] = useState(props.open)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button variant="quietDanger" onClick={() => setOpen(true)}>
        {t('manage:action.clear')}
      </Button>
      <Dialog {...props} open={open} onClose={close}>
        <DialogActions>
          <Button variant="outline">{t('manage:delete.exportFirst')}</Button>
          <Button variant="outline" onClick={close}>
            {t('common:action.cancel')}
          </Button>
          <Button variant="danger" onClick={close}>
            {t('manage:delete.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  component: Dialog,
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '360px' } },
  },
  args: {
    open: false,
    role: 'alertdialog' as const,
    title: "$t(manage:delete.all, {'count': 24})",
    description: '$t(manage:delete.text)',
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
})

/** Asks before something is destroyed; the question has the focus. */
export const Confirmation = meta.story({ args: { open: true } })

Confirmation.test('is named by its question and described by what follows', async (context) => {
  const dialog = named(context, 'alertdialog', ['manage:delete.all', { count: 24 }])
  await expect(dialog).toHaveAccessibleDescription(
    inLanguage(context.globals, 'manage:delete.text'),
  )
  // The question is heard, and Enter does nothing.
  await expect(dialog).toHaveFocus()
})

Confirmation.test('a click beside it does not close it', async ({ canvas, args }) => {
  canvas
    .getByRole('alertdialog')
    .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  await expect(args.onClose).not.toHaveBeenCalled()
})

/** The whole example: a button that opens the dialog, and buttons that close it. Closed, nothing of it is there. */
export const Closed = meta.story({
  render: () => <ClearButton onClear={clearAll} />,
})

Closed.test('returns the focus to the button that opened it', async (context) => {
  const { canvas, userEvent } = context
  const opener = named(context, 'button', 'manage:action.clear')
  for (const key of ['common:action.cancel', 'manage:delete.confirm'] as const) {
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toHaveFocus())
    await press(context, key)
    await waitFor(() => expect(opener).toHaveFocus())
  }
  await expect(canvas.queryByRole('alertdialog')).toBeNull()
  await expect(clearAll).toHaveBeenCalledOnce()
})

Closed.test('keeps the page behind it still', async (context) => {
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  await press(context, 'manage:action.clear')
  await waitFor(() => expect(context.canvas.getByRole('alertdialog')).toBeVisible())
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
})

/** A small form that was sent empty; its field has the focus. */
export const Form = meta.story({
  render: () => <MailButton onSubmit={sendMail} />,
  play: async (context) => {
    for (const key of ['auth:recovery.title', 'auth:recovery.submit'] as const)
      await press(context, key)
    await expect(context.canvas.getByRole('textbox')).toBeInvalid()
    await expect(sendMail).not.toHaveBeenCalled()
  },
})

Form.test('stays open on a click beside it', async (context) => {
  const dialog = named(context, 'dialog', 'auth:recovery.title')
  await context.userEvent.click(dialog)
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible())
})

Form.test('moves the focus to its first field', async (context) => {
  await press(context, 'common:action.cancel')
  await press(context, 'auth:recovery.title')
  await expect(context.canvas.getByRole('dialog')).toHaveFocus()
  await waitFor(() => expect(named(context, 'textbox', 'auth:field.email')).toHaveFocus())
})
