import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

/** A page with the button that opens the dialog. */
const Page = (props: DialogProps) => {
  const [open, setOpen] = useState(props.open)
  const cancel = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button variant="quietDanger" onClick={() => setOpen(true)}>
        全部清空 Clear all
      </Button>
      <Dialog {...props} open={open} onClose={close} initialFocus={cancel}>
        {props.children}
        <DialogActions>
          <Button variant="outline">先导出 Export first</Button>
          <Button variant="outline" onClick={close} ref={cancel}>
            取消 Cancel
          </Button>
          <Button variant="danger" onClick={close}>
            清空 Clear
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  component: Dialog,
  tags: ['!autodocs'],
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: false,
    role: 'alertdialog' as const,
    title: '清空全部24件产品？ Clear all 24 products?',
    description:
      '产品和图片会从这个浏览器删除。10 秒内可以撤销。 This can be undone for 10 seconds.',
    onClose: fn(),
  },
  render: (args) => <Page {...args} />,
})

/** Asks before something is destroyed; the harmless button has the focus. */
export const Confirmation = meta.story({ args: { open: true } })

Confirmation.test(
  'DI-1 is named by its question and described by what follows',
  async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', {
      name: '清空全部24件产品？ Clear all 24 products?',
    })
    await expect(dialog).toHaveAccessibleDescription(
      '产品和图片会从这个浏览器删除。10 秒内可以撤销。 This can be undone for 10 seconds.',
    )
    await expect(canvas.getByRole('button', { name: '取消 Cancel' })).toHaveFocus()
  },
)

Confirmation.test('DI-2 a click beside it does not close it', async ({ canvas, args }) => {
  canvas
    .getByRole('alertdialog')
    .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  await expect(args.onClose).not.toHaveBeenCalled()
})

/** Closed: nothing of it is there. */
export const Closed = meta.story()

Closed.test(
  'DI-3 returns the focus to the button that opened it',
  async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '全部清空 Clear all' })
    await expect(canvas.queryByText(/Clear all 24/u)).toBeNull()
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消 Cancel' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '取消 Cancel' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
)

Closed.test('DI-4 keeps the page behind it still', async ({ canvas, userEvent }) => {
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  await userEvent.click(canvas.getByRole('button', { name: '全部清空 Clear all' }))
  await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
})

/** A small form. */
export const Form = meta.story({
  args: {
    open: true,
    role: 'dialog',
    title: '重设密码 Reset password',
    description:
      '填写注册时用的邮箱，我们会发给你一封重设邮件。 We send a link to the address you signed up with.',
    children: (
      <div style={{ marginTop: 18 }}>
        <TextField
          label="电子邮箱 Email"
          name="email"
          type="email"
          error="请输入有效的电子邮箱地址 Please enter a valid email address"
        />
      </div>
    ),
  },
})

Form.test('DI-5 stays open on a click beside it', async ({ canvas, args, userEvent }) => {
  const dialog = canvas.getByRole('dialog', { name: '重设密码 Reset password' })
  await userEvent.click(dialog)
  await expect(args.onClose).not.toHaveBeenCalled()
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible())
})
