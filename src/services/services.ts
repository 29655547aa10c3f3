import type { AuthPort } from '#services/auth/auth.port.ts'
import type { ClockPort } from '#services/clock/clock.port.ts'
import type { ConnectionPort } from '#services/connection/connection.port.ts'
import type { ContactPort } from '#services/contact/contact.port.ts'
import type { DraftsPort } from '#services/drafts/drafts.port.ts'
import type { FirstCardsPort } from '#services/first-cards/firstCards.port.ts'
import type { LanguagePort } from '#services/preferences/language.port.ts'
import type { RandomPort } from '#services/random/random.port.ts'
import type { RecoveryPort } from '#services/recovery/recovery.port.ts'
import type { SessionChannelPort } from '#services/session-channel/sessionChannel.port.ts'
import type { SessionMarkPort } from '#services/session-mark/sessionMark.port.ts'
import type { EmailLinkPort } from '#services/verification/emailLink.port.ts'
import type { SignupVerificationPort } from '#services/verification/verification.port.ts'

/** Every port of the accounts half, as the application hands them to its routes. */
export interface Services {
  readonly auth: AuthPort
  readonly verification: SignupVerificationPort
  readonly emailLink: EmailLinkPort
  readonly recovery: RecoveryPort
  readonly contact: ContactPort
  readonly connection: ConnectionPort
  readonly language: LanguagePort
  readonly drafts: DraftsPort
  readonly firstCards: FirstCardsPort
  readonly sessionChannel: SessionChannelPort
  readonly sessionMark: SessionMarkPort
  readonly clock: ClockPort
  readonly random: RandomPort
}
