import { expect, inBothLanguages, test } from './fixtures.ts'
import { newPerson } from './people.ts'
import { logIn, signUpToCode } from './steps.ts'

inBothLanguages((_language, t) => {
  test(
    'the mailed link is used by a button, not by opening it (decision S5) (spec §7.4)',
    { tag: '@bilingual' },
    async ({ page, site }) => {
      const person = newPerson()
      const puts: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT') puts.push(new URL(request.url()).pathname)
      })
      await signUpToCode(page, t, person)
      const link = await site.mailbox.link(person.email)
      await page.goto(link)
      await expect(page).toHaveURL(t.either('/verify-email', '/en/verify-email'))
      expect(puts).toEqual([])
      await page.reload()
      await page.getByRole('button', { name: t('auth:verify.submit') }).click()
      await expect(
        page.getByRole('heading', { name: t('auth:verify.confirmedTitle') }),
      ).toBeVisible()
      expect(puts).toEqual(['/v1/account/verifications/email'])
      const code = new URL(link, site.url).searchParams.get('code') ?? ''
      expect(code).toMatch(/^[1-9][0-9]{5}$/u)
      const shown = page.getByRole('group', { name: t('auth:verify.code') })
      await expect(shown).toHaveText(code)
      await page.reload()
      await expect(shown).toHaveText(code)
      const { secret } = Object.fromEntries(new URL(link, site.url).searchParams)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(secret)

      await page.goto(link)
      await page.getByRole('button', { name: t('auth:verify.submit') }).click()
      await expect(page.getByRole('heading', { name: t('auth:reset.spentTitle') })).toBeVisible()
    },
  )

  test('what acts for one account says so while another is logged in', async ({
    page,
    site,
    person,
  }) => {
    const invited = newPerson()
    await signUpToCode(page, t, invited)
    const link = await site.mailbox.link(invited.email)
    const other = await page.context().newPage()
    await other.goto('/login')
    await logIn(other, t, person)
    await expect(other).toHaveURL(t.either('/dashboard', '/en/dashboard'))
    const notice = page
      .getByRole('status')
      .filter({ hasText: t('auth:otherAccount.loggedIn', { address: person.email }) })
    await expect(notice).toContainText(t('auth:otherAccount.code'))

    await page.goto(link)
    await expect(notice).toContainText(t('auth:otherAccount.link'))
    await page.getByRole('button', { name: t('auth:verify.submit') }).click()
    await expect(page.getByRole('heading', { name: t('auth:verify.confirmedTitle') })).toBeVisible()
    await expect(notice).toBeVisible()

    await page.request.post('/v1/account/recovery', {
      headers: { 'x-appwrite-project': 'website', origin: site.url },
      data: { email: invited.email, url: `${site.url}/reset-password` },
    })
    await page.goto(await site.mailbox.link(invited.email))
    await expect(notice).toContainText(t('auth:otherAccount.link'))
  })
})
