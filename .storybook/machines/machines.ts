import type { AnyStateMachine } from 'xstate'
import { authMachine } from '#machines/auth/machine.ts'
import { challengeMachine } from '#machines/challenge.ts'
import { closeAccountMachine } from '#machines/closing.ts'
import { connectionMachine } from '#machines/connection.ts'
import { contactMachine } from '#machines/contact.ts'
import { emailMachine } from '#machines/email.ts'
import { factorsMachine } from '#machines/factors/machine.ts'
import { loginMachine } from '#machines/login.ts'
import { resetSubmission, verifySubmission } from '#machines/mailedLinks.ts'
import { deskMachine } from '#machines/management/desk.ts'
import { formMachine } from '#machines/management/form.ts'
import { importMachine } from '#machines/management/importing.ts'
import { changePasswordSubmission, nameSubmission } from '#machines/profile.ts'
import { recoveryMachine } from '#machines/recovery.ts'
import { sessionsMachine } from '#machines/sessions.ts'
import { signupMachine } from '#machines/signup/machine.ts'

/** A drawn machine calls no service. */
const none = {} as never

/** Every machine of the site, by the name that its page asks for. */
export const machines = {
  auth: authMachine(none),
  login: loginMachine(none, none),
  challenge: challengeMachine(none, none),
  recovery: recoveryMachine(none),
  reset: resetSubmission(none, null).machine,
  signup: signupMachine(none, none),
  verify: verifySubmission(none, null).machine,
  contact: contactMachine(none),
  desk: deskMachine(none, none),
  form: formMachine(none, none),
  importing: importMachine(none, none),
  connection: connectionMachine(none),
  name: nameSubmission(none, 'user', none).machine,
  email: emailMachine(none, 'user', none),
  password: changePasswordSubmission(none, none).machine,
  factors: factorsMachine(none, none),
  sessions: sessionsMachine(none, none),
  closing: closeAccountMachine(none, 'user', none),
} satisfies Readonly<Record<string, AnyStateMachine>>
