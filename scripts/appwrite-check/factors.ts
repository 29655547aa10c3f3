import { totpCode } from 'xinyuan-backend'
import { line, type Line } from '#scripts/appwrite-check/line.ts'
import type { Caller, ServiceAnswer } from '#scripts/appwrite-check/service.ts'

const advice =
  'The second factor needs release 1.8.1 or above, and a server whose clock is right. After a 429 wait an hour.'

const text = (answer: ServiceAnswer, name: string) => {
  const value = answer.body[name]
  return typeof value === 'string' ? value : ''
}

/**
 * Can the second factor be turned on, used and turned off: one line for each call that the site makes.
 *
 * @param user - A throwaway user with a session; has no second factor before and after.
 */
export const checkFactors = async (user: Caller): Promise<readonly Line[]> => {
  const lines: Line[] = []
  const check = async (does: string, method: string, path: string, body?: unknown) => {
    const answer = await user.call(method, path, body)
    // Releases differ in 200 and 201.
    const found = answer.status < 300 ? 'done' : String(answer.status)
    lines.push(line('user', does, 'done', found, advice))
    return answer
  }
  const mfa = '/account/mfa'
  const app = `${mfa}/authenticators/totp`
  await check('lists the factors', 'GET', `${mfa}/factors`)
  const secret = text(await check('gets an authenticator’s secret', 'POST', app), 'secret')
  const otp = secret === '' ? '' : totpCode(secret, Date.now())
  await check('confirms it with a code', 'PUT', app, { otp })
  await check('turns the second factor on', 'PATCH', mfa, { mfa: true })
  const codes = await check('gets recovery codes', 'POST', `${mfa}/recovery-codes`)
  const challenge = await check('asks for a challenge', 'POST', `${mfa}/challenges`, {
    factor: 'recoverycode',
  })
  const [code = ''] = (codes.body['recoveryCodes'] ?? []) as string[]
  await check('answers it with a recovery code', 'PUT', `${mfa}/challenges`, {
    challengeId: text(challenge, '$id'),
    otp: code,
  })
  await check('makes new recovery codes', 'PATCH', `${mfa}/recovery-codes`)
  await check('removes the authenticator', 'DELETE', app)
  await check('turns the second factor off', 'PATCH', mfa, { mfa: false })
  return lines
}
