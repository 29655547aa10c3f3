import type { Page } from 'playwright'
import { someProducts } from '#tests/journeys/products.ts'
import { somebody, withAccount } from '#tests/journeys/people.ts'
import { measure, settled, watch, type Measured } from './measure.ts'
import type { WatchedPage } from './pages.ts'

const fillAll = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`input[name=${name}]`).fill(value)
  }
}

/**
 * Comes to a page as the one it is watched for, and measures it.
 *
 * @param page of a fresh browser context
 * @param url of the site, without a slash at the end
 * @param folder of the build that is served there
 */
export const visit = async (
  page: Page,
  url: string,
  folder: string,
  { path, as }: WatchedPage,
): Promise<Measured> => {
  const person = somebody()
  if (as === 'owner of 24 products') {
    await page.goto(`${url}/robots.txt`)
    const products = JSON.stringify(someProducts('zh', 24))
    await page.evaluate((text) => localStorage.setItem('local_products', text), products)
  }
  if (as === 'user') {
    await withAccount(url, person)
    await page.goto(`${url}/login`)
    await fillAll(page, { email: person.email, password: person.password })
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    // What the dashboard asks for late is not the next page's.
    await page.locator('main section h2').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  const seen = await watch(page)
  await page.goto(url + path)
  await settled(page)
  if (as === 'new user') {
    const { name, email, password } = person
    await fillAll(page, { name, email, password, confirm: password })
    await page.locator('input[name=terms]').check()
    await page.keyboard.press('Enter')
    await page.locator('main input[inputmode=numeric]').first().waitFor()
    await settled(page)
  }
  return measure(page, folder, path, seen)
}
