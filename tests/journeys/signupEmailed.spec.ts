import { expect, inBothLanguages, test } from './fixtures.ts'
import { newPerson } from './people.ts'
import { enterCode, signUpToCode, welcomedHome } from './steps.ts'

test.use({ variant: 'published' })

inBothLanguages((_language, t) => {
  test(
    'the mailed code is checked by the service (decision S2) (spec §8.7)',
    { tag: '@bilingual' },
    async ({ page, site }) => {
      const person = newPerson()
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/documents')) documents.push(request.url())
      })
      await signUpToCode(page, t, person)
      const code = await site.mailbox.code(person.email)
      await enterCode(page, t, code === '000000' ? '111111' : '000000')
      await expect(page.getByText(t('auth:code.invalidToken'))).toBeVisible()
      await enterCode(page, t, code)
      await welcomedHome(page, t)
      expect(documents, 'no code is stored or made by the browser').toEqual([])
    },
  )

  test('a code that the service cannot read has a wrong format (spec §8.8)', async ({
    page,
    site,
  }) => {
    const person = newPerson()
    await signUpToCode(page, t, person)
    const code = await site.mailbox.code(person.email)
    // What Appwrite answers to a parameter that it cannot read.
    await page.route(
      /\/v1\/account\/(sessions\/token|verifications)/,
      (route) =>
        route.fulfill({
          status: 400,
          json: {
            message: 'Invalid `secret` param: Value must be a valid string',
            code: 400,
            type: 'general_argument_invalid',
            version: '1.8.0',
          },
        }),
      { times: 1 },
    )
    await enterCode(page, t, code)
    await expect(
      page.getByRole('alert').filter({ hasText: t('auth:code.invalidFormat') }),
    ).toBeVisible()
    await enterCode(page, t, code)
    await welcomedHome(page, t)
  })
})
