import { expect, inBothLanguages, test } from './fixtures.ts'
import { somebody } from './people.ts'
import { enterCode, signUp, welcomedHome } from './steps.ts'

test.use({ variant: 'published' })

inBothLanguages((_language, localize) => {
  test('the mailed code is checked by the service (decision S2)', async ({ page, site }) => {
    const person = somebody()
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/documents')) documents.push(request.url())
    })
    await page.goto('/signup')
    await signUp(page, localize, person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localize('输入验证码', 'Enter the code'),
    )
    const code = await site.mailbox.code(person.email)
    await enterCode(page, localize, code === '000000' ? '111111' : '000000')
    await expect(
      page.getByText(
        localize('验证码不对，请重试。', 'Invalid verification code. Please try again.'),
      ),
    ).toBeVisible()
    await enterCode(page, localize, code)
    await welcomedHome(page, localize)
    expect(documents, 'no code is stored or made by the browser').toEqual([])
  })
})
