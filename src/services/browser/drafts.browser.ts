import type { ContactForm } from '#domain/contact.rules.ts'
import type { TextStore } from '#services/browser/webStorage.ts'
import type { DraftSlot, DraftsPort, PendingSignup } from '#services/drafts/drafts.port.ts'
import type { CodeDelivery, NewAccount } from '#services/verification/verification.port.ts'

/** Reads a kept value anew, field by field, or answers `null`: anyone may have edited the storage. */
type Revive<Value> = (data: unknown) => Value | null

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : null

const textOf = (data: unknown, name: string): string | null => {
  const value = fieldOf(data, name)
  return typeof value === 'string' ? value : null
}

const reviveContact: Revive<ContactForm> = (data) => {
  const firstName = textOf(data, 'firstName')
  const lastName = textOf(data, 'lastName')
  const email = textOf(data, 'email')
  const phone = textOf(data, 'phone')
  if (firstName === null || lastName === null || email === null || phone === null) return null
  return { firstName, lastName, email, phone }
}

const reviveAccount: Revive<NewAccount> = (data) => {
  const userId = textOf(data, 'userId')
  const name = textOf(data, 'name')
  const email = textOf(data, 'email')
  if (userId === null || name === null || email === null) return null
  return { userId, name, email }
}

const reviveDelivery: Revive<CodeDelivery> = (data) => {
  const kind = textOf(data, 'kind')
  const code = textOf(data, 'code')
  if (kind === 'mailed') return { kind }
  return kind === 'shown' && code !== null ? { kind, code } : null
}

const reviveSignup: Revive<PendingSignup> = (data) => {
  const account = reviveAccount(fieldOf(data, 'account'))
  const delivery = reviveDelivery(fieldOf(data, 'delivery'))
  const resendAt = fieldOf(data, 'resendAt')
  const resendWait = fieldOf(data, 'resendWait')
  if (account === null || delivery === null) return null
  if (typeof resendAt !== 'number' || typeof resendWait !== 'number') return null
  return { account, delivery, resendAt, resendWait }
}

const createSlot = <Value>(
  store: TextStore,
  key: string,
  revive: Revive<Value>,
): DraftSlot<Value> => ({
  read: () => {
    try {
      return revive(JSON.parse(store.read(key) ?? 'null'))
    } catch {
      return null
    }
  },
  write: (value) => {
    store.write(key, JSON.stringify(revive(value)))
  },
  clear: () => {
    store.remove(key)
  },
})

/**
 * {@link DraftsPort} over session storage. Writing picks the known fields as reading does, so that a
 * larger object, such as a form with a password, cannot slip through (decision S3).
 */
export const createBrowserDrafts = (session: TextStore): DraftsPort => ({
  contact: createSlot(session, 'draft-contact', reviveContact),
  signup: createSlot(session, 'draft-signup', reviveSignup),
})
