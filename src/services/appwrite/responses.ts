import * as v from 'valibot'
import type { User } from '#domain/account.ts'

/** An account of the service as a {@link User}. */
export const userResponse = v.pipe(
  v.object({
    $id: v.pipe(v.string(), v.nonEmpty()),
    name: v.string(),
    email: v.pipe(v.string(), v.nonEmpty()),
    emailVerification: v.boolean(),
  }),
  v.transform(({ $id, name, email, emailVerification }): User => ({
    $id,
    name,
    email,
    emailVerified: emailVerification,
  })),
)

/** A stored resource: a session, a token or a document. */
export const resourceResponse = v.object({ $id: v.pipe(v.string(), v.nonEmpty()) })

/** The token of a mailed link that is used up. The embedded backend may give the secret of the next one (decision A10). */
export const spentLinkResponse = v.object({ userId: v.string(), secret: v.string() })

// What the service does not recognise is empty or missing.
const textResponse = v.nullish(v.string(), '')

const dateResponse = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
)

/** The sessions of an account. */
export const sessionsResponse = v.object({
  sessions: v.array(
    v.object({
      $id: v.string(),
      userId: v.string(),
      $createdAt: dateResponse,
      expire: dateResponse,
      current: v.boolean(),
      clientName: textResponse,
      clientVersion: textResponse,
      osName: textResponse,
      osVersion: textResponse,
      deviceName: textResponse,
      countryCode: textResponse,
      countryName: textResponse,
    }),
  ),
})

/** One of them. */
export type SessionResponse = v.InferOutput<typeof sessionsResponse>['sessions'][number]

/** Which factors a user can answer with. */
export const factorsResponse = v.object({
  totp: v.boolean(),
  email: v.boolean(),
  recoveryCode: v.boolean(),
})

/** Whether a log-in of the account asks for a second factor. */
export const mfaResponse = v.pipe(
  v.object({ mfa: v.boolean() }),
  v.transform(({ mfa }) => mfa),
)

/** A challenge that waits for its code. */
export const challengeResponse = v.pipe(
  v.object({ $id: v.pipe(v.string(), v.nonEmpty()), expire: v.pipe(v.string(), v.isoTimestamp()) }),
  v.transform(({ $id, expire }) => ({ challengeId: $id, expiresAt: Date.parse(expire) })),
)

/** What an authenticator app needs. */
export const enrolmentResponse = v.object({
  secret: v.pipe(v.string(), v.nonEmpty()),
  uri: v.pipe(v.string(), v.startsWith('otpauth:')),
})

/** Fresh recovery codes. */
export const recoveryCodesResponse = v.pipe(
  v.object({ recoveryCodes: v.pipe(v.array(v.string()), v.minLength(1)) }),
  v.transform(({ recoveryCodes }) => recoveryCodes),
)

/** A list of documents. */
export const listResponse = v.object({ total: v.number(), documents: v.array(v.unknown()) })

/** The response of a deletion; the SDK puts the empty text of the response into `message`. */
export const emptyResponse = v.object({ message: v.literal('') })

/** A refusal; a proxy puts neither into its own. */
export const refusalResponse = v.object({ message: textResponse, type: textResponse })

/** The response of `Client.ping`. */
export const pingResponse = v.object({ message: v.literal('Pong!') })
