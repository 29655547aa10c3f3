import { totpCode } from '#backend/factors/totp.ts'
import { loggedIn, type TestBackend, type TestClient } from '#backend/tests/support/client.ts'

/** Milliseconds of a step of an authenticator app. */
export const step = 30_000

/** A person who set up an authenticator app and turned the second factor on. */
export interface Enrolled {
  readonly client: TestClient
  readonly secret: string
  /** The code of the present step. */
  readonly code: () => string
}

const now = (backend: TestBackend) => backend.services.now()

/** Signs a person up and turns the second factor on. The code of the present step is used then. */
export const enrolled = async (backend: TestBackend): Promise<Enrolled> => {
  const client = await loggedIn(backend)
  const answer = await client.call('POST', '/v1/account/mfa/authenticators/totp')
  const { secret } = answer.body as { secret: string }
  const code = () => totpCode(secret, now(backend))
  await client.call('PUT', '/v1/account/mfa/authenticators/totp', { otp: code() })
  await client.call('PATCH', '/v1/account/mfa', { mfa: true })
  return { client, secret, code }
}

/** Asks for a challenge and answers it. */
export const answerChallenge = async (client: TestClient, factor: string, otp: unknown) => {
  const challenge = await client.call('POST', '/v1/account/mfa/challenges', { factor })
  const { $id: challengeId } = challenge.body as { $id: string }
  return client.call('PUT', '/v1/account/mfa/challenges', { challengeId, otp })
}
