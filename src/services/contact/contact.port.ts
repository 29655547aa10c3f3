import type { ContactForm } from '#domain/contact.rules.ts'

/** Contact messages (spec §3 and §7, decision C1). */
export interface ContactPort {
  /** Stores one message as one document. Rejects with a `ServiceError`; has no failure of its own. */
  send(message: ContactForm, signal?: AbortSignal): Promise<void>
}
