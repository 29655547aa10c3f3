import type { ContactEntries } from '#domain/contact.rules.ts'

/** Contact messages (spec §3 and §7, decision C1). */
export interface ContactPort {
  /**
   * Stores one message as one document. A second call with the same id and a stored message succeeds
   * without a second document, so a call whose response was lost can be repeated (decision C2). Rejects
   * with a `ServiceError`; has no other failure.
   *
   * @param id - the id of the document, from `RandomPort.id`
   * @param message - what the visitor wrote
   * @param signal - aborts the call
   */
  send(id: string, message: ContactEntries, signal?: AbortSignal): Promise<void>
}
