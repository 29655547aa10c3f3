import { assertEvent, assign, setup, type ErrorActorEvent } from 'xstate'
import { factorCodeOf, type FactorMethod } from '#domain/factors.rules.ts'
import { fromService, problemFrom, type ScreenFailure } from '#machines/fromService.ts'
import type { Enrolment, FactorOffers } from '#services/factors.ts'
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
  | { readonly type: 'setup.started' }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'codes.saved' }
  | { readonly type: 'change.asked'; readonly purpose: FactorsPurpose }
  | { readonly type: 'method.chosen'; readonly method: ProofMethod }
  | { readonly type: 'cancelled' }

export type FactorsServices = Pick<Services, 'early' | 'factors' | 'reporter'>

const setProblem = assign<FactorsContext, ErrorActorEvent, undefined, FactorsEvent, never>(
  problemFrom(factorsFailures),
)

const factorsSetup = ({ early, factors, reporter }: FactorsServices) =>
  setup({
    types: {} as { context: FactorsContext; events: FactorsEvent },
    actors: {
      loadStatus: fromService(
        reporter,
        ({ signal }) => early?.take('factors') ?? factors.status(signal),
      ),
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
    initial: 'loading',
    states: {
      loading: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'loadStatus',
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
      on: {
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
