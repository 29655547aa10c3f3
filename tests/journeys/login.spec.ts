import { expect, inBothLanguages, test } from './fixtures.ts'
import { newPerson } from './people.ts'
import { logIn } from './steps.ts'

inBothLanguages((_language, t) => {
  const refused = t('auth:login.invalidCredentials')

  test(
    'the right password leads to the dashboard (spec §2.20, §6.2, §7.1)',
    { tag: '@bilingual' },
    async ({ page, person }) => {
      await page.goto('/login')
      await logIn(page, t, person)
      await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('dashboard:welcome.greeting', { name: person.name }),
      )
      await expect(page.getByText(person.email)).toBeVisible()
    },
  )

  test('a wrong password and an unknown address show the same message (spec §8.2)', async ({
    page,
    person,
  }) => {
    await page.goto('/login')
    await logIn(page, t, { ...person, password: 'not-the-password' })
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page.getByLabel(t('auth:field.email'))).toHaveValue(person.email)

    await page.goto('/login')
    await logIn(page, t, newPerson())
    await expect(page.getByText(refused)).toBeVisible()
  })
})
