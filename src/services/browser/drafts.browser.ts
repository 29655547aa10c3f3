import * as v from 'valibot'
import type { TextStore } from '#services/browser/webStorage.ts'
import type { DraftSlot, DraftsPort } from '#services/drafts/drafts.port.ts'

const contactForm = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
})

const contactAttempt = v.object({ id: v.string(), message: contactForm })

const pendingSignup = v.object({
  account: v.object({ userId: v.string(), name: v.string(), email: v.string() }),
  delivery: v.variant('kind', [
    v.object({ kind: v.literal('mailed') }),
    v.object({ kind: v.literal('shown'), code: v.string() }),
  ]),
  resendAt: v.number(),
})

const createSlot = <Value>(
  store: TextStore,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): DraftSlot<Value> => ({
  read: () => {
    try {
      return v.parse(schema, JSON.parse(store.read(key) ?? 'null'))
    } catch {
      return null
    }
  },
  write: (value) => {
    store.write(key, JSON.stringify(v.parse(schema, value)))
  },
  clear: () => {
    store.remove(key)
  },
})

/**
 * {@link DraftsPort} in session storage. The schemas drop unknown fields on writing too, so that a
 * larger object, such as a form with a password, is never stored whole (decision S3).
 */
export const createBrowserDrafts = (session: TextStore): DraftsPort => ({
  contact: createSlot(session, 'draft-contact', contactForm),
  attempt: createSlot(session, 'draft-contact-attempt', contactAttempt),
  signup: createSlot(session, 'draft-signup', pendingSignup),
})
