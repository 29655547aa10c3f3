import { idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { ContactOutcome } from './ContactOutcome.tsx'

const meta = preview.meta({
  title: 'landing/ContactOutcome',
  component: ContactOutcome,
  tags: ['autodocs'],
  // The pictures of the form show it.
  parameters: { visual: { disable: true } },
  args: { flow: idleContact, firstFieldId: 'first' },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
})

/** Before anything was sent. */
export const Default = meta.story()

/** The message is on its way: the button keeps its width. */
export const Sending = meta.story({ args: { flow: { ...idleContact, status: 'sending' } } })

/** It could not be sent. What was typed is kept. */
export const Failed = meta.story({
  args: { flow: { ...idleContact, status: 'error', problem: { code: 'network' } } },
})

/** It was sent: the line ends in a ring, and another message can be written. */
export const Sent = meta.story({ args: { flow: { ...idleContact, status: 'success' } } })
