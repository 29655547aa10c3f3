import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { filledContact, idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { inChinese, inEnglish } from '#tests/support/i18n.ts'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'

const meta = preview.meta({
  title: 'landing/ContactFormJourneys',
  component: ContactForm,
  tags: ['!autodocs'],
  args: { contact: idleContact },
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
  const [status, setStatus] = useState<ContactFormProps['contact']['status']>('idle')
  const verbs = {
    submit: () => setStatus('success'),
    writeAnother: () => setStatus('idle'),
  }
  return <ContactForm {...props} contact={{ ...props.contact, ...verbs, status }} />
}

/** From a filled form to the thanks. */
export const FromFilledToSent = meta.story({
  args: { contact: { ...idleContact, initial: filledContact } },
  render: (args) => <Journey {...args} />,
})

FromFilledToSent.test('clears the fields and keeps the focus near', async (context) => {
  const { canvas, userEvent, globals } = context
  const send = () => canvas.getByRole('button', { name: inLanguage(globals, 'contact:form.send') })
  await userEvent.click(send())
  const values = canvas.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
  await expect(values).toEqual(['', '', '', ''])
  await expect(canvas.getByRole('status')).toHaveFocus()
  await userEvent.type(
    canvas.getByRole('textbox', { name: inLanguage(globals, 'contact:form.lastName') }),
    '王',
  )
  await expect(send()).toBeVisible()
})

/** The response comes while the visitor is typing. */
const SlowJourney = (props: ContactFormProps) => {
  const [status, setStatus] = useState<ContactFormProps['contact']['status']>('idle')
  const verbs = {
    submit: () => setStatus('sending'),
    saveDraft: () => setStatus((before) => (before === 'sending' ? 'success' : before)),
  }
  return <ContactForm {...props} contact={{ ...props.contact, ...verbs, status }} />
}

/** The visitor continues typing while the message is being sent. */
export const TypedWhileSending = meta.story({
  args: { contact: { ...idleContact, initial: filledContact } },
  render: (args) => <SlowJourney {...args} />,
})

TypedWhileSending.test('keeps what was typed while the message was sent', async (context) => {
  const { canvas, userEvent, globals } = context
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'contact:form.send') }),
  )
  const email = canvas.getByRole('textbox', {
    name: inLanguage(globals, 'contact:form.email'),
  })
  await userEvent.type(email, 'm')
  await expect(canvas.getByRole('status')).toBeVisible()
  const values = canvas.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
  await expect(values).toEqual(['', '', `${filledContact.email}m`, ''])
})

/** The visitor changes the language while problems and a failure are shown. */
export const LanguageChanges = meta.story({
  decorators: [withLanguageSwitch],
  args: { contact: { ...idleContact, status: 'error', problem: { code: 'timeout' } } },
})

LanguageChanges.test('translates the problems and the failure', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: inChinese('contact:form.send') }))
  await expect(
    canvas.getByRole('link', { name: inChinese('contact:problem.lastNameRequired') }),
  ).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
  await expect(
    canvas.getByRole('link', { name: inEnglish('contact:problem.lastNameRequired') }),
  ).toBeVisible()
  await expect(canvas.getByText(inEnglish('contact:failure.title'))).toBeVisible()
  await expect(canvas.getByRole('form').textContent).not.toMatch(/[\u4e00-\u9fff]/u)
})
