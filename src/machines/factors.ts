import { assertEvent, assign, setup, type ErrorActorEvent, type SnapshotFrom } from 'xstate'
import { factorCodeOf } from '#domain/factors.rules.ts'
import { fromService, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import type { Enrolment, FactorMethod, FactorOffers } from '#services/factors.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { Services } from '#services/services.ts'

/** The failures of the section that have their own text. */
export const factorsFailures = ['invalidToken'] as const

/** Why a step did not succeed. */
export type FactorsFailure = ScreenFailure<typeof factorsFailures>

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

/** The call with which the flow begins. */
export const readFactors = ({ factors }: Pick<Services, 'factors'>, signal?: AbortSignal) =>
  factors.status(signal)

type FactorsServices = Pick<Services, 'factors' | 'reporter'>

const setProblem = assign<FactorsContext, ErrorActorEvent, undefined, FactorsEvent, never>(
  problemFrom(factorsFailures),
)

const factorsSetup = ({ factors, reporter }: FactorsServices) =>
  setup({
    types: {} as { context: FactorsContext; events: FactorsEvent },
    actors: {
      loadStatus: fromService(reporter, ({ signal }) => readFactors({ factors }, signal)),
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
  })

type FactorsSetup = ReturnType<typeof factorsSetup>

/** Turning off and new recovery codes, each after a code. */
const changeStates = (factors: FactorsSetup, factorsChanged: () => void) => ({
  asking: factors.createStateConfig({
    on: {
      'code.submitted': 'proving',
      'method.chosen': {
        actions: assign({ method: ({ event }) => event.method, problem: null }),
      },
      cancelled: { target: 'on', actions: assign({ problem: null }) },
    },
  }),
  proving: factors.createStateConfig({
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
      onError: { target: 'asking', actions: setProblem },
    },
  }),
  renewing: factors.createStateConfig({
    tags: 'pending',
    invoke: {
      src: 'renew',
      id: 'renew',
      onDone: {
        target: 'showingCodes',
        actions: [
          assign({
            codes: ({ event }) => event.output,
            offers: ({ context }) => ({ ...context.offers, recoveryCode: true }),
          }),
          factorsChanged,
        ],
      },
      onError: { target: 'asking', actions: setProblem },
    },
  }),
  turningOff: factors.createStateConfig({
    tags: 'pending',
    invoke: {
      src: 'disable',
      id: 'disable',
      onDone: {
        target: 'off',
        actions: [
          assign({ offers: ({ context }) => ({ ...context.offers, totp: false }) }),
          factorsChanged,
        ],
      },
      onError: { target: 'asking', actions: setProblem },
    },
  }),
})

/**
 * The second factor: set up an authenticator app, turn it on with a code, see recovery codes once, make
 * new ones and turn it off with a code of the app or a recovery code.
 *
 * @param factorsChanged - it was turned on or off, or has new recovery codes
 */
export const factorsMachine = (services: FactorsServices, factorsChanged: () => void) => {
  const factors = factorsSetup(services)
  return factors.createMachine({
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
          onError: { target: 'failed', actions: setProblem },
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
          onError: { target: 'off', actions: setProblem },
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
          onError: { target: 'scanning', actions: setProblem },
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
              actions: [
                assign({
                  enrolment: null,
                  codes: ({ event }) => event.output,
                  offers: ({ context }) => ({ ...context.offers, recoveryCode: true }),
                }),
                factorsChanged,
              ],
            },
            // Earlier recovery codes stay good.
            { target: 'loading', actions: [assign({ enrolment: null }), factorsChanged] },
          ],
          // The app is confirmed; the next try continues from there.
          onError: {
            target: 'off',
            actions: [assign({ enrolment: null }), setProblem],
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
      ...changeStates(factors, factorsChanged),
    },
  })
}

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

export const useFactors = (services: FactorsServices, factorsChanged: () => void): FactorsFlow =>
  useFlow(() => factorsMachine(services, factorsChanged), factorsFlow)
