import { expect, test } from '@playwright/test'

test('a sidebar that is not connected says so, and a click loads it again', async ({ page }) => {
  await page.goto('/?path=/docs/ui-button--docs')
  await expect(page.getByRole('button', { name: 'Button', exact: true })).toBeVisible()
  await page.evaluate(() => {
    void Promise.reject(new Error('UniversalStoreFollowerTimeoutError'))
  })
  const notice = page.getByText('“Run tests” is not connected')
  await notice.click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: 'Button', exact: true })).toBeVisible()
})
