import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'
import type {
  Enrolment,
  FactorMethod,
  FactorOffers,
  FactorStatus,
} from '#services/factors/factors.port.ts'

/** Why a step did not succeed. */
export type FactorsFailure = FailureWith<'invalidToken' | CommonFailureCode>

/** What a code is asked for once the second factor is on. */
export type FactorsPurpose = 'turnOff' | 'renew'

/** How the change is proved: with the app, or without the phone. */
export type ProofMethod = Exclude<FactorMethod, 'email'>

/** Context of the machine. */
export interface FactorsContext {
  readonly offers: FactorOffers
  readonly enrolment: Enrolment | null
  /** Recovery codes while they are shown, which is once. */
  readonly codes: readonly string[]
  readonly purpose: FactorsPurpose
  readonly method: ProofMethod
  readonly problem: FactorsFailure | null
}

/** Events of the machine. */
export type FactorsEvent =
  | { readonly type: 'loading.retried' }
  | { readonly type: 'setup.started' }
  | { readonly type: 'code.submitted'; readonly code: string }
  | { readonly type: 'codes.saved' }
  | { readonly type: 'change.asked'; readonly purpose: FactorsPurpose }
  | { readonly type: 'method.chosen'; readonly method: ProofMethod }
  | { readonly type: 'cancelled' }

/** A code with what it is for. */
export interface ProvenChange {
  readonly purpose: FactorsPurpose
  readonly method: ProofMethod
  readonly code: string
}

/** Parameters of actions after the service has answered. */
export interface Answered {
  readonly status: FactorStatus
}
