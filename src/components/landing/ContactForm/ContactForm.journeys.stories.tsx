import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { filledContact, idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'

const meta = preview.meta({
  title: 'landing/ContactFormJourneys',
  component: ContactForm,
  args: { flow: idleContact },
  decorators: [
    (Story) => (
      <chakra.div maxWidth="40rem">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Sends to a service that responds at once. */
const Journey = (props: ContactFormProps) => {
  const [status, setStatus] = useState<ContactFormProps['flow']['status']>('idle')
  const verbs = {
    submit: () => setStatus('success'),
    writeAnother: () => setStatus('idle'),
  }
  return <ContactForm {...props} flow={{ ...props.flow, ...verbs, status }} />
}

/** From a filled form to the thanks. */
export const FromFilledToSent = meta.story({
  args: { flow: { ...idleContact, initial: filledContact } },
  render: (args) => <Journey {...args} />,
})

FromFilledToSent.test('thanks instead of the form, then offers an empty one', async (context) => {
  const { canvas, userEvent } = context
  const send = () => named(context, 'button', 'contact:form.send')
  await userEvent.click(send())
  await waitFor(() => expect(named(context, 'button', 'contact:form.again')).toHaveFocus())
  await expect(canvas.queryAllByRole('textbox')).toEqual([])
  await userEvent.keyboard('{Enter}')
  const boxes = canvas.getAllByRole('textbox')
  await expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(['', '', '', ''])
  await waitFor(() => expect(boxes[0]).toHaveFocus())
  await expect(send()).toBeVisible()
})

/** The response comes while the visitor is typing. */
const SlowJourney = (props: ContactFormProps) => {
  const [status, setStatus] = useState<ContactFormProps['flow']['status']>('idle')
  const verbs = {
    submit: () => setStatus('sending'),
    saveDraft: () => setStatus((before) => (before === 'sending' ? 'success' : before)),
    writeAnother: () => setStatus('idle'),
  }
  return <ContactForm {...props} flow={{ ...props.flow, ...verbs, status }} />
}

/** The visitor continues typing while the message is being sent. */
export const TypedWhileSending = meta.story({
  args: { flow: { ...idleContact, initial: filledContact } },
  render: (args) => <SlowJourney {...args} />,
})

TypedWhileSending.test('keeps what was typed while the message was sent', async (context) => {
  const { canvas, userEvent, globals } = context
  await press(context, 'contact:form.send')
  const email = named(context, 'textbox', 'contact:form.email')
  await userEvent.type(email, 'm')
  const again = inLanguage(globals, 'contact:form.again')
  await userEvent.click(await canvas.findByRole('button', { name: again }))
  const values = canvas.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
  await expect(values).toEqual(['', '', `${filledContact.email}m`, ''])
})
