import { expect, fn, waitFor } from 'storybook/test'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import { filledContact, idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { LandingPage } from './LandingPage.tsx'

const labels = {
  sending: 'contact:form.sending',
  email: 'contact:form.email',
} as const

/** Shows the end of a story's window, where the form is. */
const atForm = ({ canvasElement }: { readonly canvasElement: HTMLElement }): void => {
  const { body, defaultView } = canvasElement.ownerDocument
  defaultView?.scrollTo({ top: body.scrollHeight, behavior: 'instant' })
}

/** Parameters of the states of the form: a window that holds it, and no picture of the whole page. */
const formState = {
  chromatic: { disableSnapshot: true },
  docs: { story: { height: '880px' } },
}

const meta = preview.meta({
  component: LandingPage,
  tags: ['!autodocs'],
  args: { flow: idleContact, onInvalidChange: fn() },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** The whole page. */
export const Default = meta.story()

Default.test('has the sections that the header leads to', async ({ canvas, globals }) => {
  const regions = canvas.getAllByRole('region').map((region) => region.id)
  await expect(regions.filter(Boolean)).toEqual(['features', 'about', 'contact'])
  const headings = canvas
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
  await expect(headings.join(' ')).toBe(
    inLanguage(
      globals,
      'landing:features.heading',
      'landing:proof.heading',
      'landing:about.heading',
      'contact:heading',
    ),
  )
})

/** The account has just been closed (decision A8). */
export const AccountClosed = meta.story({
  args: { accountClosed: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: showsTexts('landing:accountClosed.text'),
})

AccountClosed.test('says that the account is closed', async ({ canvas, globals }) => {
  await waitFor(() =>
    expect(canvas.getByText(inLanguage(globals, 'landing:accountClosed.title'))).toBeVisible(),
  )
})

/** The form starts with what a reload left. */
export const ContactDraft = meta.story({
  args: { flow: { ...idleContact, initial: filledContact } },
  parameters: formState,
  play: atForm,
})

ContactDraft.test('starts the form with the draft', async ({ canvas, globals }) => {
  const email = canvas.getByRole('textbox', { name: inLanguage(globals, labels.email) })
  await expect(email).toHaveValue('xiaoman@example.com')
})

/** Sent too early: what is missing, above the form and at each field. */
export const ContactInvalid = meta.story({
  parameters: formState,
  play: async (context) => {
    const { canvas, userEvent, globals } = context
    const name = inLanguage(globals, 'contact:form.send')
    await userEvent.click(canvas.getByRole('button', { name }))
    atForm(context)
  },
})

ContactInvalid.test('reports each check, for the title', async (context) => {
  const { args, globals } = context
  const names = [
    {
      field: 'contact:form.firstName',
      problem: 'contact:problem.firstNameRequired',
    },
    {
      field: 'contact:form.lastName',
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
  await expect(args.onInvalidChange).toHaveBeenLastCalledWith(true)
})

/** The message is on its way. */
export const ContactSending = meta.story({
  args: { flow: { ...idleContact, status: 'sending', initial: filledContact } },
  parameters: formState,
  play: atForm,
})

ContactSending.test('shows that the message is being sent', async ({ canvas, globals }) => {
  const button = canvas.getByRole('button', { name: inLanguage(globals, labels.sending) })
  await expect(button).toHaveAttribute('aria-busy', 'true')
})

/** The message has been sent: the success message replaces the button. */
export const ContactSent = meta.story({
  args: { flow: { ...idleContact, status: 'success' } },
  parameters: formState,
  play: async (context) => {
    atForm(context)
    await showsTexts('contact:success.title', 'contact:success.text')(context)
  },
})

/** The service could not be reached; everything typed is still there. */
export const ContactFailed = meta.story({
  args: {
    flow: {
      ...idleContact,
      status: 'error',
      problem: { code: 'network' },
      initial: filledContact,
    },
  },
  parameters: formState,
  play: async (context) => {
    atForm(context)
    await showsTexts('contact:failure.title', 'contact:failure.kept')(context)
  },
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Default.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})
