import * as v from 'valibot'
import type { User } from '#domain/user.ts'

/** An account of the service as a {@link User}. */
export const userAnswer = v.pipe(
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
export const resourceAnswer = v.object({ $id: v.pipe(v.string(), v.nonEmpty()) })

/** A list of documents. */
export const listAnswer = v.object({ total: v.number(), documents: v.array(v.unknown()) })

/** The answer of a deletion; the SDK puts the empty text of the answer into `message`. */
export const emptyAnswer = v.object({ message: v.literal('') })

/** The answer of `Client.ping`. */
export const pingAnswer = v.object({ message: v.literal('Pong!') })
