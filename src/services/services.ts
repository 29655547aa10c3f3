import type { AccountPort } from '#services/account/account.port.ts'
import type { AuthPort } from '#services/auth/auth.port.ts'
import type { ClockPort } from '#services/clock/clock.port.ts'
import type { ConnectionPort } from '#services/connection/connection.port.ts'
import type { ContactPort } from '#services/contact/contact.port.ts'
import type { DraftsPort } from '#services/drafts/drafts.port.ts'
import type { FactorsPort } from '#services/factors/factors.port.ts'
import type { RandomPort } from '#services/random/random.port.ts'
import type { RecoveryPort } from '#services/recovery/recovery.port.ts'
import type { ReporterPort } from '#services/reporter/reporter.port.ts'
import type { SessionLossPort } from '#services/session-loss/sessionLoss.port.ts'
import type { AuthChannelPort } from '#services/auth-channel/authChannel.port.ts'
import type { SessionHintPort } from '#services/session-hint/sessionHint.port.ts'
import type { EmailLinkPort } from '#services/verification/emailLink.port.ts'
import type { SignupVerificationPort } from '#services/verification/verification.port.ts'

/** The ports that Appwrite stands behind. */
export interface AppwriteServices {
  readonly account: AccountPort
  readonly auth: AuthPort
  readonly factors: FactorsPort
  readonly verification: SignupVerificationPort
  readonly emailLink: EmailLinkPort
  readonly recovery: RecoveryPort
  readonly contact: ContactPort
  readonly connection: ConnectionPort
}

/** Every port except those of the catalogue; the app passes them to its routes. */
export interface Services extends AppwriteServices {
  readonly drafts: DraftsPort
  readonly authChannel: AuthChannelPort
  readonly sessionHint: SessionHintPort
  readonly sessionLoss: SessionLossPort
  readonly reporter: ReporterPort
  readonly clock: ClockPort
  readonly random: RandomPort
}
