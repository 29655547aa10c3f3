import type { LinkToken } from '#services/verification.ts'

/** Getting back in without the password (spec §7, decisions A3 and S5). */
export interface RecoveryPort {
  /**
   * Sends a mail with a link to the new-password page. An address that the service does not know
   * succeeds as well, so that no one learns who has an account (decision A3).
   */
  request(email: string, signal?: AbortSignal): Promise<void>

  /** Sets the new password. Fails with `invalidToken` when the link is wrong, used or expired. */
  reset(token: LinkToken, password: string, signal?: AbortSignal): Promise<void>
}
