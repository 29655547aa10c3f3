import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { problemOf, withError, type Thrown } from '#machines/failures.ts'
import type {
  Answered,
  FactorsContext,
  FactorsEvent,
  FactorsPurpose,
  ProofMethod,
  ProvenChange,
} from '#machines/factors/factors.types.ts'
import { notProvided, typed } from '#machines/setup.ts'
import type { Enrolment, FactorStatus } from '#services/factors/factors.port.ts'

/** Fresh recovery codes; none when earlier ones stay good, or the second factor was turned off. */
type Codes = readonly string[]

const showProblem = { type: 'setProblem', params: withError } as const
const withCodes = ({ event }: { readonly event: { readonly output: Codes } }) => ({
  codes: event.output,
})

/**
 * The second factor on the account page (decision A8): set up an authenticator app, turn it on with a
 * code, see recovery codes once, make new ones and turn it off with a code of the app or a recovery code.
 */
export const factorsMachine = setup({
  types: typed<{ context: FactorsContext; events: FactorsEvent }>(),
  actors: {
    loadStatus: fromPromise<FactorStatus>(notProvided),
    begin: fromPromise<Enrolment | null>(notProvided),
    confirm: fromPromise<unknown, string>(notProvided),
    enable: fromPromise<Codes>(notProvided),
    change: fromPromise<Codes, ProvenChange>(notProvided),
  },
  actions: {
    setOffers: assign((_, { status }: Answered) => ({ offers: status.offers })),
    setEnrolment: assign((_, { enrolment }: { enrolment: Enrolment | null }) => ({ enrolment })),
    clearEnrolment: assign({ enrolment: null }),
    setCodes: assign(({ context }, { codes }: { codes: Codes }) => ({
      codes,
      offers: { ...context.offers, recoveryCode: true },
    })),
    clearCodes: assign({ codes: [] }),
    setPurpose: assign((_, { purpose }: { purpose: FactorsPurpose }) => ({
      purpose,
      method: 'totp' as const,
    })),
    setMethod: assign((_, { method }: { method: ProofMethod }) => ({ method, problem: null })),
    setProblem: assign((_, { thrown }: Thrown) => ({
      problem: problemOf(thrown, ['invalidToken']),
    })),
    clearProblem: assign({ problem: null }),
    setApp: assign(({ context }, { totp }: { totp: boolean }) => ({
      offers: { ...context.offers, totp },
    })),
  },
  guards: {
    isEnabled: (_, { status }: Answered) => status.enabled,
    isSetUp: (_, { enrolment }: { enrolment: Enrolment | null }) => enrolment === null,
    hasCodes: (_, { codes }: { codes: Codes }) => codes.length > 0,
    isTurnOff: ({ context }) => context.purpose === 'turnOff',
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
      entry: 'clearProblem',
      invoke: {
        src: 'loadStatus',
        id: 'loadStatus',
        onDone: [
          {
            guard: { type: 'isEnabled', params: ({ event }) => ({ status: event.output }) },
            target: 'on',
            actions: { type: 'setOffers', params: ({ event }) => ({ status: event.output }) },
          },
          {
            target: 'off',
            actions: { type: 'setOffers', params: ({ event }) => ({ status: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: showProblem },
      },
    },
    failed: { on: { 'loading.retried': 'loading' } },
    off: { on: { 'setup.started': 'starting' } },
    starting: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'begin',
        id: 'begin',
        onDone: [
          {
            guard: { type: 'isSetUp', params: ({ event }) => ({ enrolment: event.output }) },
            target: 'enabling',
          },
          {
            target: 'scanning',
            actions: { type: 'setEnrolment', params: ({ event }) => ({ enrolment: event.output }) },
          },
        ],
        onError: { target: 'off', actions: showProblem },
      },
    },
    scanning: {
      on: {
        'code.submitted': 'confirming',
        cancelled: { target: 'off', actions: ['clearEnrolment', 'clearProblem'] },
      },
    },
    confirming: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'confirm',
        id: 'confirm',
        input: ({ event }) => {
          assertEvent(event, 'code.submitted')
          return event.code
        },
        onDone: { target: 'enabling', actions: { type: 'setApp', params: { totp: true } } },
        onError: { target: 'scanning', actions: showProblem },
      },
    },
    enabling: {
      tags: 'pending',
      invoke: {
        src: 'enable',
        id: 'enable',
        onDone: [
          {
            guard: { type: 'hasCodes', params: withCodes },
            target: 'showingCodes',
            actions: ['clearEnrolment', { type: 'setCodes', params: withCodes }],
          },
          { target: 'loading', actions: 'clearEnrolment' },
        ],
        // The app is confirmed; the next try goes on from there.
        onError: { target: 'off', actions: ['clearEnrolment', showProblem] },
      },
    },
    showingCodes: { on: { 'codes.saved': { target: 'on', actions: 'clearCodes' } } },
    on: {
      on: {
        'change.asked': {
          target: 'asking',
          actions: { type: 'setPurpose', params: ({ event }) => ({ purpose: event.purpose }) },
        },
      },
    },
    asking: {
      on: {
        'code.submitted': 'changing',
        'method.chosen': {
          actions: { type: 'setMethod', params: ({ event }) => ({ method: event.method }) },
        },
        cancelled: { target: 'on', actions: 'clearProblem' },
      },
    },
    changing: {
      tags: 'pending',
      entry: 'clearProblem',
      invoke: {
        src: 'change',
        id: 'change',
        input: ({ context, event }) => {
          assertEvent(event, 'code.submitted')
          return { purpose: context.purpose, method: context.method, code: event.code }
        },
        onDone: [
          {
            guard: 'isTurnOff',
            target: 'off',
            actions: { type: 'setApp', params: { totp: false } },
          },
          { target: 'showingCodes', actions: { type: 'setCodes', params: withCodes } },
        ],
        onError: { target: 'asking', actions: showProblem },
      },
    },
  },
})
