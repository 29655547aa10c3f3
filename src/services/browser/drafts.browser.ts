import type { ContactForm } from '#domain/contact.rules.ts'
import type { TextStore } from '#services/browser/webStorage.ts'
import type {
  ContactAttempt,
  DraftSlot,
  DraftsPort,
  PendingSignup,
  SentVerification,
  TypedName,
} from '#services/drafts/drafts.port.ts'
import type { CodeDelivery } from '#services/verification/verification.port.ts'

// Every page starts with this file. Valibot, which decodes the catalogue, would add 2 KB to each.
type Decode<Value> = (value: unknown) => Value

const text: Decode<string> = (value) => {
  if (typeof value !== 'string') throw new TypeError('A text is missing')
  return value
}

const number: Decode<number> = (value) => {
  if (typeof value !== 'number') throw new TypeError('A number is missing')
  return value
}

/** Decodes the named fields and drops all others. */
const object =
  <Value extends object>(fields: {
    readonly [Key in keyof Value]: Decode<Value[Key]>
  }): Decode<Value> =>
  (value) => {
    const source = Object(value) as Readonly<Record<string, unknown>>
    const entries = Object.entries<Decode<unknown>>(fields)
    return Object.fromEntries(entries.map(([key, decode]) => [key, decode(source[key])])) as Value
  }

const contactForm = object<ContactForm>({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
})

const shownCode = object<{ readonly code: string }>({ code: text })

const delivery: Decode<CodeDelivery> = (value) => {
  const { kind } = object<{ readonly kind: string }>({ kind: text })(value)
  if (kind === 'mailed' || kind === 'linked') return { kind }
  if (kind === 'shown') return { kind, ...shownCode(value) }
  throw new TypeError('The way of delivery is unknown')
}

const pendingSignup = object<PendingSignup>({
  account: object({ userId: text, name: text, email: text }),
  delivery,
  resendAt: number,
})

/** A slot for one value, which `decode` checks on reading and on writing. */
export const createSlot = <Value>(
  store: TextStore,
  key: string,
  decode: Decode<Value>,
): DraftSlot<Value> => ({
  read: () => {
    try {
      return decode(JSON.parse(store.read(key) ?? 'null'))
    } catch {
      return null
    }
  },
  write: (value) => {
    store.write(key, JSON.stringify(decode(value)))
  },
  clear: () => {
    store.remove(key)
  },
})

/**
 * {@link DraftsPort} in session storage. The decoders drop unknown fields on writing too, so that a
 * larger object, such as a form with a password, is never stored whole (decision S3).
 */
export const createBrowserDrafts = (session: TextStore): DraftsPort => ({
  contact: createSlot(session, 'draft-contact', contactForm),
  attempt: createSlot(
    session,
    'draft-contact-attempt',
    object<ContactAttempt>({ id: text, message: contactForm }),
  ),
  name: createSlot(session, 'draft-name', object<TypedName>({ userId: text, name: text })),
  signup: createSlot(session, 'draft-signup', pendingSignup),
  verification: createSlot(
    session,
    'draft-verification',
    object<SentVerification>({ userId: text, resendAt: number }),
  ),
})
