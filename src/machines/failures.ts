import {
  commonFailureCodes,
  failureOf,
  narrowFailure,
  type CommonFailureCode,
  type FailureCode,
  type FailureWith,
} from '#domain/failure.ts'

/** Parameters of a named action or guard: the error that an actor rejected with. */
export interface Thrown {
  readonly thrown: unknown
}

/** The `params` of an action or guard in `onError`. */
export const withError = ({ event }: { readonly event: { readonly error: unknown } }): Thrown => ({
  thrown: event.error,
})

/** The failure for a machine's context: a common one or one of its own codes; any other becomes `other`. */
export const problemOf = <Own extends FailureCode = never>(
  thrown: unknown,
  own: readonly Own[] = [],
): FailureWith<Own | CommonFailureCode> =>
  narrowFailure<Own | CommonFailureCode>(failureOf(thrown), [...own, ...commonFailureCodes])
