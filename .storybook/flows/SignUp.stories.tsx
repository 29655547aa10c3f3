import type { StoryContext } from '@storybook/react-vite'
import { expect, type UserEventObject } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { flow, withServices, linXia, translationOf } from '#.storybook/fixtures/flow.tsx'
import { playAsWritten } from '#.storybook/fixtures/playAsWritten.ts'

const meta = preview.meta({
  title: 'Flows/Sign-up to code',
  tags: ['flow', '!autodocs'],
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

/** From the empty form to the success message: every six-digit code is accepted (decision S1). */
export const MailArrives = meta.story({
  loaders: [withServices()],
  play: playAsWritten(async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    await step('Fill in the form', async () => {
      await fillIn(canvas, userEvent, t)
    })
    await step('Submit and see the code screen with the address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('auth:signup.submit') }))
      await expect(await canvas.findByRole('heading', { name: t('auth:code.title') })).toBeVisible()
      await expect(canvas.getByText(linXia.email)).toBeVisible()
    })
    await step('Type six digits', async () => {
      const [first] = canvas.getAllByRole('textbox')
      if (first === undefined) throw new Error('There is no box to type into')
      await userEvent.click(first)
      await userEvent.keyboard('384291')
      await userEvent.click(canvas.getByRole('button', { name: t('auth:code.submit') }))
    })
    await step('See the success message', async () => {
      await expect(
        await canvas.findByRole('heading', { name: t('auth:verified.title') }),
      ).toBeVisible()
    })
  }),
})

/** The mail fails: the page shows the code and a button fills it in (spec §7). */
export const MailFails = meta.story({
  loaders: [withServices({ mailFails: true })],
  play: playAsWritten(async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    await step('Fill in and submit the form', async () => {
      await fillIn(canvas, userEvent, t)
      await userEvent.click(canvas.getByRole('button', { name: t('auth:signup.submit') }))
    })
    await step('Fill in the code from the page', async () => {
      await expect(await canvas.findByText('314159')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: t('auth:code.fillIn') }))
      await userEvent.click(canvas.getByRole('button', { name: t('auth:code.submit') }))
    })
    await step('See the success message', async () => {
      await expect(
        await canvas.findByRole('heading', { name: t('auth:verified.title') }),
      ).toBeVisible()
    })
  }),
})
