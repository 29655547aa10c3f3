import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { signUp, signUpToCode, welcomedHome } from './steps.ts'

inBothLanguages((_language, localize) => {
  test(
    'the mailed link is used by a button, not by opening it (decision S5)',
    { tag: '@bilingual' },
    async ({ page, site }) => {
      const person = somebody()
      const puts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') puts.push(new URL(request.url()).pathname)
      })
      await signUpToCode(page, localize, person)
      const link = await site.mailbox.link(person.email)
      await page.goto(link)
      await expect(page).toHaveURL(localize('/verify-email', '/en/verify-email'))
      expect(puts).toEqual([])
      await page.reload()
      await page.getByRole('button', { name: localize('确认邮箱', 'Confirm email') }).click()
      await expect(
        page.getByRole('heading', { name: localize('邮箱已验证', 'Email verified') }),
      ).toBeVisible()
      expect(puts).toEqual(['/v1/account/verifications/email'])
      const code = new URL(link, site.url).searchParams.get('code') ?? ''
      expect(code).toMatch(/^[1-9][0-9]{5}$/u)
      await expect(page.getByRole('group', { name: localize('验证码', 'Code') })).toHaveText(code)
      await page.reload()
      await expect(page.getByRole('group', { name: localize('验证码', 'Code') })).toHaveText(code)
      const { secret } = Object.fromEntries(new URL(link, site.url).searchParams)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(secret)

      await page.goto(link)
      await page.getByRole('button', { name: localize('确认邮箱', 'Confirm email') }).click()
      await expect(
        page.getByRole('heading', { name: localize('链接已失效', 'The link no longer works') }),
      ).toBeVisible()
    },
  )

  test('sign-up goes on by itself when another tab uses the link (decision S7)', async ({
    page,
    site,
  }) => {
    const person = somebody()
    await page.goto('/signup')
    await signUp(page, localize, person)
    await expect(
      page.getByText(localize('打开里面的链接', 'It contains a link'), { exact: false }),
    ).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(await site.mailbox.link(person.email))
    await other.getByRole('button', { name: localize('确认邮箱', 'Confirm email') }).click()
    await welcomedHome(page, localize)
  })
})
