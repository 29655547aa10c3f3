import { contactEntriesOf, contactFields, type ContactEntries } from '#domain/contact.rules.ts'
import { fieldsOf } from '#domain/form.ts'
import { propertyOf } from '#domain/objects.ts'
import { draftKeys, mailedLinkKey } from '#domain/storageKeys.ts'
import type { CodeDelivery, NewAccount } from '#services/verification.ts'
import type { TextStore } from '#services/textStore.ts'

/**
 * One kept value for this tab, gone when the tab is closed. Never throws: where storage is blocked,
 * the value lasts for the page.
 */
export interface DraftSlot<Value> {
  /** The kept value, or `null` when there is none or it cannot be read as one. */
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/** A sign-up that waits for its code, so that a reload continues there (decisions S3 and S4). */
export interface PendingSignup {
  readonly account: NewAccount
  readonly delivery: CodeDelivery
  /** When the next code may be asked for, in milliseconds since 1970. */
  readonly resendAt: number
}

/** A verification mail that was sent from the account page (decision S4). */
export interface SentVerification {
  readonly userId: string
  /** When the next mail may be asked for, in milliseconds since 1970. */
  readonly resendAt: number
}

/** A new name that was not saved because the session had ended (decision A7). */
export interface TypedName {
  readonly userId: string
  readonly name: string
}

/** A new address that was not saved because the session had ended. The password with it is not kept. */
export interface TypedEmail {
  readonly userId: string
  readonly email: string
}

/** A contact message with the id it is sent with. */
export interface ContactAttempt {
  readonly id: string
  readonly message: ContactEntries
}

/** What a reload must not lose. A password is never among it (decision S3). */
export interface DraftsPort {
  /** The contact message that was sent last and is not known to be stored (decision C2). */
  readonly attempt: DraftSlot<ContactAttempt>
  /** The contact form as typed so far (decision C2). */
  readonly contact: DraftSlot<ContactEntries>
  /** The address typed on the account page when the session ended. */
  readonly email: DraftSlot<TypedEmail>
  /** The mailed link that opened a page of this tab, with its secret until it is used (decision S5). */
  readonly link: Pick<DraftSlot<unknown>, 'clear'>
  /** The name typed on the account page when the session ended. */
  readonly name: DraftSlot<TypedName>
  /** The sign-up that waits for its code. */
  readonly signup: DraftSlot<PendingSignup>
  /** The countdown of the account page. */
  readonly verification: DraftSlot<SentVerification>

  /** The person has left this tab: clears what the next one must not find, the message and the opened link. */
  forgetPerson(): void

  /** Listens to {@link forgetPerson}. Returns a function that stops listening. */
  onPersonLeft(listener: () => void): () => void
}

/** Both parts of {@link DraftsPort} that are about the person. */
export const forgetting = ({
  attempt,
  contact: message,
  link,
}: Pick<DraftsPort, 'attempt' | 'contact' | 'link'>): Pick<
  DraftsPort,
  'forgetPerson' | 'onPersonLeft'
> => {
  const listeners = new Set<() => void>()
  return {
    forgetPerson: () => {
      for (const draft of [message, attempt, link]) draft.clear()
      for (const listener of listeners) listener()
    },
    onPersonLeft: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

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
    const entries = Object.entries<Decode<unknown>>(fields)
    const read = entries.map(([key, decode]) => [key, decode(propertyOf(value, key))])
    // `fromEntries` forgets the keys.
    return Object.fromEntries(read) as Value
  }

/** A field that cannot be read, or that the form got since the message was kept, is empty. */
const contact: Decode<ContactEntries> = (value) => {
  if (!fieldsOf(contactFields).some((field) => typeof propertyOf(value, field) === 'string'))
    throw new TypeError('No message')
  const entries = contactEntriesOf((field) => {
    const typed = propertyOf(value, field)
    return typeof typed === 'string' ? typed : ''
  })
  return { ...entries, product: contactFields.product.tidy(entries.product) }
}

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
export const createBrowserDrafts = (session: TextStore): DraftsPort => {
  const ofPerson = {
    contact: createSlot(session, draftKeys.contact, contact),
    attempt: createSlot(
      session,
      draftKeys.contactAttempt,
      object<ContactAttempt>({ id: text, message: contact }),
    ),
    link: { clear: () => session.remove(mailedLinkKey) },
  }
  return {
    ...ofPerson,
    ...forgetting(ofPerson),
    email: createSlot(session, draftKeys.email, object<TypedEmail>({ userId: text, email: text })),
    name: createSlot(session, draftKeys.name, object<TypedName>({ userId: text, name: text })),
    signup: createSlot(session, draftKeys.signup, pendingSignup),
    verification: createSlot(
      session,
      draftKeys.verification,
      object<SentVerification>({ userId: text, resendAt: number }),
    ),
  }
}
