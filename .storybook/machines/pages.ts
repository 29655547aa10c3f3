import { failureReason } from '#components/auth/messages/failureReason.ts'
import type * as Panel from '#components/dashboard/ConnectionPanel/ConnectionPanel.stories.tsx'
import type * as Contact from '#components/landing/ContactForm/ContactForm.stories.tsx'
import type { connectionMachine } from '#machines/connection.ts'
import type { contactMachine } from '#machines/contact.ts'
import { shownIn, type StatesOf } from './docs.ts'
import { failuresOf } from './failures.ts'

const contact = shownIn<typeof Contact>('landing-contactform')
const panel = shownIn<typeof Panel>('dashboard-connectionpanel')

/** The contact form. */
export const contactStates: StatesOf<typeof contactMachine> = {
  idle: {
    sees: 'The form, with what a reload left in it.',
    stories: contact('Empty', 'Filled'),
  },
  sending: { sees: 'A busy button; a second press sends nothing.', stories: contact('Sending') },
  success: { sees: 'Thanks, and an empty form when asked for.', stories: contact('Success') },
  error: { sees: 'The reason; everything typed is still there.', stories: contact('Failure') },
}

/** Why the message was not sent. */
export const contactFailures = failuresOf(
  [],
  (t, failure) => [
    t('contact:failure.title'),
    failureReason(t, failure),
    t('contact:failure.kept'),
  ],
  { network: contact('Failure') },
)

/** The dashboard's connection panel. */
export const connectionStates: StatesOf<typeof connectionMachine> = {
  idle: {
    sees: 'Two buttons, and the outcomes of the last test.',
    stories: panel('NotRun', 'AllPassed', 'OneFailed', 'AllFailed'),
  },
  testingConnection: {
    sees: 'A busy button, the other waits.',
    stories: panel('TestingConnection'),
  },
  testingSignup: { sees: 'A busy button, the other waits.', stories: panel('TestingSignup') },
}

/** Why a check failed: the reason alone. */
export const connectionFailures = failuresOf(
  ['signInAgain'],
  (t, failure) => [failureReason(t, failure)],
  { network: panel('AllFailed'), rateLimited: panel('OneFailed') },
)
