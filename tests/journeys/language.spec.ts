import type { Page } from '@playwright/test'
import { expect, test, textsIn } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { untilHydrated } from './steps.ts'

const zh = textsIn('zh')
const en = textsIn('en')

/** Changes the language in the menu of a page, which is in the other one. */
const choose = async (page: Page, language: 'zh' | 'en') => {
  const t = language === 'zh' ? en : zh
  await page.getByRole('button', { name: t('common:language.label') }).click()
  const link = { name: t(`common:language.${language}`) }
  await page.getByRole('banner').getByRole('link', link).click()
}

test.describe('language (decisions L1, L3, L5)', () => {
  test.use({ locale: 'en-US' })

  test('a first visit is Chinese in every browser language (spec §6.3)', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('landing:hero.heading'))
    await expect(page).toHaveTitle(zh('common:brand.name'))
  })

  test('the language menu opens the twin page, keeps typed text and stores the choice', async ({
    page,
  }) => {
    await page.goto('/login')
    // Before hydration a change of language is a change of documents.
    await untilHydrated(page)
    await page.getByLabel(zh('auth:field.email')).fill('typed@example.com')
    await choose(page, 'en')
    await expect(page).toHaveURL('/en/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('auth:login.title'))
    await expect(page.getByLabel(en('auth:field.email'))).toHaveValue('typed@example.com')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('[aria-live=polite]')).toHaveText(
      en('common:language.current', { name: en('common:language.en') }),
    )
    await expect(page).toHaveTitle(en('common:title.pattern', { page: en('common:title.login') }))
    await page.goto('/terms?from=mail#top')
    await expect(page).toHaveURL('/en/terms?from=mail#top')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('legal:heading'))
  })

  test('the language menu works before hydration and keeps typed text', async ({ page }) => {
    await holdApp(page)
    await page.goto('/login')
    await page.getByLabel(zh('auth:field.email')).fill('typed@example.com')
    await choose(page, 'en')
    await expect(page).toHaveURL('/en/login')
    await expect(page.getByLabel(en('auth:field.email'))).toHaveValue('typed@example.com')
    await choose(page, 'zh')
    await expect(page).toHaveURL('/login')
    await page.goto('/terms')
    await expect(page).toHaveURL('/terms')
  })

  test('/en is English for every stored choice, and its links stay under /en', async ({ page }) => {
    await page.goto('/en/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('auth:login.title'))
    await page
      .getByRole('link', { name: en('auth:signup.title') })
      .first()
      .click()
    await expect(page).toHaveURL('/en/signup')
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(zh('auth:login.title'))
  })

  test('visible errors are translated after a language change', async ({ page }) => {
    await page.goto('/login')
    await page
      .getByRole('main')
      .getByRole('button', { name: zh('auth:login.submit'), exact: true })
      .click()
    await expect(page.getByRole('link', { name: zh('auth:problem.emailRequired') })).toBeVisible()
    await choose(page, 'en')
    await expect(page.getByRole('link', { name: en('auth:problem.emailRequired') })).toBeVisible()
    expect(await page.getByRole('main').innerText()).not.toMatch(/[\u4e00-\u9fff]/)
  })
})
