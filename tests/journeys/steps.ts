import type { Page } from '@playwright/test'
import { expect, type Texts } from './fixtures.ts'
import type { Person } from './people.ts'

/** Waits until the page is hydrated: the start script has then removed its message about a failed start. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.getElementById('site-start-failed') === null)
}

/** Fills the log-in form and sends it. */
export const logIn = async (
  page: Page,
  t: Texts,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel(t('auth:field.email')).fill(email)
  await page.getByLabel(t('auth:field.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:login.submit'), exact: true })
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
export const arriveOnDashboard = async (page: Page, t: Texts, person: Person): Promise<void> => {
  await withSession(page, person)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('dashboard:welcome.greeting', { name: person.name }),
  )
}

/** Notes the first-level headings that are shown from now on: one that leads on by itself may be gone when a slow machine looks. */
const noteHeadings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const headings = new Set<string>()
    Object.assign(window, { headings })
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility()) headings.add(heading.textContent)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

/** Fills the sign-up form and sends it. */
export const signUp = async (page: Page, t: Texts, person: Person): Promise<void> => {
  await noteHeadings(page)
  await page.getByLabel(t('auth:field.name'), { exact: true }).fill(person.name)
  await page.getByLabel(t('auth:field.email')).fill(person.email)
  await page.getByLabel(t('auth:field.password'), { exact: true }).fill(person.password)
  await page.getByLabel(t('auth:field.confirm'), { exact: true }).fill(person.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth:signup.submit') }).click()
}

/** Signs up, and waits for the screen that asks for the code. */
export const signUpToCode = async (page: Page, t: Texts, person: Person): Promise<void> => {
  await page.goto('/signup')
  await signUp(page, t, person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:code.title'))
}

/** Types a code into the six boxes and sends it. */
export const enterCode = async (page: Page, t: Texts, code: string): Promise<void> => {
  await noteHeadings(page)
  await page
    .getByRole('group', { name: t('auth:code.group') })
    .getByRole('textbox')
    .first()
    .click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: t('auth:code.submit'), exact: true }).click()
}

/** Waits for the success message, which goes after three seconds. Needs {@link signUp} or {@link enterCode} before. */
export const welcomed = async (page: Page, t: Texts): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => [...(Reflect.get(window, 'headings') as Set<string>)]))
    .toContain(t('auth:verified.title'))
}

/** Waits for the success message and the redirect to `/` (spec §2). */
export const welcomedHome = async (page: Page, t: Texts): Promise<void> => {
  await welcomed(page, t)
  await expect(page).toHaveURL(t.either('/', '/en'))
  await expect(
    page.getByRole('banner').getByRole('link', { name: t('common:nav.dashboard') }),
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
