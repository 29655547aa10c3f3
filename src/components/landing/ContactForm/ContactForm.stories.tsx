import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import { named, press, says } from '#.storybook/byName.ts'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import { filledContact, idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { emptyContact } from '#domain/contact.rules.ts'
import { ContactForm } from './ContactForm.tsx'

const labels = {
  send: 'contact:form.send',
  sending: 'contact:form.sending',
  lastName: 'contact:form.lastName',
  firstName: 'contact:form.firstName',
  email: 'contact:form.email',
} as const

const meta = preview.meta({
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

/** Nothing typed yet. */
export const Empty = meta.story({ tags: ['default'] })

Empty.test('asks for 姓 before 名 in Chinese, the other way in English', async (context) => {
  const { canvas, globals } = context
  const boxes = canvas.getAllByRole('textbox')
  const rows = boxes.map((box) => [box.getAttribute('name'), box.getAttribute('autocomplete')])
  const names = [
    ['lastName', 'family-name'],
    ['firstName', 'given-name'],
  ]
  await expect(rows).toEqual([
    ...(globals['locale'] === 'en' ? names.toReversed() : names),
    ['email', 'email'],
    ['phone', 'tel'],
  ])
})

Empty.test(
  'shows all problems, above the form and at the fields, and submits nothing (spec §5.13, §5.14)',
  async (context) => {
    const { args, globals, step } = context
    await step('Press “Send” with nothing entered', async () => {
      await press(context, labels.send)
    })
    const names = [
      {
        field: labels.firstName,
        problem: 'contact:problem.firstNameRequired',
      },
      {
        field: labels.lastName,
        problem: 'contact:problem.lastNameRequired',
      },
    ] as const
    await expectProblems(context, [
      ...(globals['locale'] === 'en' ? names : names.toReversed()),
      {
        field: labels.email,
        problem: 'contact:problem.emailRequired',
      },
    ])
    await step('Nothing was submitted', async () => {
      await expect(args.flow.submit).not.toHaveBeenCalled()
    })
  },
)

Empty.test('keeps the draft on every input', async (context) => {
  const { args, userEvent } = context
  const box = named(context, 'textbox', labels.lastName)
  await userEvent.type(box, '林')
  await expect(args.flow.saveDraft).toHaveBeenLastCalledWith({
    ...emptyContact,
    lastName: '林',
  })
})

Empty.test('hides the honeypot field from people', async ({ canvas, canvasElement, globals }) => {
  const honeypot = canvasElement.querySelector('input[name=subject_ref]')
  await expect(honeypot).toHaveAttribute('tabindex', '-1')
  await expect(honeypot?.closest('[aria-hidden=true]')).toHaveTextContent(
    inLanguage(globals, 'contact:form.honeypot'),
  )
  await expect(canvas.getAllByRole('textbox')).toHaveLength(4)
})

/** What a reload left, ready to be sent. */
export const Filled = meta.story({
  args: { flow: { ...idleContact, initial: filledContact } },
})

Filled.test('sends once under a double click and Enter', async (context) => {
  const { args, userEvent } = context
  await userEvent.dblClick(named(context, 'button', labels.send))
  named(context, 'textbox', labels.email).focus()
  await userEvent.keyboard('{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledTimes(1)
  await expect(args.flow.submit).toHaveBeenCalledWith({ ...filledContact, honeypot: '' })
})

Filled.test('submits the value of the honeypot field', async (context) => {
  const { args, canvasElement } = context
  const honeypot = canvasElement.querySelector<HTMLInputElement>('input[name=subject_ref]')
  if (honeypot !== null) honeypot.value = 'cheap watches'
  await press(context, labels.send)
  await expect(args.flow.submit).toHaveBeenCalledWith({
    ...filledContact,
    honeypot: 'cheap watches',
  })
})

Filled.test('refuses what is too long or no address (spec §5.13, §5.14)', async (context) => {
  const { args, userEvent, step } = context
  const { click, clear, type } = userEvent
  const box = (name: ShownText) => named(context, 'textbox', name)
  await step('Enter a first name of 51 characters, xiaoman@, and press “Send”', async () => {
    await clear(box(labels.firstName))
    await type(box(labels.firstName), '长'.repeat(51))
    await clear(box(labels.email))
    await type(box(labels.email), 'xiaoman@')
    await click(named(context, 'button', labels.send))
  })
  await expectProblems(context, [
    {
      field: labels.firstName,
      problem: ['contact:problem.firstNameTooLong', { max: 50 }],
    },
    {
      field: labels.email,
      problem: 'contact:problem.emailInvalid',
    },
  ])
  await step('Nothing was submitted', async () => {
    await expect(args.flow.submit).not.toHaveBeenCalled()
  })
})

/** Sending: the button shows it, keeps its width and ignores a second click. */
export const Sending = meta.story({
  args: { flow: { ...idleContact, status: 'sending', initial: filledContact } },
})

/** Sent: the success message replaces the form. */
export const Success = meta.story({ args: { flow: { ...idleContact, status: 'success' } } })

Success.test(
  'shows the success message instead of the form (spec §4.7, §8.14)',
  async ({ canvas, args, userEvent, globals, step }) => {
    await step('See: Contact information submitted successfully!', async () => {
      for (const key of ['contact:success.title', 'contact:success.text'] as const)
        await expect(canvas.getByText(inLanguage(globals, key))).toBeVisible()
    })
    await step('There is nothing to fill in', async () => {
      await expect(canvas.queryAllByRole('textbox')).toEqual([])
    })
    await step('Press “Send another enquiry”', async () => {
      const again = inLanguage(globals, 'contact:form.again')
      await userEvent.click(await canvas.findByRole('button', { name: again }))
    })
    await step('Another form is asked for', async () => {
      await expect(args.flow.writeAnother).toHaveBeenCalledTimes(1)
    })
  },
)

/** The visitor comes from a product page (decision P7). */
export const AboutProduct = meta.story({
  args: {
    flow: { ...idleContact, initial: { ...filledContact, product: '知远 40 纯电轿车' } },
  },
})

AboutProduct.test('names the product and sends it along', async (context) => {
  const { canvas, args, globals } = context
  const about = inLanguage(globals, ['contact:form.about', { product: '知远 40 纯电轿车' }])
  await expect(canvas.getByText(about)).toBeVisible()
  await press(context, labels.send)
  await expect(args.flow.submit).toHaveBeenCalledWith({
    ...filledContact,
    product: '知远 40 纯电轿车',
    honeypot: '',
  })
})

AboutProduct.test('forgets the product when asked to, and keeps the rest', async (context) => {
  const { canvas, args } = context
  await press(context, 'contact:form.forgetAbout')
  await expect(canvas.queryByText(/知远/u)).toBeNull()
  await expect(args.flow.saveDraft).toHaveBeenLastCalledWith(filledContact)
  await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus()
})

/** The service refused a first name; everything typed is still there. */
export const Refused = meta.story({
  args: {
    flow: {
      ...idleContact,
      status: 'error',
      problem: { code: 'refused', field: 'firstName' },
      initial: filledContact,
    },
  },
})

Refused.test('marks the field that the service refused', async ({ canvas, globals }) => {
  const name = inLanguage(globals, 'contact:form.firstName')
  const field = canvas.getByRole('textbox', { name })
  await expect(field).toBeInvalid()
  await expect(field).toHaveAccessibleDescription(
    inLanguage(globals, ['errors:refused.field', { label: name }]),
  )
})

/** The service could not be reached; everything typed is still there. */
export const Failure = meta.story({
  args: {
    flow: {
      ...idleContact,
      status: 'error',
      problem: { code: 'network' },
      initial: filledContact,
    },
  },
})

Failure.test('shows the failure and keeps every value (spec §4.7, §8.13)', async (context) => {
  const { canvas, step } = context
  await step('See the alert: Failed to submit contact form. Please try again.', async () => {
    await says(context, 'alert', 'contact:failure.title')
  })
  await step('It says that everything is still there, and it is', async () => {
    await says(context, 'alert', 'contact:failure.kept')
    const { firstName, lastName, email, phone } = filledContact
    const values = canvas.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)
    await expect(values.toSorted()).toEqual([firstName, lastName, email, phone].toSorted())
  })
})

/** Sent too early: what is missing, above the form and at each field. */
export const Invalid = meta.story({
  // A play runs where the story is alone; a separate window keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '860px' } } },
  play: async (context) => {
    await press(context, labels.send)
  },
})
