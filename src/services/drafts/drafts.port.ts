import type { ContactForm } from '#domain/contact.rules.ts'
import type { CodeDelivery, NewAccount } from '#services/verification/verification.port.ts'

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

/** A sign-up that waits for its code, so that a reload goes on there (decisions S3 and S4). */
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

/** A contact message with the id it is sent with. */
export interface ContactAttempt {
  readonly id: string
  readonly message: ContactForm
}

/** What a reload must not lose. A password is never among it (decision S3). */
export interface DraftsPort {
  /** The contact message that was sent last and is not known to be stored (decision C2). */
  readonly attempt: DraftSlot<ContactAttempt>
  /** The contact form as typed so far (decision C2). */
  readonly contact: DraftSlot<ContactForm>
  /** The name typed on the account page when the session ended. */
  readonly name: DraftSlot<TypedName>
  /** The sign-up that waits for its code. */
  readonly signup: DraftSlot<PendingSignup>
  /** The countdown of the account page. */
  readonly verification: DraftSlot<SentVerification>
}
