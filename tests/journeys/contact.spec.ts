import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'

inBothLanguages((_language, words) => {
  const send = (page: Page) =>
    page.getByRole('button', { name: words('发送', 'Send'), exact: true })
  const fill = async (page: Page) => {
    await page.getByLabel(words('姓', 'Last name'), { exact: true }).fill('Lin')
    await page.getByLabel(words('名', 'First name'), { exact: true }).fill('Xia')
    await page.getByLabel(words('电子邮箱', 'Email')).fill('lin.xia@example.com')
  }
  const posts = (page: Page) => {
    const sent: unknown[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/documents')) {
        sent.push(request.postDataJSON())
      }
    })
    return sent
  }

  test('a message is sent once and thanked for', async ({ page }) => {
    const sent = posts(page)
    await page.goto('/#contact')
    await fill(page)
    await page.getByRole('textbox', { name: words('电话', 'Phone') }).fill('+86 138 0000 0000')
    await send(page).dblclick()
    await expect(
      page.getByText(words('留言已提交，谢谢！', 'Contact information submitted successfully!')),
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
  })

  test('what is missing is said in a summary that takes the focus', async ({ page }) => {
    const sent = posts(page)
    await page.goto('/#contact')
    await send(page).click()
    const summary = page
      .getByRole('alert')
      .or(page.getByRole('group'))
      .filter({
        hasText: words('请先改正3处问题', 'There are 3 problems to fix'),
      })
    await expect(summary.first()).toBeFocused()
    await expect(page).toHaveTitle(words('错误：新源科技', 'Error: Xinyuan Tech'))
    await page
      .getByRole('link', { name: words('请输入电子邮箱', 'Please enter your email address') })
      .click()
    await expect(page.getByLabel(words('电子邮箱', 'Email'))).toBeFocused()
    expect(sent).toEqual([])
  })

  test('a failure keeps everything, and a second try goes through', async ({ page }) => {
    await page.goto('/#contact')
    await page.route('**/documents', (route) => route.abort(), { times: 1 })
    await fill(page)
    await send(page).click()
    await expect(
      page.getByText(
        words('留言没有提交成功，请重试。', 'Failed to submit contact form. Please try again.'),
      ),
    ).toBeVisible()
    await expect(page.getByLabel(words('电子邮箱', 'Email'))).toHaveValue('lin.xia@example.com')
    await send(page).click()
    await expect(
      page.getByText(words('留言已提交，谢谢！', 'Contact information submitted successfully!')),
    ).toBeVisible()
  })

  test('what was typed outlives a reload', async ({ page }) => {
    await page.goto('/#contact')
    await fill(page)
    await page.reload()
    await expect(page.getByLabel(words('姓', 'Last name'), { exact: true })).toHaveValue('Lin')
    await expect(page.getByLabel(words('电子邮箱', 'Email'))).toHaveValue('lin.xia@example.com')
  })
})
