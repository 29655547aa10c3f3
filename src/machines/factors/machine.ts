import { assertEvent, assign, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate'
import { factorCodeOf, type FactorMethod } from '#domain/factors.rules.ts'
import { fromService, fromTabs, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import type { Enrolment, FactorOffers, FactorStatus } from '#services/factors.ts'
import type { Services } from '#services/services.ts'

/** The failures of the section that have their own text. */
export const factorsFailures = ['invalidToken'] as const

/** Why a step did not succeed. */
export type FactorsFailure = ScreenFailure<typeof factorsFailures>

/** What a code is asked for once the second factor is on. */
export type FactorsPurpose = 'turnOff' | 'renew'

/** How the change is proved: with the app, or without the phone. */
export type ProofMethod = Exclude<FactorMethod, 'email'>

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
  /** The address changed here, or something in another tab: what is offered is read again. */
  | { readonly type: 'status.changed' }
  | { readonly type: 'setup.started' }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'codes.saved' }
  | { readonly type: 'change.asked'; readonly purpose: FactorsPurpose }
  | { readonly type: 'method.chosen'; readonly method: ProofMethod }
  | { readonly type: 'cancelled' }

export type FactorsServices = Pick<Services, 'authChannel' | 'early' | 'factors' | 'reporter'>

const setProblem = assign<FactorsContext, ErrorActorEvent, undefined, FactorsEvent, never>(
  problemFrom(factorsFailures),
)

interface DoneStatus {
  readonly event: DoneActorEvent<FactorStatus>
}

const setOffers = assign<FactorsContext, DoneStatus['event'], undefined, FactorsEvent, never>({
  offers: ({ event }) => event.output.offers,
})

const factorsSetup = ({ authChannel, early, factors, reporter }: FactorsServices) =>
  setup({
    types: {} as { context: FactorsContext; events: FactorsEvent },
    actors: {
      loadStatus: fromService(
        reporter,
        ({ signal }) => early?.take('factors') ?? factors.status(signal),
      ),
      listenToChanges: fromTabs(authChannel, () => ({ type: 'status.changed' })),
      begin: fromService(reporter, ({ signal }) => factors.begin(signal)),
      confirm: fromService<unknown, string>(reporter, ({ input, signal }) =>
        factors.confirm(input, signal),
      ),
      enable: fromService(reporter, ({ signal }) => factors.enable(signal)),
      /** Returns new recovery codes; `null` when the second factor was turned off. */
      change: fromService<
        readonly string[] | null,
        Pick<FactorsContext, 'purpose' | 'method'> & { readonly code: string }
      >(reporter, async ({ input: { purpose, method, code }, signal }) => {
        await factors.answer({ method, code: factorCodeOf(method, code) }, signal)
        if (purpose === 'renew') return factors.renewRecoveryCodes(signal)
        await factors.disable(signal)
        return null
      }),
    },
  })

type FactorsSetup = ReturnType<typeof factorsSetup>

/** Which of the two is shown, by what was read. */
const read = [
  {
    guard: ({ event }: DoneStatus) => event.output.enabled,
    target: '#factors.on',
    actions: setOffers,
  },
  { target: '#factors.off', actions: setOffers },
]

/** What is shown stays while it is read again, and after a failure. */
const readAgain = (factors: FactorsSetup) => ({
  initial: 'idle' as const,
  states: {
    idle: factors.createStateConfig({ on: { 'status.changed': 'refreshing' } }),
    refreshing: factors.createStateConfig({
      invoke: { src: 'loadStatus', onDone: read, onError: 'idle' },
      on: { 'status.changed': { target: 'refreshing', reenter: true } },
    }),
  },
})

/** From the start of the set-up until the second factor is on. */
const setUpStates = (factors: FactorsSetup, factorsChanged: () => void) => ({
  starting: factors.createStateConfig({
    tags: 'pending',
    entry: assign({ problem: null }),
    invoke: {
      src: 'begin',
      onDone: [
        // The app was set up earlier.
        { guard: ({ event }) => event.output === null, target: 'enabling' },
        { target: 'scanning', actions: assign({ enrolment: ({ event }) => event.output }) },
      ],
      onError: { target: 'off', actions: setProblem },
    },
  }),
  scanning: factors.createStateConfig({
    on: {
      'code.submitted': 'confirming',
      cancelled: { target: 'off', actions: assign({ enrolment: null, problem: null }) },
    },
  }),
  confirming: factors.createStateConfig({
    tags: 'pending',
    entry: assign({ problem: null }),
    invoke: {
      src: 'confirm',
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
  }),
  enabling: factors.createStateConfig({
    tags: 'pending',
    invoke: {
      src: 'enable',
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
      onError: { target: 'off', actions: [assign({ enrolment: null }), setProblem] },
    },
  }),
})

/** Turning off and new recovery codes, each after a code. */
const changeStates = (factors: FactorsSetup, factorsChanged: () => void) => ({
  asking: factors.createStateConfig({
    on: {
      'code.submitted': 'changing',
      'method.chosen': {
        actions: assign({ method: ({ event }) => event.method, problem: null }),
      },
      cancelled: { target: 'on', actions: assign({ problem: null }) },
    },
  }),
  changing: factors.createStateConfig({
    tags: 'pending',
    entry: assign({ problem: null }),
    invoke: {
      src: 'change',
      input: ({ context: { purpose, method }, event }) => {
        assertEvent(event, 'code.submitted')
        return { purpose, method, code: event.code }
      },
      onDone: [
        {
          guard: ({ event }) => event.output === null,
          target: 'off',
          actions: [
            assign({ offers: ({ context }) => ({ ...context.offers, totp: false }) }),
            factorsChanged,
          ],
        },
        {
          target: 'showingCodes',
          actions: [
            assign({
              codes: ({ event }) => event.output ?? [],
              offers: ({ context }) => ({ ...context.offers, recoveryCode: true }),
            }),
            factorsChanged,
          ],
        },
      ],
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
    invoke: { src: 'listenToChanges' },
    initial: 'loading',
    states: {
      loading: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'loadStatus',
          onDone: read,
          onError: { target: 'failed', actions: setProblem },
        },
        on: { 'status.changed': { target: 'loading', reenter: true } },
      },
      failed: { on: { 'loading.retried': 'loading', 'status.changed': 'loading' } },
      off: { ...readAgain(factors), on: { 'setup.started': 'starting' } },
      on: {
        ...readAgain(factors),
        on: {
          'change.asked': {
            target: 'asking',
            actions: assign({ purpose: ({ event }) => event.purpose, method: 'totp' }),
          },
        },
      },
      showingCodes: {
        on: { 'codes.saved': { target: 'on', actions: assign({ codes: [] }) } },
      },
      ...setUpStates(factors, factorsChanged),
      ...changeStates(factors, factorsChanged),
    },
  })
}
