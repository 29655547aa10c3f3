/** The person behind a session, as the account service knows them (spec §3). */
export interface User {
  /** Identifier given by the account service. */
  readonly $id: string
  /** Display name; may be empty for accounts made elsewhere. */
  readonly name: string
  /** Address in lower case, as the service stores it. */
  readonly email: string
  /** Whether the address has been confirmed by mail (decision A1). */
  readonly emailVerified: boolean
}
