import type { APIRequestContext, Page } from '@playwright/test'
import { totpCode } from 'xinyuan-backend'
import type { Texts } from './fixtures.ts'
import type { Person } from './people.ts'

/** Milliseconds of a step of an authenticator app. */
const step = 30_000

/**
 * A code of an authenticator app. The backend takes each step once and is content with the next one, so
 * that a journey has two codes without waiting.
 *
 * @param secret - The key in base32; spaces are allowed, as the page shows it.
 * @param steps - 0 for the present step, 1 for the next one.
 */
export const appCode = (secret: string, steps: 0 | 1): string =>
  totpCode(secret, Date.now() + steps * step)

/** Calls the API with the cookies of a browser. */
const caller = (request: APIRequestContext, url: string) => {
  return async (method: string, path: string, data?: unknown) => {
    const answer = await request.fetch(`${url}/v1/account${path}`, {
      method,
      headers: { 'x-appwrite-project': 'website', origin: url },
      ...(data === undefined ? {} : { data }),
    })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
}

/** What a person with a second factor has. */
export interface Enrolled {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Logs in through the API and turns the second factor on. Uses the code of the present step. */
export const withSecondFactor = async (
  request: APIRequestContext,
  url: string,
  { email, password }: Person,
): Promise<Enrolled> => {
  const call = caller(request, url)
  await call('POST', '/sessions/email', { email, password })
  const { secret } = await call('POST', '/mfa/authenticators/totp')
  await call('PUT', '/mfa/authenticators/totp', { otp: appCode(secret as string, 0) })
  await call('PATCH', '/mfa', { mfa: true })
  const { recoveryCodes } = await call('POST', '/mfa/recovery-codes')
  return { secret: secret as string, recoveryCodes: recoveryCodes as string[] }
}

/** Types a code into the six boxes, and sends it. */
export const typeCode = async (
  page: Page,
  t: Texts,
  code: string,
  { send = true } = {},
): Promise<void> => {
  await page
    .getByRole('group', { name: t('auth:code.group') })
    .getByRole('textbox')
    .first()
    .click()
  // A refused code is still there.
  await page.keyboard.press('End')
  for (let n = 0; n < 6; n += 1) await page.keyboard.press('Backspace')
  await page.keyboard.type(code)
  if (send) await page.keyboard.press('Enter')
}
