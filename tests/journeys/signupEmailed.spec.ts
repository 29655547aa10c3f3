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
})
