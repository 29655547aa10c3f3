import { ServiceError } from '#domain/failure.ts'
import type { LinkToken } from '#services/verification.ts'

/**
 * The token of a complete link.
 *
 * @throws ServiceError `invalidToken` for `null`
 */
export const requireToken = (token: LinkToken | null): LinkToken => {
  if (token === null) throw new ServiceError({ code: 'invalidToken' })
  return token
}

/** Whether nothing more can be done with a link: it is used, or it was wrong, used or expired before. */
export const isSpent = (problem: { readonly code: string } | null): boolean =>
  problem === null || problem.code === 'invalidToken'

/** A mailed link, as its page has it. */
export interface MailedLink {
  /** `null` when parts are missing, or after the end. */
  readonly token: LinkToken | null
  /** How it ended before a reload. @defaultValue it may still be used */
  readonly end?: 'done' | 'spent' | null
}
