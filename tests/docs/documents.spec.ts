import { expect, test } from '@playwright/test'

const documents = ['specification', 'decisions', 'design-brief', 'records', 'architecture']

for (const name of documents)
  test(`the document ${name} is shown without its markup`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=documents-${name}--docs`)
    const text = page.locator('.sbdocs-content')
    await expect(text.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await text.innerText()).not.toMatch(/<\/?(?:a|sup|span)\b|target=|\*\*/u)
  })

test('the specification is shown word for word', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=documents-specification--docs')
  const text = page.locator('.sbdocs-content')
  await expect(text).toContainText('Local product (browser storage key local_products)')
  await expect(text).toContainText('$id: "local_" plus timestamp plus random text')
  await expect(text).toContainText('export file named products_{date}.json')
})
