import type { CommonFailureCode, FailureWith } from '#domain/failure.ts'

/** Why the account was not closed. */
export type CloseAccountFailure = FailureWith<'invalidCredentials' | CommonFailureCode>

/** Context of the machine. It never contains the password. */
export interface CloseAccountContext {
  readonly problem: CloseAccountFailure | null
  /** How many products this browser holds. */
  readonly count: number
  /** What was done with them while the dialog is open. */
  readonly outcome: 'exported' | 'cleared' | 'failed' | null
  /** How many were cleared. */
  readonly cleared: number
}

/** Events of the machine. */
export type CloseAccountEvent =
  | { readonly type: 'close.asked' }
  | { readonly type: 'close.cancelled' }
  | { readonly type: 'close.submitted'; readonly password: string }
  | { readonly type: 'products.exported' }
  | { readonly type: 'products.cleared' }
  | { readonly type: 'products.restored' }
