import type { Page } from '@playwright/test'
import { expect, type Localize } from './fixtures.ts'
import type { Person } from './people.ts'

/** Waits until the page is hydrated: the start script has then removed its message about a failed start. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.getElementById('site-start-failed') === null)
}

/** Fills the log-in form and sends it. */
export const logIn = async (
  page: Page,
  localize: Localize,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel(localize('电子邮箱', 'Email')).fill(email)
  await page.getByLabel(localize('密码', 'Password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: localize('登录', 'Log in'), exact: true })
    .click()
}

/** Logs the person in through the API, for journeys that begin after log-in. */
export const withSession = async (
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  const answer = await page.request.post('/v1/account/sessions/email', {
    headers: { 'x-appwrite-project': 'website' },
    data: { email, password },
  })
  expect(answer.status()).toBe(201)
}

/** Opens the dashboard with a session. */
export const arriveOnDashboard = async (
  page: Page,
  localize: Localize,
  person: Person,
): Promise<void> => {
  await withSession(page, person)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(localize('/dashboard', '/en/dashboard'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    localize(`你好，${person.name}`, `Welcome, ${person.name}`),
  )
}

/** Fills the sign-up form and sends it. */
export const signUp = async (page: Page, localize: Localize, person: Person): Promise<void> => {
  await page.getByLabel(localize('姓名', 'Name'), { exact: true }).fill(person.name)
  await page.getByLabel(localize('电子邮箱', 'Email')).fill(person.email)
  await page.getByLabel(localize('密码', 'Password'), { exact: true }).fill(person.password)
  await page
    .getByLabel(localize('确认密码', 'Confirm password'), { exact: true })
    .fill(person.password)
  await page.getByRole('checkbox').check()
  await page
    .getByRole('button', { name: localize('注册并获取验证码', 'Sign up and get a code') })
    .click()
}

/** Signs up, and waits for the screen that asks for the code. */
export const signUpToCode = async (
  page: Page,
  localize: Localize,
  person: Person,
): Promise<void> => {
  await page.goto('/signup')
  await signUp(page, localize, person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    localize('输入验证码', 'Enter the code'),
  )
}

/** Types a code into the six boxes and sends it. */
export const enterCode = async (page: Page, localize: Localize, code: string): Promise<void> => {
  await page
    .getByRole('group', { name: localize('六位验证码', 'Six-digit code') })
    .getByRole('textbox')
    .first()
    .click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: localize('验证', 'Verify'), exact: true }).click()
}

/** Waits for the success message and the redirect to `/` (spec §2). */
export const welcomedHome = async (page: Page, localize: Localize): Promise<void> => {
  await expect(
    page.getByRole('heading', { name: localize('验证成功，欢迎加入', 'Verified. Welcome aboard') }),
  ).toBeVisible()
  await expect(page).toHaveURL(localize('/', '/en'))
  await expect(
    page.getByRole('banner').getByRole('link', { name: localize('个人中心', 'Dashboard') }),
  ).toBeAttached()
}

/** Presses Tab until the first control with the role and name has the focus; fails when none gets it. */
export const tabTo = async (
  page: Page,
  role: 'textbox' | 'button' | 'link' | 'checkbox',
  name: string | RegExp,
): Promise<void> => {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) {
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${role} ${String(name)}`)
}
