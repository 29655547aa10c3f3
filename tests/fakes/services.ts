import { createFakeAccount } from '#tests/fakes/account.ts'
import { type FakeAuthOptions, createFakeAuth } from '#tests/fakes/auth.ts'
import { createFakeAccounts, type FakeAccounts, type SeedAccount } from '#tests/fakes/accounts.ts'
import {
  createFakeClock,
  createFakeDrafts,
  createFakeRandom,
  createFakeReporter,
  createFakeAuthChannel,
  createFakeSessionHint,
} from '#tests/fakes/browser.ts'
import { createFakeConnection } from '#tests/fakes/connection.ts'
import { createFakeContact } from '#tests/fakes/contact.ts'
import { createFakeFactors } from '#tests/fakes/factors.ts'
import { createFakeEmailLink, createFakeRecovery } from '#tests/fakes/links.ts'
import { createScript, type Script } from '#tests/fakes/script.ts'
import { createFakeVerification, type FakeVerificationOptions } from '#tests/fakes/verification.ts'
import { createSessionLoss } from '#services/session.ts'
import type { Services } from '#services/services.ts'

/** The state of the fake services before the first call. */
export interface FakeServicesOptions extends FakeAuthOptions, FakeVerificationOptions {
  /** Accounts that exist. */
  readonly users?: readonly SeedAccount[]
  /** The address of the user who is logged in. */
  readonly signedIn?: string
  /** Ports that replace the fakes. */
  readonly overrides?: Partial<Services>
}

/** Every port in memory, with handles for tests and stories. */
export interface FakeServices extends Services {
  readonly script: Script
  readonly accounts: FakeAccounts
}

/** Creates {@link Services} in memory for stories and tests: nothing is stored or sent. */
export const createFakeServices = ({
  users = [],
  signedIn,
  overrides = {},
  ...options
}: FakeServicesOptions = {}): FakeServices => {
  const script = createScript()
  const accounts = createFakeAccounts(users)
  const user = signedIn === undefined ? null : accounts.byEmail(signedIn)
  if (user !== null) {
    accounts.open(user.user.$id)
    accounts.complete()
  }
  return {
    script,
    accounts,
    account: createFakeAccount(accounts, script, options),
    auth: createFakeAuth(accounts, script, options),
    factors: createFakeFactors(accounts, script),
    verification: createFakeVerification(accounts, script, options),
    emailLink: createFakeEmailLink(accounts, script),
    recovery: createFakeRecovery(accounts, script),
    contact: createFakeContact(script),
    connection: createFakeConnection(accounts, script),
    drafts: createFakeDrafts(),
    authChannel: createFakeAuthChannel(),
    sessionHint: createFakeSessionHint(),
    sessionLoss: createSessionLoss(),
    reporter: createFakeReporter(),
    clock: createFakeClock(),
    random: createFakeRandom(),
    ...overrides,
  }
}
