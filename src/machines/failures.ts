import {
  commonFailureCodes,
  failureOf,
  narrowFailure,
  type CommonFailureCode,
  type FailureCode,
  type FailureWith,
} from '#domain/failure.ts'

/** The failure for a machine's context: a common one or one of its own codes; any other becomes `other`. */
export const problemOf = <Own extends FailureCode = never>(
  thrown: unknown,
  own: readonly Own[] = [],
): FailureWith<Own | CommonFailureCode> =>
  narrowFailure<Own | CommonFailureCode>(failureOf(thrown), [...own, ...commonFailureCodes])
