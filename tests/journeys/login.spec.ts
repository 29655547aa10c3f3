import { expect, inBothLanguages, test } from './fixtures.ts'
import { logIn } from './steps.ts'

inBothLanguages((_language, t) => {
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
})
