import {
  commonFailureCodes,
  failureOf,
  narrowFailure,
  type CommonFailureCode,
  type FailureCode,
  type FailureWith,
} from '#domain/failure.ts'

/** Carries what an actor rejected with to a named action or guard. */
export interface Thrown {
  readonly thrown: unknown
}

/** `params` of an action or guard on `onError`. */
export const withError = ({ event }: { readonly event: { readonly error: unknown } }): Thrown => ({
  thrown: event.error,
})

/**
 * The failure for a screen's context: a common one, or one of the screen's own codes; anything else
 * becomes `other`.
 */
export const problemOf = <Own extends FailureCode = never>(
  thrown: unknown,
  own: readonly Own[] = [],
): FailureWith<Own | CommonFailureCode> =>
  narrowFailure<Own | CommonFailureCode>(failureOf(thrown), [...own, ...commonFailureCodes])
