import { totpCode } from '#backend/factors/totp.ts'
import type { People } from '#backend/tests/conformance/people.ts'
import type { Preparation } from '#backend/tests/conformance/preparation.ts'
import type { ReplayBackend } from '#backend/tests/conformance/backend.ts'

/** Group 09: sessions, profile and factors of the user's account. */

const mfa = '/account/mfa'
const step = 30_000

/** The code that the authenticator app of the recordings shows next; each is used once. */
export const nextCode = async (backend: ReplayBackend, people: People) => {
  backend.advance(step)
  return totpCode(await people.fill('<totpSecret>'), backend.now())
}

const logIn =
  (client: string): Preparation =>
  (_, people) =>
    people.fill(`<session:${client}>`)

const call =
  (client: string, method: string, path: string, body: unknown): Preparation =>
  async (backend, people) =>
    backend.prepare(method, path, body, await people.fill(`<session:${client}>`))

/** Sets an authenticator app up and turns the second factor on. */
export const enrol =
  (person: string): Preparation =>
  async (backend, people) => {
    // A change of factors asks for a fresh log-in.
    const session = await people.fill(`<session:${person}-fresh>`)
    const made = await backend.prepare('POST', `${mfa}/authenticators/totp`, undefined, session)
    people.set('totpSecret', (made.body as { secret: string }).secret)
    const otp = await nextCode(backend, people)
    await backend.prepare('PUT', `${mfa}/authenticators/totp`, { otp }, session)
    await backend.prepare('PATCH', mfa, { mfa: true }, session)
  }

/** By the name of the recording that needs them. */
export const ownAccount: Readonly<Record<string, readonly Preparation[]>> = {
  '09-sessions-list-two': [
    logIn('frank'),
    async (backend, people) => {
      const session = await people.fill('<session:frank-2>')
      const answer = await backend.prepare('GET', '/account/sessions/current', undefined, session)
      people.set('6b0133320993a542a4a1', (answer.body as { $id: string }).$id)
    },
  ],
  '09-email-update-taken': [(_, people) => people.signUp('heidi')],
  '09-password-update-missing-old': [
    call('frank', 'PATCH', '/account/email', {
      email: 'frank.new@example.com',
      password: 'correct horse 1',
    }),
  ],
  '09-password-update-ok': [
    async (backend, people) => {
      const body = { email: 'frank.new@example.com', password: 'correct horse 1' }
      const answer = await backend.prepare('POST', '/account/sessions/email', body)
      const [line = ''] = answer.headers['set-cookie'] ?? []
      people.set('session:frank-3', /=([^;]*)/.exec(line)?.[1] ?? '')
    },
  ],
  '09-mfa-authenticator-create-verified': [
    async (backend, people) =>
      call('grace', 'PUT', `${mfa}/authenticators/totp`, { otp: await nextCode(backend, people) })(
        backend,
        people,
      ),
  ],
  '09-mfa-session-get-complete': [
    async (backend, people) => {
      const otp = await nextCode(backend, people)
      people.set('283985', otp)
      const challengeId = await people.fill('6b01333824060bc47db9')
      await call('grace-2', 'PUT', `${mfa}/challenges`, { challengeId, otp })(backend, people)
    },
  ],
  '09-mfa-challenge-update-email-ok': [
    async (backend, people) => {
      await call('grace', 'POST', '/account/verifications/email', {
        url: 'http://localhost:3000/verify',
      })(backend, people)
      const { link } = await backend.mailTo('grace@example.com')
      const { searchParams } = new URL(link ?? '')
      const { userId, secret } = Object.fromEntries(searchParams)
      // Without the account's own session the link would end them all (decision A10).
      const session = await people.fill('<session:grace-4>')
      await backend.prepare('PUT', '/account/verifications/email', { userId, secret }, session)
      const body = { factor: 'email' }
      const answer = await backend.prepare('POST', `${mfa}/challenges`, body, session)
      people.set('6b0133393360ebf94291', (answer.body as { $id: string }).$id)
      people.set('mfaEmailCode', (await backend.mailTo('grace@example.com')).code ?? '')
    },
  ],
  '09-mfa-account-get-after-token': [
    async (backend, people) => {
      const body = { userId: 'unique()', email: 'grace@example.com' }
      const token = await backend.prepare('POST', '/account/tokens/email', body)
      const { userId } = token.body as { userId: string }
      const { code } = await backend.mailTo('grace@example.com')
      const answer = await backend.prepare('POST', '/account/sessions/token', {
        userId,
        secret: code,
      })
      const [line = ''] = answer.headers['set-cookie'] ?? []
      people.set('session:grace-5', /=([^;]*)/.exec(line)?.[1] ?? '')
    },
  ],
  '09-account-get-blocked': [logIn('heidi')],
}

/** See `order` in `scenario.ts`. */
export const ownAccountOrder = `
09-sessions-list-two
09-session-get-current
09-session-get-by-id
09-session-delete-other
09-name-update-ok
09-name-update-unicode
09-email-update-taken
09-password-update-missing-old
09-password-update-wrong-old
09-password-update-ok
09-account-get-other-session-after-password
09-account-get-own-session-after-password
09-password-update-same
09-prefs-update
09-prefs-update-replaces
09-prefs-get
09-prefs-update-empty
09-prefs-get-after-empty
09-mfa-factors-none
09-mfa-enable-bad
09-mfa-enable-without-factor
09-mfa-disable
09-mfa-authenticator-create
09-mfa-authenticator-verify-wrong
09-mfa-authenticator-create-verified
09-mfa-enable
09-mfa-recovery-codes-create
09-mfa-recovery-codes-create-again
09-mfa-recovery-codes-get-none
09-mfa-session-create
09-mfa-account-get-more-factors
09-mfa-sessions-list-more-factors
09-mfa-doc-list-more-factors
09-mfa-challenge-create-email-unverified
09-mfa-challenge-create-phone-none
09-mfa-challenge-create-totp
09-mfa-challenge-update-wrong
09-mfa-challenge-update-unknown
09-mfa-session-get-complete
09-mfa-challenge-update-reused
09-mfa-challenge-create-recoverycode
09-mfa-challenge-update-recoverycode-wrong
09-mfa-challenge-update-recoverycode-ok
09-mfa-challenge-update-email-ok
09-mfa-authenticator-delete
09-mfa-authenticator-delete-again
09-mfa-account-get-after-delete
09-mfa-account-get-after-token
09-status-block-self
09-account-get-blocked
`.trim()
