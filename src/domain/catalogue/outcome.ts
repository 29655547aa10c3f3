/**
 * The result of an operation that can fail. Failures are codes; their texts are chosen where they
 * are shown (decision L3).
 */
export type Outcome<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure }

/** Wraps a value as a success. */
export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

/** Wraps a code as a failure. */
export const fail = <Failure>(
  failure: Failure,
): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure })
