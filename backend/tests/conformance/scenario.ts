import type { Preparation } from '#backend/tests/conformance/preparation.ts'
import {
  enrol,
  nextCode,
  ownAccount,
  ownAccountOrder,
} from '#backend/tests/conformance/ownAccount.ts'
import type { ReplayBackend } from '#backend/tests/conformance/backend.ts'

const contacts = '/databases/main/collections/contacts/documents'
const notes = '/databases/main/collections/notes/documents'
const hour = 3_600_000

const contact = {
  contactId: 1,
  firstName: 'Ann',
  lastName: 'Lee',
  emailAddress: 'ann@example.com',
  phoneNumber: '+61 400 000 000',
  createdDate: '2026-01-02T03:04:05.678Z',
}

const account = (id: string) => async (backend: ReplayBackend) =>
  backend.prepare('POST', '/account', {
    userId: id,
    email: `${id}@example.com`,
    password: 'correct horse 1',
  })

const note =
  (method: string, path: string, body: unknown): Preparation =>
  async (backend, people) =>
    backend.prepare(method, `${notes}${path}`, body, await people.fill('<session:nina>'))

const owner = (action: string) => `${action}("user:nina00000000000000001")`

const session =
  (client: string): Preparation =>
  (_, people) =>
    people.fill(`<session:${client}>`)

const challengeOf = async (backend: ReplayBackend, people: Parameters<Preparation>[1]) => {
  const answer = await backend.prepare(
    'POST',
    '/account/mfa/challenges',
    { factor: 'totp' },
    await people.fill('<session:dora-2>'),
  )
  return (answer.body as { $id: string }).$id
}

/** Tries a code of the challenge of dora. */
const tryCode =
  (otp: string): Preparation =>
  async (backend, people) =>
    backend.prepare(
      'PUT',
      '/account/mfa/challenges',
      { challengeId: await people.fill('<challengeId0>'), otp },
      await people.fill('<session:dora-2>'),
    )

/** By the name of the recording that needs them. */
export const preparations: Readonly<Record<string, readonly Preparation[]>> = {
  '01-account-create-project-in-query': [account('x14')],
  '02-session-email-blocked-user': [
    account('x2'),
    (backend) => backend.asOwner('PATCH', '/users/x2/status', { status: false }),
  ],
  '05-doc-create-guest-permissions-read-user': [
    (backend) =>
      backend.prepare('POST', contacts, {
        documentId: 'doc0006',
        data: contact,
        permissions: ['read("guests")'],
      }),
  ],
  '05-doc-list-key': [
    async (backend) => {
      // As many as the recorded total needs beyond those that recorded calls made.
      const present = await backend.asOwner('GET', contacts)
      const { total } = present.body as { total: number }
      for (let missing = 22 - total; missing > 0; missing -= 1) {
        await backend.prepare('POST', contacts, { documentId: 'unique()', data: contact })
      }
    },
  ],
  '07-recovery-blocked-user': [
    async (backend, people) => {
      await people.signUp('una')
      await backend.asOwner('PATCH', '/users/una000000000000000001/status', { status: false })
    },
  ],
  '08-session-token-expired': [
    (backend) => backend.asOwner('PATCH', '/users/una000000000000000001/status', { status: true }),
  ],
  ...ownAccount,
  '10-doc-get-owner': [
    note('POST', '', {
      documentId: 'n3',
      data: { title: 'Third' },
      permissions: ['read("any")', owner('update'), owner('delete')],
    }),
  ],
  '10-query-and': [
    note('PATCH', '/n1', { permissions: ['read("users")', owner('update'), owner('delete')] }),
    note('PUT', '/n4', { data: { title: 'Fourth again', body: 'fox and hound' } }),
    async (backend, people) => {
      for (let n = 5; n <= 12; n += 1) {
        const data = {
          title: `Note ${n}`,
          body: `body ${n}`,
          count: (n - 5) % 5,
          done: n % 2 === 0,
          tags: [`t${n}`],
        }
        await note('POST', '', { documentId: `n${n}`, data })(backend, people)
      }
    },
  ],
  '10-decrement-min-param': [note('PATCH', '/n2/count/decrement', { value: 1 })],
  '15-doc-create-more-factors': [enrol('anna'), session('anna-2')],
  '15-mfa-challenge-create-phone-no-provider': [
    // The log-in of the recording before lacks a factor, and has ended.
    async (_, people) => people.set('session:anna-2', await people.fill('<session:anna-3>')),
  ],
  '15-mfa-challenge-update-wrong-fourth': [
    enrol('dora'),
    session('dora-2'),
    async (backend, people) => people.set('challengeId0', await challengeOf(backend, people)),
    ...['000000', '000001', '000002'].map(tryCode),
  ],
  '15-mfa-challenge-update-ok-after-wrong': [
    async (backend, people) => people.set('601501', await nextCode(backend, people)),
  ],
  '15-mfa-challenge-create-ratelimit': [
    async (backend, people) => {
      for (let n = 0; n < 10; n += 1) await challengeOf(backend, people)
    },
  ],
  '15-status-update': [session('carl'), session('carl-2')],
  '15-account-get-after-reset-old-session': [
    session('anna'),
    async (backend) => {
      const url = 'http://localhost:3000/reset-password'
      await backend.prepare('POST', '/account/recovery', { email: 'anna@example.com', url })
      const { link } = await backend.mailTo('anna@example.com')
      const { userId, secret } = Object.fromEntries(new URL(link ?? url).searchParams)
      const password = 'brand new horse 2'
      await backend.prepare('PUT', '/account/recovery', { userId, secret, password })
    },
  ],
}

/** Group 12: calls that continue in the window of the call before; all others start a fresh one. */
const goesOn = new Set([
  '12-ratelimit-session-email-right-password',
  '12-ratelimit-session-email-other-email',
  '15-mfa-authenticator-create-project-name',
  '15-mfa-challenge-update-ok-after-wrong',
  '15-session-email-more-factors',
])

/** Gives a recording of the limits a fresh window, unless it continues in an exhausted one. */
export const freshWindow = (name: string, backend: ReplayBackend) => {
  if (!goesOn.has(name)) backend.advance(hour)
}

/**
 * The order within the groups, where it matters; a recording that is not named comes before these,
 * by its name.
 */
export const order: readonly string[] = `
01-account-create-ok
01-account-create-duplicate-email
01-account-create-duplicate-id
02-session-email-ok
02-session-email-second-while-session
04-session-delete-unknown-id
04-session-delete-current
04-account-get-after-signout
04-account-get-old-cookie-after-signout
04-session-delete-old-cookie
05-doc-list-guest-empty
05-doc-create-guest-no-permissions
05-doc-list-guest-unreadable
05-doc-create-guest-unique
05-doc-create-guest-permissions-empty
05-doc-create-guest-permissions-read-any
05-doc-create-guest-permissions-read-users
05-doc-create-guest-permissions-read-user
05-doc-create-guest-datetime-date-only
05-doc-create-guest-datetime-offset
05-doc-create-guest-html
05-doc-create-guest-whitespace
05-doc-create-guest-data-string
05-doc-create-guest-dollar-createdat
05-doc-create-user-no-permissions
05-doc-create-user-permissions-empty
05-doc-create-user-permissions-other
05-doc-get-guest-readable
05-doc-update-guest
05-doc-list-guest
05-doc-list-user-own
05-doc-list-key
05-doc-create-guest-plain
05-doc-create-guest-contactid-duplicate
05-doc-get-guest-own
06-verification-update-ok-guest
06-verification-update-reused
06-verification-update-wrong-secret
06-account-get-verified
06-account-get-other-session
06-verification-update-legacy-path
06-verification-update-expired
07-recovery-update-short-password
07-recovery-update-unknown-user
07-recovery-update-wrong-secret
07-recovery-update-ok
07-recovery-update-expired
07-recovery-blocked-user
08-email-token-new-user
08-session-email-otp-user
08-session-token-wrong-code
08-session-token-unknown-user
08-account-get-after-otp
08-email-token-existing-user
08-email-token-with-session
08-email-token-phrase
08-email-token-userid-taken
08-account-create-otp-user-email
08-session-token-reused
08-session-token-with-session
08-session-token-password-user
08-password-set-otp-user
08-session-token-code-with-spaces
08-session-token-unverified-password-user
08-account-get-unverified-password-user
08-session-email-after-otp
08-session-token-expired
${ownAccountOrder}
10-doc-create-guest-forbidden
10-doc-create-owner
10-doc-create-public-read
10-doc-get-owner
10-doc-get-select
10-doc-update-owner
10-doc-update-other-private
10-doc-update-other-public
10-doc-update-permissions-foreign
10-doc-update-required-null
10-doc-update-unknown-attribute
10-doc-update-missing
10-query-and
10-query-contains-string
10-query-cursor-before
10-query-cursor-unknown
10-query-empty-values
10-query-equal-many
10-query-equal-scalar
10-query-guest
10-query-is-not-null
10-query-is-null
10-query-less-than
10-query-limit
10-query-limit-5001
10-query-not-equal
10-query-offset
10-query-order-asc-createdat
10-query-repeated-key
10-query-select
10-query-select-unknown
10-query-total-0
10-increment-missing
10-increment-not-number
10-increment-unknown-attribute
10-increment-value-negative
10-increment-ok
10-increment-by
10-increment-max-param
10-increment-over-attribute-max
10-decrement-min-param
10-doc-delete-other
12-ratelimit-session-email
12-ratelimit-session-email-right-password
12-ratelimit-session-email-other-email
12-ratelimit-session-email-ok-counts
15-email-update-same
15-mfa-authenticator-create-project-name
15-doc-create-more-factors
15-session-email-more-factors
15-mfa-challenge-create-phone-no-provider
15-mfa-challenge-update-wrong-fourth
15-mfa-challenge-update-ok-after-wrong
15-mfa-challenge-create-ratelimit
15-account-get-after-reset-old-session
15-status-update
15-account-create-blocked-cookie
15-session-delete-blocked
15-session-email-other-user-blocked-cookie
15-recovery-create-closed
`
  .trim()
  .split('\n')
