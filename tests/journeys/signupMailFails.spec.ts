import { expect, inBothLanguages, test } from './fixtures.ts'
import { newPerson } from './people.ts'
import { enterCode, signUp, welcomedHome } from './steps.ts'

test.use({ mail: 'fail' })

inBothLanguages((_language, t) => {
  test('when the mail fails, an alert shows the code (decision S1) (spec §7.11, §8.23)', async ({
    page,
  }) => {
    const person = newPerson()
    await page.goto('/signup')
    await signUp(page, t, person)
    const alert = page.getByRole('alert').filter({
      hasText: t('auth:code.shown'),
    })
    await expect(alert).toBeVisible()
    const [code = ''] = /\d{6}/.exec((await alert.innerText()).replace(/\s/g, '')) ?? []
    expect(Number(code)).toBeGreaterThanOrEqual(100_000)
    await enterCode(page, t, code)
    await welcomedHome(page, t)
  })
})
