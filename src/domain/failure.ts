/**
 * Everything that can go wrong between the site and its services, as a code with at most the data
 * its words need (decision L3). Adapters make these; nothing above them reads a message text.
 */
export type Failure =
  /** The service could not be reached: offline, refused, or hidden by the browser. */
  | { readonly code: 'network' }
  /** No answer in time. */
  | { readonly code: 'timeout' }
  /** Too many tries. The wait in seconds is known only when the service says it. */
  | { readonly code: 'rateLimited'; readonly retryAfterSeconds?: number }
  /** The service is there but cannot serve: 5xx, maintenance, mail not set up. */
  | { readonly code: 'unavailable' }
  /** The address and password do not belong together. */
  | { readonly code: 'invalidCredentials' }
  /** No account has this address. */
  | { readonly code: 'userNotFound' }
  /** The address has not been verified and the site asks for it (decision A1). */
  | { readonly code: 'unverified' }
  /** The account has been blocked by its owner's service. */
  | { readonly code: 'blocked' }
  /** An account with this address exists already. */
  | { readonly code: 'alreadyExists' }
  /** The address was verified earlier. */
  | { readonly code: 'alreadyVerified' }
  /** A mailed code or link is wrong, used or expired. */
  | { readonly code: 'invalidToken' }
  /** The session that the step needs is gone: 'Please log in again after verification.' (spec §8) */
  | { readonly code: 'signInAgain' }
  /** The service opened a session and the browser did not keep its cookie. */
  | { readonly code: 'cookiesBlocked' }
  /** The service refuses the site itself: its host is not registered there. */
  | { readonly code: 'forbiddenOrigin' }
  /** The service found fault with what was sent. */
  | { readonly code: 'refused'; readonly reason: string }
  /** Anything else, with the service's own words for it, to be shown as they are. */
  | { readonly code: 'other'; readonly reason: string }

/** The code of any failure. */
export type FailureCode = Failure['code']

/** The failures with one of the given codes. */
export type FailureWith<Code extends FailureCode> = Extract<Failure, { readonly code: Code }>

/** Failures that any call can meet, whatever it asks for. */
export type CommonFailureCode =
  | 'network'
  | 'timeout'
  | 'rateLimited'
  | 'unavailable'
  | 'blocked'
  | 'forbiddenOrigin'
  | 'refused'
  | 'other'

/** {@link CommonFailureCode} at run time, for {@link narrowFailure}. */
export const commonFailureCodes: readonly CommonFailureCode[] = [
  'network',
  'timeout',
  'rateLimited',
  'unavailable',
  'blocked',
  'forbiddenOrigin',
  'refused',
  'other',
]

/** What ports reject with: an error that carries a typed {@link Failure}. */
export class ServiceError extends Error {
  readonly failure: Failure

  /** @param failure what went wrong; `cause` keeps the original for the console of a developer */
  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.code, options)
    this.name = 'ServiceError'
    this.failure = failure
  }
}

/** The failure carried by whatever was thrown; a programming error becomes `other`. */
export const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof ServiceError) return thrown.failure
  return { code: 'other', reason: thrown instanceof Error ? thrown.message : String(thrown) }
}

/** Narrows a failure to the ones a screen has words for; any other becomes `other` with its code. */
export const narrowFailure = <Code extends FailureCode>(
  failure: Failure,
  codes: readonly Code[],
): FailureWith<Code> | FailureWith<'other'> => {
  const known = (candidate: Failure): candidate is FailureWith<Code> =>
    codes.some((code) => code === candidate.code)
  return known(failure) ? failure : { code: 'other', reason: failure.code }
}
