import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'

inBothLanguages((_language, localize) => {
  const send = (page: Page) =>
    page.getByRole('button', { name: localize('发送', 'Send'), exact: true })
  const fill = async (page: Page) => {
    await page.getByLabel(localize('姓', 'Last name'), { exact: true }).fill('Lin')
    await page.getByLabel(localize('名', 'First name'), { exact: true }).fill('Xia')
    await page.getByLabel(localize('电子邮箱', 'Email')).fill('lin.xia@example.com')
  }
  const phone = (page: Page) => page.getByRole('textbox', { name: localize('电话', 'Phone') })
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
    'a message is sent once and a success message is shown',
    { tag: '@bilingual' },
    async ({ page }) => {
      const sent = posts(page)
      await page.goto('/#contact')
      await fill(page)
      await phone(page).fill('+86 138 0000 0000')
      await send(page).dblclick()
      await expect(
        page.getByText(
          localize('联系方式已提交，谢谢！', 'Contact information submitted successfully!'),
        ),
      ).toBeVisible()
      expect(sent).toEqual([
        {
          documentId: expect.stringMatching(/^[\w.-]{1,36}$/) as unknown,
          data: {
            contactId: expect.any(Number) as unknown,
            firstName: 'Xia',
            lastName: 'Lin',
            emailAddress: 'lin.xia@example.com',
            phoneNumber: '+86 138 0000 0000',
            createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
          },
        },
      ])
    },
  )

  test('a failure keeps every value, and a second try succeeds', async ({ page }) => {
    await page.goto('/#contact')
    await page.route('**/documents', (route) => route.abort(), { times: 1 })
    await fill(page)
    await phone(page).fill('+86 138 0000 0000')
    await send(page).click()
    await expect(
      page.getByText(
        localize(
          '联系方式没有提交成功，请重试。',
          'Failed to submit contact form. Please try again.',
        ),
      ),
    ).toBeVisible()
    await expectTyped(page)
    await expect(page.getByLabel(localize('名', 'First name'), { exact: true })).toHaveValue('Xia')
    await expect(phone(page)).toHaveValue('+86 138 0000 0000')
    await send(page).click()
    await expect(
      page.getByText(
        localize('联系方式已提交，谢谢！', 'Contact information submitted successfully!'),
      ),
    ).toBeVisible()
  })

  const expectTyped = async (page: Page) => {
    await expect(page.getByLabel(localize('姓', 'Last name'), { exact: true })).toHaveValue('Lin')
    await expect(page.getByLabel(localize('电子邮箱', 'Email'))).toHaveValue('lin.xia@example.com')
  }

  test('typed text survives a reload', async ({ page }) => {
    const release = await holdApp(page)
    await page.goto('/#contact')
    await release()
    await fill(page)
    await page.reload()
    await expectTyped(page)
  })

  test('text that was typed before hydration survives a reload', async ({ page }) => {
    await holdApp(page)
    await page.goto('/#contact')
    await fill(page)
    await page.reload()
    await expectTyped(page)
  })
})
