import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import {
  flow,
  withServices,
  linXia,
  translationOf,
  servicesOf,
} from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Reset the password',
  tags: ['flow'],
  ...flow,
})

const account = { users: [linXia] }

/** The log-in page sends the mail and keeps the typed address (spec §2). */
export const AskForTheMail = meta.story({
  name: '请求重设邮件 Ask for the mail',
  parameters: { route: '/login' },
  loaders: [withServices(account)],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    await step('Open the dialog, which contains the typed address', async () => {
      await userEvent.type(await canvas.findByLabelText(t('auth:field.email')), linXia.email)
      const forgot = t('auth:login.forgot').replaceAll(/<[^>]+>/gu, '')
      await userEvent.click(canvas.getByRole('button', { name: forgot }))
      await canvas.findByRole('dialog', { name: t('auth:recovery.title') })
    })
    await step('Send the mail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('auth:recovery.submit') }))
      // The dialog fades in.
      await waitFor(() => expect(canvas.getByText(t('auth:recovery.sent'))).toBeVisible())
      await expect(servicesOf(context).accounts.mails.map(({ kind, to }) => [kind, to])).toEqual([
        ['recovery', linXia.email],
      ])
    })
  },
})

/** The mailed link opens the page for the new password (decision S5). */
export const ChooseANewOne = meta.story({
  name: '设置新密码 Choose a new one',
  parameters: { route: '/reset-password?userId=user-1&secret=secret-1' },
  loaders: [
    async (context) => {
      const loaded = await withServices(account)(context)
      const { accounts } = servicesOf({ ...context, loaded: { ...loaded } })
      const known = accounts.byEmail(linXia.email)
      if (known !== null) accounts.mail('recovery', known)
      return loaded
    },
  ],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    const password = 'Autumn-mountain-19'
    await step('Type the new password twice', async () => {
      await userEvent.type(await canvas.findByLabelText(t('auth:field.newPassword')), password)
      await userEvent.type(canvas.getByLabelText(t('auth:field.confirmNew')), password)
      await userEvent.click(canvas.getByRole('button', { name: t('auth:reset.submit') }))
    })
    await step('See the success message with a link to log-in', async () => {
      await expect(
        await canvas.findByRole('heading', { name: t('auth:reset.savedTitle') }),
      ).toBeVisible()
      await expect(servicesOf(context).accounts.byEmail(linXia.email)?.password).toBe(password)
    })
  },
})
