import type { AccountSession, User } from '#domain/account.ts'

/** A mail that the fake service would have sent. */
interface FakeMail {
  readonly kind: 'verification' | 'recovery' | 'code' | 'secondFactor'
  readonly to: string
  readonly userId: string
  /** The secret of the link, or the six digits. */
  readonly secret: string
}

interface Account {
  readonly user: User
  readonly password: string
  /** The service blocks it. */
  readonly blocked: boolean
  /** Sessions in other browsers, newest first. */
  readonly others: readonly AccountSession[]
}

/** What may be changed about an account. */
type AccountChange = Partial<Pick<User, 'name' | 'email' | 'emailVerified'> & Omit<Account, 'user'>>

/** The second factor of an account. */
interface FakeFactors {
  enabled: boolean
  /** An authenticator app was confirmed. */
  confirmed: boolean
  /** Which code the app shows next. */
  step: number
  /** Unused recovery codes. */
  recoveryCodes: readonly string[]
}

/** An account that exists before the first call. */
export interface SeedAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly emailVerified?: boolean
  /** Has an authenticator app and recovery codes, and is asked for them. */
  readonly twoFactor?: boolean
}

/** Accounts, one browser's session and the mails, in memory; shared by the fakes of the ports. */
export interface FakeAccounts {
  readonly mails: readonly FakeMail[]
  create(seed: SeedAccount): User | null
  byEmail(email: string): Account | null
  byId(userId: string): Account | null
  change(userId: string, change: AccountChange): void
  /** The user of the session, also while the second factor is missing. */
  session(): User | null
  /** The log-in of the session is complete: no second factor is asked for, or it was proved. */
  isComplete(): boolean
  open(userId: string): void
  /** The second factor of the session is proved. */
  complete(): void
  /** Whether the log-in, or a code, is recent enough to change what the app protects. */
  isProved(): boolean
  /** Half an hour passes. */
  expireProof(): void
  factorsOf(userId: string): FakeFactors
  /** The code that the user's authenticator app shows; another one after each use. */
  appCode(userId: string): string
  close(): void
  /** Puts a mail with a fresh secret into the outbox. */
  mail(kind: FakeMail['kind'], account: Account): FakeMail
  /** Spends the secret of a mail; answers whether it was good. */
  spend(kind: FakeMail['kind'], userId: string, secret: string): boolean
}

/** The time of everything that fakes write down: 1 September 2026. */
export const fakeNow = Date.UTC(2026, 8, 1)

/** The browser in which stories and tests run. */
export const fakeDevice = {
  browser: 'Chrome 146',
  system: 'Windows 11',
  handheld: false,
  place: null,
} as const

/** Six recovery codes in the service's form; another round has other ones. */
export const fakeRecoveryCodes = (round: number): readonly string[] =>
  ['3f9a1c', '7b20de', 'c4518e', '90ab6d', '1e7f42', 'd8c305'].map(
    (start) => `${start}${String(4_000 + round)}`,
  )

/** Accounts in memory, with the given ones already there. */
export const createFakeAccounts = (seeds: readonly SeedAccount[] = []): FakeAccounts => {
  const accounts = new Map<string, Account>()
  const mails: FakeMail[] = []
  const live = new Set<FakeMail>()
  const factors = new Map<string, FakeFactors>()
  let current: string | null = null
  let complete = false
  let proved = false

  const fake: FakeAccounts = {
    mails,
    create: ({ name, email, password, emailVerified = false, twoFactor = false }) => {
      const address = email.toLowerCase()
      if (fake.byEmail(address) !== null) return null
      const user: User = { $id: `user-${accounts.size + 1}`, name, email: address, emailVerified }
      const empty = { blocked: false, others: [] }
      accounts.set(user.$id, { user, password, ...empty })
      if (twoFactor) {
        const made = fake.factorsOf(user.$id)
        Object.assign(made, { enabled: true, confirmed: true, recoveryCodes: fakeRecoveryCodes(1) })
      }
      return user
    },
    byEmail: (email) =>
      [...accounts.values()].find(({ user }) => user.email === email.toLowerCase()) ?? null,
    byId: (userId) => accounts.get(userId) ?? null,
    change: (userId, { name, email, emailVerified, ...rest }) => {
      const account = accounts.get(userId)
      if (account === undefined) return
      const { user } = account
      accounts.set(userId, {
        ...account,
        ...rest,
        user: {
          ...user,
          name: name ?? user.name,
          email: email?.toLowerCase() ?? user.email,
          emailVerified: emailVerified ?? user.emailVerified,
        },
      })
    },
    session: () => (current === null ? null : (accounts.get(current)?.user ?? null)),
    isComplete: () => complete,
    open: (userId) => {
      current = userId
      complete = !fake.factorsOf(userId).enabled
      proved = complete
    },
    complete: () => {
      complete = true
      proved = true
    },
    isProved: () => proved,
    expireProof: () => {
      proved = false
    },
    close: () => {
      current = null
      complete = false
    },
    factorsOf: (userId) => {
      const known = factors.get(userId)
      if (known !== undefined) return known
      const fresh = { enabled: false, confirmed: false, step: 0, recoveryCodes: [] }
      factors.set(userId, fresh)
      return fresh
    },
    appCode: (userId) => String(135_790 + fake.factorsOf(userId).step),
    mail: (kind, { user }) => {
      // Fixed and countable, so that a story shows the same code each time.
      const isCode = kind === 'code' || kind === 'secondFactor'
      const secret = isCode ? String(246_800 + mails.length) : `secret-${mails.length + 1}`
      const mail: FakeMail = { kind, to: user.email, userId: user.$id, secret }
      // A newer code makes the older one invalid, as in the embedded service.
      for (const old of live) if (old.kind === kind && old.userId === user.$id) live.delete(old)
      mails.push(mail)
      live.add(mail)
      return mail
    },
    spend: (kind, userId, secret) => {
      for (const mail of live) {
        if (mail.kind !== kind || mail.userId !== userId || mail.secret !== secret) continue
        return live.delete(mail)
      }
      return false
    },
  }
  for (const seed of seeds) fake.create(seed)
  return fake
}
