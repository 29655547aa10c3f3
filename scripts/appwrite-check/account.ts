import { line, mailAdvice, type Line } from '#scripts/appwrite-check/line.ts'
import { throwAwayUser, type Target } from '#scripts/appwrite-check/service.ts'

const advice =
  'The account page needs this call of release 1.8. Is the account service switched on (console → Settings)? After a 429 wait an hour.'

/**
 * Can a user do everything that the account page offers: one line for each call that the site makes.
 * The last one closes the throwaway account.
 *
 * @param target - The service.
 * @param userId - The id of the throwaway user.
 */
export const checkAccount = async (target: Target, userId: string): Promise<readonly Line[]> => {
  const password = crypto.randomUUID()
  const user = await throwAwayUser(target, userId, password)
  const email = `${userId}@example.com`
  const fresh = crypto.randomUUID()
  const url = `${target.origin}/verify-email`
  const calls: readonly (readonly [
    does: string,
    expected: string,
    method: string,
    path: string,
    body?: object,
  ])[] = [
    ['reads the preferences', '200', 'GET', '/account/prefs'],
    ['keeps a preference', '200', 'PATCH', '/account/prefs', { prefs: { mailLanguage: 'en' } }],
    ['changes the name', '200', 'PATCH', '/account/name', { name: 'Check 2' }],
    ['lists the sessions', '200', 'GET', '/account/sessions'],
    ['ends a session that is gone', '404', 'DELETE', '/account/sessions/gone', {}],
    ['lists the activity', '200', 'GET', '/account/logs'],
    ['asks for a verification mail', '201', 'POST', '/account/verifications/email', { url }],
    [
      'changes the address with a wrong password',
      '401',
      'PATCH',
      '/account/email',
      { email, password: fresh },
    ],
    [
      'keeps the own address, password checked',
      '409',
      'PATCH',
      '/account/email',
      { email, password },
    ],
    [
      'changes the password',
      '200',
      'PATCH',
      '/account/password',
      { password: fresh, oldPassword: password },
    ],
    ['closes the account', '200', 'PATCH', '/account/status'],
  ]
  const lines: Line[] = []
  for (const [does, expected, method, path, body] of calls) {
    const { status } = await user.call(method, path, body)
    const about = body !== undefined && 'url' in body ? mailAdvice(status) : advice
    lines.push(line('user', does, expected, String(status), about))
  }
  return lines
}
