import type { StoryContext } from '@storybook/react-vite'
import { expect, type UserEventObject } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { flow, withServices, linXia, translationOf } from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Sign-up to code',
  tags: ['flow'],
  ...flow,
  parameters: { ...flow.parameters, route: '/signup' },
})

const fillIn = async (
  canvas: StoryContext['canvas'],
  userEvent: UserEventObject,
  t: ReturnType<typeof translationOf>,
): Promise<void> => {
  await userEvent.type(await canvas.findByLabelText(t('auth:field.name')), linXia.name)
  await userEvent.type(canvas.getByLabelText(t('auth:field.email')), linXia.email)
  await userEvent.type(canvas.getByLabelText(t('auth:field.password')), linXia.password)
  await userEvent.type(canvas.getByLabelText(t('auth:field.confirm')), linXia.password)
  await userEvent.click(canvas.getByRole('checkbox'))
}

/** Fills in the form and sends it. */
const sendForm = async (
  context: Pick<StoryContext, 'canvas' | 'userEvent' | 'step' | 'globals'>,
) => {
  const { canvas, userEvent, step } = context
  const t = translationOf(context)
  await step('Fill in the form', async () => {
    await fillIn(canvas, userEvent, t)
  })
  await step('Submit', async () => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth:signup.submit') }))
  })
}

/** Stops at the code screen: every six-digit code is accepted (decision S1). */
export const MailArrives = meta.story({
  name: '邮件寄到 Mail arrives',
  loaders: [withServices()],
  play: async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await sendForm(context)
    await step('See the code screen with the address', async () => {
      await expect(await canvas.findByRole('heading', { name: t('auth:code.title') })).toBeVisible()
      await expect(canvas.getByText(linXia.email)).toBeVisible()
    })
  },
})

/** The mail fails: the page shows the code, and a button that fills it in (spec §7). Stops there. */
export const MailFails = meta.story({
  name: '邮件发不出去 Mail fails',
  loaders: [withServices({ mailFails: true })],
  play: async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await sendForm(context)
    await step('See the code, and the button that fills it in', async () => {
      await expect(await canvas.findByText('314159')).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('auth:code.fillIn') })).toBeVisible()
    })
  },
})
