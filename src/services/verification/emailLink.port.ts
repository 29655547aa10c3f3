/** What a mailed link carries to a page of the site (decision S5). */
export interface LinkToken {
  readonly userId: string
  readonly secret: string
}

/** The link in the verification mail (decision S5). Needs no session. */
export interface EmailLinkPort {
  /**
   * Spends the token and marks the address as verified.
   *
   * Fails with `invalidToken` (wrong, used, expired, unknown user) or `alreadyVerified`.
   */
  confirm(token: LinkToken, signal?: AbortSignal): Promise<void>
}
