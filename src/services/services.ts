import type { AccountPort } from '#services/account.ts'
import type { AuthPort } from '#services/auth.ts'
import {
  type ClockPort,
  browserClock,
  type RandomPort,
  browserRandom,
  type ReporterPort,
  browserReporter,
} from '#services/browser.ts'
import type { ConnectionPort } from '#services/connection.ts'
import type { ContactPort } from '#services/contact.ts'
import { type DraftsPort, createBrowserDrafts } from '#services/drafts.ts'
import type { EarlyAnswers } from '#services/early.ts'
import type { FactorsPort } from '#services/factors.ts'
import type { RecoveryPort } from '#services/recovery.ts'
import {
  type SessionLossPort,
  createSessionLoss,
  type AuthChannelPort,
  createBrowserAuthChannel,
  type SessionHintPort,
  createBrowserSessionHint,
} from '#services/session.ts'
import type { EmailLinkPort, VerificationPort } from '#services/verification.ts'
import { createTextStore } from '#services/textStore.ts'

/** The ports that Appwrite stands behind. */
export interface AppwriteServices {
  readonly account: AccountPort
  readonly auth: AuthPort
  readonly factors: FactorsPort
  readonly verification: VerificationPort
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
  /** What the page asked the account service for before it was rendered. */
  readonly early?: EarlyAnswers | undefined
}

/** The ports that the browser implements, without the catalogue. */
export type BrowserServices = Pick<
  Services,
  'drafts' | 'authChannel' | 'sessionHint' | 'sessionLoss' | 'reporter' | 'clock' | 'random'
>

/** Creates the browser adapters. Nothing is read or written before the first use. */
export const createBrowserServices = (): BrowserServices => {
  const local = createTextStore(() => window.localStorage)
  const session = createTextStore(() => window.sessionStorage)
  const sessionHint = createBrowserSessionHint(local)
  return {
    drafts: createBrowserDrafts(session),
    authChannel: createBrowserAuthChannel(sessionHint, () => window),
    sessionHint,
    sessionLoss: createSessionLoss(),
    reporter: browserReporter,
    clock: browserClock,
    random: browserRandom,
  }
}
