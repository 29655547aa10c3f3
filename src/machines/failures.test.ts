import { describe, expect, it } from 'vitest'
import { createActor, type AnyActorLogic } from 'xstate'
import { commonFailureCodes, type Failure, type FailureCode } from '#domain/failure.ts'
import { authFlow } from '#machines/auth/flow.ts'
import { authMachine } from '#machines/auth/machine.ts'
import { challengeFlow, challengeMachine } from '#machines/challenge.ts'
import { closeAccountFlow, closeAccountMachine, closeFailures } from '#machines/closing.ts'
import { contactFlow, contactMachine } from '#machines/contact.ts'
import { emailFlow, emailMachine } from '#machines/email.ts'
import { factorsFlow } from '#machines/factors/flow.ts'
import { factorsMachine } from '#machines/factors/machine.ts'
import { loginFlow, loginMachine } from '#machines/login.ts'
import { resetFlow, resetSubmission, verifyFlow, verifySubmission } from '#machines/mailedLinks.ts'
import {
  changePasswordFlow,
  changePasswordSubmission,
  nameFlow,
  nameSubmission,
} from '#machines/profile.ts'
import { recoveryFlow, recoveryMachine } from '#machines/recovery.ts'
import { settled } from '#tests/support/machines.ts'
import { message } from '#tests/support/contact.ts'
import { openSignup } from '#tests/support/openSignup.ts'
import type { Script } from '#tests/fakes/script.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }
const token = { userId: 'user-1', secret: 'secret-1' }
const signup = { ...lin, confirm: lin.password, terms: 'on' }
const change = { currentPassword: lin.password, email: 'xia@example.com' }
const password = { currentPassword: lin.password, password: 'a staple', confirm: 'a staple' }
const nothing = () => {}

/** A form that is ready to be sent. */
interface Form {
  readonly script: Script
  readonly send: () => void
  readonly problem: () => unknown
}

const services = (twoFactor = false) =>
  createFakeServices({ users: [{ ...lin, twoFactor }], signedIn: lin.email })

/** Starts a machine and lets it read what it reads first. */
const started = async <Logic extends AnyActorLogic>(logic: Logic) => {
  const actor = createActor(logic).start()
  await settled()
  return actor
}

interface Row {
  readonly call: string
  /** Failures with a text of their own. */
  readonly own?: readonly FailureCode[]
  readonly open: () => Promise<Form>
}

const forms: Readonly<Record<string, Row>> = {
  'log-in': {
    call: 'auth.signIn',
    own: ['invalidCredentials', 'userNotFound', 'unverified'],
    open: async () => {
      const fakes = createFakeServices({ users: [lin] })
      const effects = { sessionOpened: nothing, sessionIncomplete: nothing, closingTime: () => 0 }
      const actor = await started(loginMachine(fakes, effects))
      const flow = () => loginFlow(actor.getSnapshot(), actor.send)
      return { ...fakes, send: () => flow().submit(lin), problem: () => flow().problem }
    },
  },
  'the second factor': {
    call: 'factors.answer',
    own: ['invalidToken', 'codeExpired', 'unverified'],
    open: async () => {
      const fakes = services(true)
      const effects = { sessionOpened: nothing, sessionAbandoned: nothing }
      const actor = await started(challengeMachine(fakes, effects))
      const flow = () => challengeFlow(actor.getSnapshot(), actor.send)
      const code = fakes.accounts.appCode('user-1')
      return { ...fakes, send: () => flow().submit(code), problem: () => flow().problem }
    },
  },
  'log-out': {
    call: 'auth.signOut',
    open: async () => {
      const fakes = services()
      const actor = await started(authMachine(fakes))
      const flow = () => authFlow(actor.getSnapshot(), actor.send)
      const problem = () => ({ problem: null, ...flow() }).problem
      return { ...fakes, send: () => flow().logOut(), problem }
    },
  },
  'sign-up': {
    call: 'verification.start',
    own: ['alreadyExists'],
    open: () => {
      const page = openSignup()
      const problem = () => ({ problem: null, ...page.view() }).problem
      return Promise.resolve({ ...page, send: () => page.submit(signup), problem })
    },
  },
  'the code of a sign-up': {
    call: 'verification.confirm',
    own: ['invalidToken'],
    open: async () => {
      const page = openSignup()
      page.submit(signup)
      await settled()
      const problem = () => ({ problem: null, ...page.view() }).problem
      return { ...page, send: () => page.verify('123456'), problem }
    },
  },
  'the mailed link': {
    call: 'emailLink.confirm',
    open: async () => {
      const fakes = createFakeServices()
      await fakes.verification.start(lin)
      const { machine, flow } = verifySubmission(fakes, token)
      const actor = await started(machine)
      const page = () => verifyFlow(flow(actor.getSnapshot(), actor.send), { token, code: null })
      return { ...fakes, send: () => page().confirm(), problem: () => page().problem }
    },
  },
  'the forgotten password': {
    call: 'recovery.request',
    open: async () => {
      const fakes = createFakeServices({ users: [lin] })
      const actor = await started(recoveryMachine(fakes))
      const flow = () => recoveryFlow(actor.getSnapshot(), actor.send)
      flow().open(lin.email)
      return { ...fakes, send: () => flow().submit(lin.email), problem: () => flow().problem }
    },
  },
  'the new password': {
    call: 'recovery.reset',
    own: ['unconfirmed'],
    open: async () => {
      const fakes = createFakeServices({ users: [lin] })
      await fakes.recovery.request(lin.email)
      const { machine, flow } = resetSubmission(fakes, token)
      const actor = await started(machine)
      const page = () => resetFlow(flow(actor.getSnapshot(), actor.send), { token })
      return { ...fakes, send: () => page().submit('a staple'), problem: () => page().problem }
    },
  },
  'the contact form': {
    call: 'contact.send',
    open: async () => {
      const fakes = createFakeServices()
      const actor = await started(contactMachine(fakes, null))
      const flow = () => contactFlow(actor.getSnapshot(), actor.send)
      const send = () => flow().submit({ ...message, honeypot: '' })
      return { ...fakes, send, problem: () => flow().problem }
    },
  },
  'the name': {
    call: 'account.rename',
    open: async () => {
      const fakes = services()
      const { machine, flow } = nameSubmission(fakes, 'user-1', nothing)
      const actor = await started(machine)
      const page = () => nameFlow(flow(actor.getSnapshot(), actor.send), null)
      return { ...fakes, send: () => page().rename('林小夏'), problem: () => page().problem }
    },
  },
  'the address': {
    call: 'account.changeEmail',
    own: ['invalidCredentials', 'alreadyExists'],
    open: async () => {
      const fakes = services()
      const actor = await started(emailMachine(fakes, 'user-1', nothing))
      const flow = () => emailFlow(actor.getSnapshot(), actor.send)
      flow().open()
      return { ...fakes, send: () => flow().change(change), problem: () => flow().problem }
    },
  },
  'another password': {
    call: 'account.changePassword',
    own: ['invalidCredentials'],
    open: async () => {
      const fakes = services()
      const { machine, flow } = changePasswordSubmission(fakes, nothing)
      const actor = await started(machine)
      const page = () => changePasswordFlow(flow(actor.getSnapshot(), actor.send))
      return { ...fakes, send: () => page().submit(password), problem: () => page().problem }
    },
  },
  'the app that gives codes': {
    call: 'factors.confirm',
    own: ['invalidToken'],
    open: async () => {
      const fakes = services()
      const actor = await started(factorsMachine(fakes, nothing))
      const flow = () => factorsFlow(actor.getSnapshot(), actor.send)
      flow().start()
      await settled()
      const code = fakes.accounts.appCode('user-1')
      const problem = () => ({ problem: null, ...flow() }).problem
      return { ...fakes, send: () => flow().submit(code), problem }
    },
  },
  'the end of an account': {
    call: 'account.close',
    own: closeFailures,
    open: async () => {
      const fakes = services()
      const actor = await started(closeAccountMachine(fakes, 'user-1', nothing))
      const flow = () => closeAccountFlow(actor.getSnapshot(), actor.send)
      flow().ask()
      return { ...fakes, send: () => flow().confirm(), problem: () => flow().problem }
    },
  },
}

/** What the calls of a form can fail with, and what it shows. */
const failuresOf = (own: readonly FailureCode[]): readonly (readonly [Failure, object])[] => {
  const codes = [...commonFailureCodes.filter((code) => code !== 'proofNeeded'), ...own]
  const known = codes.map((code) => {
    const failure = { code, ...(code === 'refused' ? { field: 'name' } : {}), status: 418 }
    return [failure as Failure, failure] as const
  })
  const foreign = (['userNotFound', 'alreadyVerified'] as const).filter(
    (code) => !own.includes(code),
  )
  return [...known, [{ code: foreign[0] ?? 'unconfirmed' }, { code: 'other', status: 0 }]]
}

describe.each(Object.entries(forms))('%s', (_, { call, own = [], open }) => {
  it('shows each failure of its call, and takes the next try', async () => {
    const form = await open()
    for (const [failure, problem] of failuresOf(own)) {
      form.script.failNext(call, failure)
      form.send()
      await settled()
      expect(form.problem(), failure.code).toEqual(problem)
    }
    form.send()
    expect(form.problem()).toBeNull()
    await settled()
    expect(form.problem()).toBeNull()
  })

  it('makes one call, however often it is sent', async () => {
    const form = await open()
    const release = form.script.hold(call)
    form.send()
    form.send()
    release()
    await settled()
    expect(form.script.calls.filter((made) => made === call)).toHaveLength(1)
  })
})
