import { lifetimes } from '#backend/contract/limits.ts'
import { formatDate } from '#backend/documents/attributes.ts'
import { hashSecret, newId, newSecret } from '#backend/secrets/secrets.ts'
import type { Services } from '#backend/services.ts'
import type { Token } from '#backend/store/tokens.ts'

/**
 * Puts the secret into the site's own address; what the address had in its query or behind `#` stays.
 *
 * @param target - The page that the site named.
 * @param token - Whose secret and until when.
 * @param secret - What proves it.
 */
export const linkWith = (
  target: string,
  token: Pick<Token, 'userId' | 'expire'>,
  secret: string,
) => {
  const url = new URL(target)
  url.searchParams.set('userId', token.userId)
  url.searchParams.set('secret', secret)
  url.searchParams.set('expire', formatDate(token.expire))
  return url.href
}

/**
 * Makes the secret of a mailed link. Keeping it is the caller's part, once the mail is out.
 *
 * @param services - Clock and keys.
 * @param userId - Whose link.
 * @param kind - What it is for.
 */
export const newLinkToken = (
  services: Services,
  userId: string,
  kind: 'verification' | 'recovery',
) => {
  const createdAt = services.now()
  const secret = newSecret()
  const token: Token = {
    id: newId(createdAt),
    userId,
    kind,
    createdAt,
    expire: createdAt + lifetimes[kind],
  }
  return { token, secret, secretHash: hashSecret(services.keys, secret) }
}
