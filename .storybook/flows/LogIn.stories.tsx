import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { flow, withServices, linXia, translationOf } from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Log in',
  tags: ['flow'],
  ...flow,
  parameters: { ...flow.parameters, route: '/login' },
  loaders: [withServices({ users: [linXia] })],
})

/** A wrong password shows a message, the right one opens the dashboard (decision A2). */
export const ToTheDashboard = meta.story({
  name: '到控制台 To the dashboard',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    const submit = () =>
      userEvent.click(
        canvas.getAllByRole('button', { name: t('auth:login.submit') }).at(-1) ?? document.body,
      )
    await step('Enter a wrong password', async () => {
      await userEvent.type(await canvas.findByLabelText(t('auth:field.email')), linXia.email)
      await userEvent.type(canvas.getByLabelText(t('auth:field.password')), 'Not-the-one-1')
      await submit()
      await expect(await canvas.findByText(t('auth:login.invalidCredentials'))).toBeVisible()
    })
    await step('Enter the right one', async () => {
      const password = canvas.getByLabelText(t('auth:field.password'))
      await userEvent.clear(password)
      await userEvent.type(password, linXia.password)
      await submit()
    })
    await step('See the dashboard with the name of the user', async () => {
      await expect(
        await canvas.findByRole('heading', {
          name: t('dashboard:welcome.greeting', { name: linXia.name }),
        }),
      ).toBeVisible()
    })
  },
})
