import { ServiceError, failureOf } from '#domain/failure.ts'
import type { Thrown } from '#machines/failures.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

/** Input of the pages behind mailed links: the parts of the link, `null` when some are missing. */
export interface LinkInput {
  readonly token: LinkToken | null
}

/** Guards of the pages behind mailed links. */
export const linkGuards = {
  isComplete: ({ context }: { readonly context: LinkInput }) => context.token !== null,
  isSpent: (_: unknown, { thrown }: Thrown) => failureOf(thrown).code === 'invalidToken',
}

/**
 * The token of a complete link.
 *
 * @throws ServiceError `invalidToken` for `null`
 */
export const requireToken = (token: LinkToken | null): LinkToken => {
  if (token === null) throw new ServiceError({ code: 'invalidToken' })
  return token
}
