import type { SnapshotFrom } from 'xstate'
import {
  factorsMachine,
  type FactorsEvent,
  type FactorsFailure,
  type FactorsPurpose,
  type FactorsServices,
  type ProofMethod,
} from '#machines/factors/machine.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { FactorOffers } from '#services/factors.ts'

export type { FactorsFailure, ProofMethod } from '#machines/factors/machine.ts'

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
const actionsOf = (send: (event: FactorsEvent) => void) => ({
  /** Loads the state again after a failure. */
  retry: () => send({ type: 'loading.retried' }),
  /** Loads it again because something changed; what is shown stays until then. */
  refresh: () => send({ type: 'status.changed' }),
  /** Starts the set-up of an authenticator app. */
  start: () => send({ type: 'setup.started' }),
  /** Sends a code; ignored while one is being checked. */
  submit: (code: string) => send({ type: 'code.submitted', code }),
  /** The recovery codes are saved: hides them. */
  saved: () => send({ type: 'codes.saved' }),
  /** Asks for a code, to turn the second factor off or to make new recovery codes. */
  ask: (purpose: FactorsPurpose) => send({ type: 'change.asked', purpose }),
  /** Asks for a recovery code instead, or for a code of the app again. */
  choose: (method: ProofMethod) => send({ type: 'method.chosen', method }),
  /** Leaves the set-up, or the question for a code. */
  cancel: () => send({ type: 'cancelled' }),
})

export type FactorsActions = Readonly<ReturnType<typeof actionsOf>>

/** The second factor on the account page: one of its screens, and what it may do. */
export type FactorsFlow = FactorsScreen & FactorsActions

type FactorsSnapshot = SnapshotFrom<typeof factorsMachine>

const screenOf = (snapshot: FactorsSnapshot): FactorsScreen => {
  const { offers, enrolment, codes, purpose, method, problem } = snapshot.context
  const pending = snapshot.hasTag('pending')
  if (snapshot.matches('on')) return { screen: 'on', offers }
  switch (snapshot.value) {
    case 'loading':
      return { screen: 'loading' }
    case 'failed':
      return { screen: 'failed', problem: problem ?? { code: 'network' } }
    case 'showingCodes':
      return { screen: 'codes', codes }
    case 'asking':
    case 'changing':
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
): FactorsFlow => ({ ...screenOf(snapshot), ...actionsOf(send) })

export const useFactors = (services: FactorsServices, factorsChanged: () => void): FactorsFlow =>
  useFlow(() => factorsMachine(services, factorsChanged), factorsFlow)
