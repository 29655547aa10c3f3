import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { flow, withServices, translationOf, servicesOf } from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Contact',
  tags: ['flow'],
  ...flow,
  parameters: { ...flow.parameters, route: '/#contact' },
  loaders: [withServices()],
})

/** Shows problems at their fields, then sends the message once (decisions C1 and C2). */
export const SendAMessage = meta.story({
  name: '发送留言 Send a message',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    const send = async () =>
      userEvent.click(await canvas.findByRole('button', { name: t('contact:form.send') }))
    await step('Submit early: each problem is a link to its field', async () => {
      await send()
      await expect(
        await canvas.findByRole('link', { name: t('contact:problem.emailRequired') }),
      ).toBeVisible()
    })
    await step('Fill in', async () => {
      const field = (name: string) => canvas.getByRole('textbox', { name })
      await userEvent.type(field(t('contact:form.firstName')), '夏')
      await userEvent.type(field(t('contact:form.lastName')), '林')
      await userEvent.type(canvas.getByLabelText(t('contact:form.email')), 'linxia@example.com')
    })
    await step('Submit and see the success message', async () => {
      await send()
      const success = await canvas.findByText(t('contact:success.title'))
      // It fades in.
      await waitFor(() => expect(success).toBeVisible())
      await expect(
        servicesOf(context).script.calls.filter((call) => call === 'contact.send'),
      ).toEqual(['contact.send'])
    })
  },
})
