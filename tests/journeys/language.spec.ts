import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { untilHydrated } from './steps.ts'

const choose = async (page: Page, menu: RegExp, language: string) => {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('banner').getByRole('link', { name: language }).click()
}

test.describe('language (decisions L1, L3, L5)', () => {
  test.use({ locale: 'en-US' })

  test('a first visit is Chinese in every browser language', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('好科技，从能源开始。')
    await expect(page).toHaveTitle('新源科技')
  })

  test('the language menu opens the twin page, keeps typed text and stores the choice', async ({
    page,
  }) => {
    await page.goto('/login')
    // Before hydration a change of language is a change of documents.
    await untilHydrated(page)
    await page.getByLabel('电子邮箱').fill('typed@example.com')
    await choose(page, /^语言/, 'English')
    await expect(page).toHaveURL('/en/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Log in · Xinyuan Tech')
    await page.goto('/terms?from=mail#top')
    await expect(page).toHaveURL('/en/terms?from=mail#top')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  })

  test('the language menu works before hydration and keeps typed text', async ({ page }) => {
    await holdApp(page)
    await page.goto('/login')
    await page.getByLabel('电子邮箱').fill('typed@example.com')
    await choose(page, /^语言/, 'English')
    await expect(page).toHaveURL('/en/login')
    await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
    await choose(page, /^Language/, '中文')
    await expect(page).toHaveURL('/login')
    await page.goto('/terms')
    await expect(page).toHaveURL('/terms')
  })

  test('/en is English for every stored choice, and its links stay under /en', async ({ page }) => {
    await page.goto('/en/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
    await page.getByRole('link', { name: 'Sign up' }).first().click()
    await expect(page).toHaveURL('/en/signup')
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
  })

  test('choosing 中文 under /en replaces the address with its Chinese twin', async ({ page }) => {
    await page.goto('/en/login')
    await untilHydrated(page)
    await page.getByLabel('Email').fill('typed@example.com')
    await choose(page, /^Language/, '中文')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
    await expect(page.getByLabel('电子邮箱')).toHaveValue('typed@example.com')
  })

  test('visible errors are translated after a language change', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('link', { name: '请输入电子邮箱' })).toBeVisible()
    await choose(page, /^语言/, 'English')
    await expect(page.getByRole('link', { name: 'Please enter your email address' })).toBeVisible()
    expect(await page.getByRole('main').innerText()).not.toMatch(/[\u4e00-\u9fff]/)
  })
})
