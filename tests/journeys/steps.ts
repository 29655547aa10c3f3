import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Person } from './people.ts'

type Words = <Word>(zh: Word, en: Word) => Word

/** Fills the log-in form and sends it. */
export const logIn = async (
  page: Page,
  words: Words,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel(words('电子邮箱', 'Email')).fill(email)
  await page.getByLabel(words('密码', 'Password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('登录', 'Log in'), exact: true })
    .click()
}

/** Logs in from a fresh page and waits for the dashboard. */
export const arriveOnDashboard = async (
  page: Page,
  words: Words,
  person: Person,
): Promise<void> => {
  await page.goto('/login')
  await logIn(page, words, person)
  await expect(page).toHaveURL(words('/dashboard', '/en/dashboard'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words(`你好，${person.name}`, `Welcome, ${person.name}`),
  )
}

/** Fills the sign-up form and sends it. */
export const signUp = async (page: Page, words: Words, person: Person): Promise<void> => {
  await page.getByLabel(words('姓名', 'Name'), { exact: true }).fill(person.name)
  await page.getByLabel(words('电子邮箱', 'Email')).fill(person.email)
  await page.getByLabel(words('密码', 'Password'), { exact: true }).fill(person.password)
  await page
    .getByLabel(words('确认密码', 'Confirm password'), { exact: true })
    .fill(person.password)
  await page.getByRole('checkbox').check()
  await page
    .getByRole('button', { name: words('注册并获取验证码', 'Sign up and get a code') })
    .click()
}

/** Types a code into the six boxes and sends it. */
export const enterCode = async (page: Page, words: Words, code: string): Promise<void> => {
  await page
    .getByRole('group', { name: words('六位验证码', 'Six-digit code') })
    .getByRole('textbox')
    .first()
    .click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: words('验证', 'Verify'), exact: true }).click()
}

/** Sees the success message and arrives at `/` after its three seconds (spec §2). */
export const welcomedHome = async (page: Page, words: Words): Promise<void> => {
  await expect(
    page.getByRole('heading', { name: words('验证成功，欢迎加入', 'Verified. Welcome aboard') }),
  ).toBeVisible()
  await expect(page).toHaveURL(words('/', '/en'))
  await expect(
    page.getByRole('banner').getByRole('link', { name: words('控制台', 'Dashboard') }),
  ).toBeAttached()
}
