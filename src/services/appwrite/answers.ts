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

/** An answer whose content does not matter, such as that of a deletion. */
export const anyAnswer = v.unknown()
