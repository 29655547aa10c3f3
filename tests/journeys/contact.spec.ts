import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { untilHydrated } from './steps.ts'

inBothLanguages((_language, t) => {
  const send = (page: Page) =>
    page.getByRole('button', { name: t('contact:form.send'), exact: true })
  const fill = async (page: Page) => {
    await page.getByLabel(t('contact:form.lastName'), { exact: true }).fill('Lin')
    await page.getByLabel(t('contact:form.firstName'), { exact: true }).fill('Xia')
    await page.getByLabel(t('contact:form.email')).fill('lin.xia@example.com')
  }
  const phone = (page: Page) => page.getByRole('textbox', { name: t('contact:form.phone') })
  const posts = (page: Page) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/documents')) {
        sent.push(request.postDataJSON())
      }
    })
    return sent
  }

  test(
    'a message is sent once and a success message is shown (spec §2.4, §4.7, §6.3, §7.8, §8.14)',
    { tag: '@bilingual' },
    async ({ page }) => {
      const sent = posts(page)
      await page.goto('/?product=Zhiyuan%2040#contact')
      await expect(page.getByText(t('contact:form.about', { product: 'Zhiyuan 40' }))).toBeVisible()
      await expect(page).toHaveURL(t.either('/#contact', '/en#contact'))
      await fill(page)
      await phone(page).fill('+86 138 0000 0000')
      await send(page).dblclick()
      await expect(page.getByRole('main').getByText(t('contact:success.title'))).toBeVisible()
      expect(sent).toEqual([
        {
          documentId: expect.stringMatching(/^[\w.-]{1,36}$/) as unknown,
          data: {
            contactId: expect.any(Number) as unknown,
            firstName: 'Xia',
            lastName: 'Lin',
            emailAddress: 'lin.xia@example.com',
            phoneNumber: '+86 138 0000 0000',
            product: 'Zhiyuan 40',
            createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
          },
        },
      ])
    },
  )

  test('a first press without a connection keeps every value, and a second press sends', async ({
    page,
    context,
  }) => {
    // Nothing is fetched ahead: a script that is under way when the connection goes fails for good.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/#contact')
    await untilHydrated(page)
    await context.setOffline(true)
    await fill(page)
    await phone(page).fill('+86 138 0000 0000')
    await send(page).click()
    await expect(page.getByText(t('errors:reason.network'))).toBeVisible()
    await expectTyped(page)
    await context.setOffline(false)
    await send(page).click()
    await expect(page.getByRole('main').getByText(t('contact:success.title'))).toBeVisible()
  })

  test('what sends the form is fetched when a field is focused', async ({ page }) => {
    await page.goto('/#contact')
    await untilHydrated(page)
    const fetched = page.waitForRequest(/\/assets\/appwriteServices-/)
    await page.getByLabel(t('contact:form.email')).focus()
    await fetched
  })

  const expectTyped = async (page: Page) => {
    await expect(page.getByLabel(t('contact:form.lastName'), { exact: true })).toHaveValue('Lin')
    await expect(page.getByLabel(t('contact:form.email'))).toHaveValue('lin.xia@example.com')
  }
})
