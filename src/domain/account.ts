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

/** A session of the account, as far as the service knows it. Times are milliseconds since 1970. */
export interface AccountSession {
  /** Name and version of the browser, `Chrome 146`; empty when unknown. */
  readonly browser: string
  /** Name and version of the system, `Windows 11`; empty when unknown. */
  readonly system: string
  /** Whether it is a phone or a tablet. */
  readonly handheld: boolean
  /** The country, where the service knows it. */
  readonly place: string | null
  readonly id: string
  readonly createdAt: number
  readonly expiresAt: number
  /** It is the session of this browser. */
  readonly current: boolean
}
