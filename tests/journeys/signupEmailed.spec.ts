import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { enterCode, signUp, welcomedHome } from './steps.ts'

test.use({ variant: 'emailed' })

inBothLanguages((_language, words) => {
  test('the mailed code is really checked (decision S2)', async ({ page, site }) => {
    const person = somebody()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/documents')) documents.push(request.url())
    })
    await page.goto('/signup')
    await signUp(page, words, person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('输入验证码', 'Enter the code'),
    )
    const code = await site.mailbox.code(person.email)
    await enterCode(page, words, code === '000000' ? '111111' : '000000')
    await expect(
      page.getByText(words('验证码不对，请重试。', 'Invalid verification code. Please try again.')),
    ).toBeVisible()
    await enterCode(page, words, code)
    await welcomedHome(page, words)
    expect(documents, 'no code is stored or made by the browser').toEqual([])
  })
})
