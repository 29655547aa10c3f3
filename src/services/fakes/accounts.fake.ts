import type { User } from '#domain/user.ts'

/** A mail that the fake service would have sent. */
interface FakeMail {
  readonly kind: 'verification' | 'recovery' | 'code'
  readonly to: string
  readonly userId: string
  /** The secret of the link, or the six digits. */
  readonly secret: string
}

interface Account {
  readonly user: User
  readonly password: string
}

/** An account that exists before the first call. */
export interface SeedAccount {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly emailVerified?: boolean
}

/** Accounts, one browser's session and the mails, in memory; shared by the fakes of the ports. */
export interface FakeAccounts {
  readonly mails: readonly FakeMail[]
  create(seed: SeedAccount): User | null
  byEmail(email: string): Account | null
  byId(userId: string): Account | null
  change(userId: string, change: { emailVerified?: boolean; password?: string }): void
  session(): User | null
  open(userId: string): void
  close(): void
  /** Puts a mail with a fresh secret into the outbox. */
  mail(kind: FakeMail['kind'], account: Account): FakeMail
  /** Spends the secret of a mail; answers whether it was good. */
  spend(kind: FakeMail['kind'], userId: string, secret: string): boolean
}

/** Accounts in memory, with the given ones already there. */
export const createFakeAccounts = (seeds: readonly SeedAccount[] = []): FakeAccounts => {
  const accounts = new Map<string, Account>()
  const mails: FakeMail[] = []
  const live = new Set<FakeMail>()
  let current: string | null = null

  const fake: FakeAccounts = {
    mails,
    create: ({ name, email, password, emailVerified = false }) => {
      const address = email.toLowerCase()
      if (fake.byEmail(address) !== null) return null
      const user: User = { $id: `user-${accounts.size + 1}`, name, email: address, emailVerified }
      accounts.set(user.$id, { user, password })
      return user
    },
    byEmail: (email) =>
      [...accounts.values()].find(({ user }) => user.email === email.toLowerCase()) ?? null,
    byId: (userId) => accounts.get(userId) ?? null,
    change: (userId, { emailVerified, password }) => {
      const account = accounts.get(userId)
      if (account === undefined) return
      accounts.set(userId, {
        user: { ...account.user, emailVerified: emailVerified ?? account.user.emailVerified },
        password: password ?? account.password,
      })
    },
    session: () => (current === null ? null : (accounts.get(current)?.user ?? null)),
    open: (userId) => {
      current = userId
    },
    close: () => {
      current = null
    },
    mail: (kind, { user }) => {
      // Fixed and countable, so that a story shows the same code each time.
      const secret = kind === 'code' ? String(246_800 + mails.length) : `secret-${mails.length + 1}`
      const mail: FakeMail = { kind, to: user.email, userId: user.$id, secret }
      // A newer code kills the older one, as the embedded service does.
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
