import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { factorCodeOf } from '#domain/factors.rules.ts'
import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import { problemOf, fromService } from '#machines/fromService.ts'
import type { Enrolment, FactorMethod, FactorOffers } from '#services/factors.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** Why a step did not succeed. */
export type FactorsFailure = FailureWith<'invalidToken' | CommonFailureCode>

/** What a code is asked for once the second factor is on. */
export type FactorsPurpose = 'turnOff' | 'renew'

/** How the change is proved: with the app, or without the phone. */
export type ProofMethod = Exclude<FactorMethod, 'email'>

/** What the section of the second factor shows. */
export type FactorsScreen =
  | { readonly screen: 'loading' }
  | { readonly screen: 'failed'; readonly problem: FactorsFailure }
  /** Off; `pending` while the set-up is being prepared. */
  | { readonly screen: 'off'; readonly pending: boolean; readonly problem: FactorsFailure | null }
  /** The app has to be given the key, and confirmed with a code. */
  | {
      readonly screen: 'setUp'
      /** The key in base32. */
      readonly secret: string
      /** The `otpauth:` address for the QR code. */
      readonly uri: string
      readonly pending: boolean
      readonly problem: FactorsFailure | null
    }
  /** Fresh recovery codes, which are not shown again. */
  | { readonly screen: 'codes'; readonly codes: readonly string[] }
  /** On, with the factors that are set up. */
  | { readonly screen: 'on'; readonly offers: FactorOffers }
  /** A code of the app, or a recovery code, is asked for before a change. */
  | {
      readonly screen: 'ask'
      readonly offers: FactorOffers
      readonly purpose: FactorsPurpose
      readonly method: ProofMethod
      readonly pending: boolean
      readonly problem: FactorsFailure | null
    }

/** What the section of the second factor may do. */
export interface FactorsActions {
  /** Loads the state again after a failure. */
  retry(): void
  /** Starts the set-up of an authenticator app. */
  start(): void
  /** Sends a code; ignored while one is being checked. */
  submit(code: string): void
  /** The recovery codes are saved: hides them. */
  saved(): void
  /** Asks for a code, to turn the second factor off or to make new recovery codes. */
  ask(purpose: FactorsPurpose): void
  /** Asks for a recovery code instead, or for a code of the app again. */
  choose(method: ProofMethod): void
  /** Leaves the set-up, or the question for a code. */
  cancel(): void
}

/** The second factor on the account page (decision A8): one of its screens, and what it may do. */
export type FactorsFlow = FactorsScreen & FactorsActions

interface FactorsContext {
  readonly offers: FactorOffers
  readonly enrolment: Enrolment | null
  /** Recovery codes while they are shown, which is once. */
  readonly codes: readonly string[]
  readonly purpose: FactorsPurpose
  readonly method: ProofMethod
  readonly problem: FactorsFailure | null
}

export type FactorsEvent =
  | { readonly type: 'loading.retried' }
  | { readonly type: 'setup.started' }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'codes.saved' }
  | { readonly type: 'change.asked'; readonly purpose: FactorsPurpose }
  | { readonly type: 'method.chosen'; readonly method: ProofMethod }
  | { readonly type: 'cancelled' }

type FactorsServices = Pick<Services, 'factors' | 'reporter'>

const failure = (thrown: unknown) => ({ problem: problemOf(thrown, ['invalidToken']) })

/**
 * The second factor: set up an authenticator app, turn it on with a code, see recovery codes once, make
 * new ones and turn it off with a code of the app or a recovery code.
 */
export const factorsMachine = ({ factors, reporter }: FactorsServices) =>
  setup({
    types: {} as { context: FactorsContext; events: FactorsEvent },
    actors: {
      loadStatus: fromService(reporter, ({ signal }) => factors.status(signal)),
      begin: fromService(reporter, ({ signal }) => factors.begin(signal)),
      confirm: fromService<unknown, string>(reporter, ({ input, signal }) =>
        factors.confirm(input, signal),
      ),
      enable: fromService(reporter, ({ signal }) => factors.enable(signal)),
      prove: fromService<unknown, { method: ProofMethod; code: string }>(
        reporter,
        ({ input: { method, code }, signal }) =>
          factors.answer({ method, code: factorCodeOf(method, code) }, signal),
      ),
      renew: fromService(reporter, ({ signal }) => factors.renewRecoveryCodes(signal)),
      disable: fromService(reporter, ({ signal }) => factors.disable(signal)),
    },
  }).createMachine({
    id: 'factors',
    context: {
      offers: { totp: false, email: false, recoveryCode: false },
      enrolment: null,
      codes: [],
      purpose: 'turnOff',
      method: 'totp',
      problem: null,
    },
    initial: 'loading',
    states: {
      loading: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'loadStatus',
          id: 'loadStatus',
          onDone: [
            {
              guard: ({ event }) => event.output.enabled,
              target: 'on',
              actions: assign({ offers: ({ event }) => event.output.offers }),
            },
            { target: 'off', actions: assign({ offers: ({ event }) => event.output.offers }) },
          ],
          onError: { target: 'failed', actions: assign(({ event }) => failure(event.error)) },
        },
      },
      failed: { on: { 'loading.retried': 'loading' } },
      off: { on: { 'setup.started': 'starting' } },
      starting: {
        tags: 'pending',
        entry: assign({ problem: null }),
        invoke: {
          src: 'begin',
          id: 'begin',
          onDone: [
            // The app was set up earlier.
            { guard: ({ event }) => event.output === null, target: 'enabling' },
            { target: 'scanning', actions: assign({ enrolment: ({ event }) => event.output }) },
          ],
          onError: { target: 'off', actions: assign(({ event }) => failure(event.error)) },
        },
      },
      scanning: {
        on: {
          'code.submitted': 'confirming',
          cancelled: { target: 'off', actions: assign({ enrolment: null, problem: null }) },
        },
      },
      confirming: {
        tags: 'pending',
        entry: assign({ problem: null }),
        invoke: {
          src: 'confirm',
          id: 'confirm',
          input: ({ event }) => {
            assertEvent(event, 'code.submitted')
            return event.code
          },
          onDone: {
            target: 'enabling',
            actions: assign({ offers: ({ context }) => ({ ...context.offers, totp: true }) }),
          },
          onError: { target: 'scanning', actions: assign(({ event }) => failure(event.error)) },
        },
      },
      enabling: {
        tags: 'pending',
        invoke: {
          src: 'enable',
          id: 'enable',
          onDone: [
            {
              guard: ({ event }) => event.output.length > 0,
              target: 'showingCodes',
              actions: assign({
                enrolment: null,
                codes: ({ event }) => event.output,
                offers: ({ context }) => ({ ...context.offers, recoveryCode: true }),
              }),
            },
            // Earlier recovery codes stay good.
            { target: 'loading', actions: assign({ enrolment: null }) },
          ],
          // The app is confirmed; the next try continues from there.
          onError: {
            target: 'off',
            actions: assign(({ event }) => ({ enrolment: null, ...failure(event.error) })),
          },
        },
      },
      showingCodes: {
        on: { 'codes.saved': { target: 'on', actions: assign({ codes: [] }) } },
      },
      on: {
        on: {
          'change.asked': {
            target: 'asking',
            actions: assign({ purpose: ({ event }) => event.purpose, method: 'totp' }),
          },
        },
      },
      asking: {
        on: {
          'code.submitted': 'proving',
          'method.chosen': {
            actions: assign({ method: ({ event }) => event.method, problem: null }),
          },
          cancelled: { target: 'on', actions: assign({ problem: null }) },
        },
      },
      proving: {
        tags: 'pending',
        entry: assign({ problem: null }),
        invoke: {
          src: 'prove',
          id: 'prove',
          input: ({ context, event }) => {
            assertEvent(event, 'code.submitted')
            return { method: context.method, code: event.code }
          },
          onDone: [
            { guard: ({ context }) => context.purpose === 'turnOff', target: 'turningOff' },
            { target: 'renewing' },
          ],
          onError: { target: 'asking', actions: assign(({ event }) => failure(event.error)) },
        },
      },
      renewing: {
        tags: 'pending',
        invoke: {
          src: 'renew',
          id: 'renew',
          onDone: {
            target: 'showingCodes',
            actions: assign({
              codes: ({ event }) => event.output,
              offers: ({ context }) => ({ ...context.offers, recoveryCode: true }),
            }),
          },
          onError: { target: 'asking', actions: assign(({ event }) => failure(event.error)) },
        },
      },
      turningOff: {
        tags: 'pending',
        invoke: {
          src: 'disable',
          id: 'disable',
          onDone: {
            target: 'off',
            actions: assign({ offers: ({ context }) => ({ ...context.offers, totp: false }) }),
          },
          onError: { target: 'asking', actions: assign(({ event }) => failure(event.error)) },
        },
      },
    },
  })

type FactorsSnapshot = SnapshotFrom<typeof factorsMachine>

const screenOf = (snapshot: FactorsSnapshot): FactorsScreen => {
  const { offers, enrolment, codes, purpose, method, problem } = snapshot.context
  const pending = snapshot.hasTag('pending')
  switch (snapshot.value) {
    case 'loading':
      return { screen: 'loading' }
    case 'failed':
      return { screen: 'failed', problem: problem ?? { code: 'network' } }
    case 'showingCodes':
      return { screen: 'codes', codes }
    case 'on':
      return { screen: 'on', offers }
    case 'asking':
    case 'proving':
    case 'renewing':
    case 'turningOff':
      return { screen: 'ask', offers, purpose, method, pending, problem }
    default:
      return enrolment === null
        ? { screen: 'off', pending, problem }
        : { screen: 'setUp', ...enrolment, pending, problem }
  }
}

export const factorsFlow = (
  snapshot: FactorsSnapshot,
  send: (event: FactorsEvent) => void,
): FactorsFlow => ({
  ...screenOf(snapshot),
  retry: () => send({ type: 'loading.retried' }),
  start: () => send({ type: 'setup.started' }),
  submit: (code) => send({ type: 'code.submitted', code }),
  saved: () => send({ type: 'codes.saved' }),
  ask: (purpose) => send({ type: 'change.asked', purpose }),
  choose: (method) => send({ type: 'method.chosen', method }),
  cancel: () => send({ type: 'cancelled' }),
})

export const useFactors = (services: FactorsServices): FactorsFlow =>
  useFlow(() => factorsMachine(services), factorsFlow)
