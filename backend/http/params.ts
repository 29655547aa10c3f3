import { ApiError } from '#backend/contract/errors.ts'
import type { Validator } from '#backend/http/validators.ts'

/** One parameter of a call. */
export interface Param<T> {
  readonly validate: Validator<T>
  readonly optional: boolean
  /** What a call gets that leaves an optional parameter out. */
  readonly fallback: T | undefined
}

/** The parameters of a call in the order in which they are checked. */
export type Params = Readonly<Record<string, Param<unknown>>>

/** The checked values of {@link Params}. */
export type Values<P extends Params> = {
  readonly [K in keyof P]: P[K] extends Param<infer T> ? T : never
}

/** A parameter that has to be there. */
export const required = <T>(validate: Validator<T>): Param<T> => ({
  validate,
  optional: false,
  fallback: undefined,
})

/** Declares a parameter that may be left out. */
interface Optional {
  <T>(validate: Validator<T>): Param<T | undefined>
  <T>(validate: Validator<T>, fallback: T): Param<T>
}

/** A parameter that may be left out. */
export const optional: Optional = <T>(validate: Validator<T>, fallback?: T) =>
  ({ validate, optional: true, fallback }) as Param<T>

/**
 * Checks what a caller sent, in order; the first fault ends it, as the service does.
 *
 * @param params - What the call takes.
 * @param sent - The body, or for GET the query string. Names the call does not take are ignored;
 *   `null` counts as sent.
 * @returns The checked values.
 * @throws ApiError `general_argument_invalid`.
 */
export const readParams = <P extends Params>(
  params: P,
  sent: Readonly<Record<string, unknown>>,
): Values<P> => {
  const values = Object.entries(params).map(([name, param]) => {
    if (!Object.hasOwn(sent, name) || sent[name] === undefined) {
      if (param.optional) return [name, param.fallback] as const
      throw new ApiError('general_argument_invalid', `Param "${name}" is not optional.`)
    }
    const checked = param.validate(sent[name])
    if (!checked.ok) {
      throw new ApiError(
        'general_argument_invalid',
        `Invalid \`${name}\` param: ${checked.message}`,
      )
    }
    return [name, checked.value] as const
  })
  return Object.fromEntries(values) as Values<P>
}
