import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { seed, someProducts, stored, type StoredProduct } from './products.ts'
import { withSession } from './steps.ts'

const countWrites = (page: Page) =>
  page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, text) {
      if (key === 'local_products') Reflect.set(window, 'writes', writes() + 1)
      setItem.call(this, key, text)
    }
    const writes = () => Number(Reflect.get(window, 'writes') ?? 0)
  })

const writesOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'writes') ?? 0))

inBothLanguages((language, t) => {
  test('a price in one tab and a change of all products in another come to rest', async ({
    page,
    person,
  }) => {
    // A change of all does not fit into the log of a tab.
    const products = someProducts(language, 520).map((product) => ({
      ...product,
      description: product.description.repeat(4).slice(0, 1_000),
      available: true,
    }))
    expect(JSON.stringify(products).length).toBeGreaterThan(300_000)
    await withSession(page, person)
    await seed(page, { local_products: JSON.stringify(products) })
    const other = await page.context().newPage()
    await page.clock.install()
    for (const tab of [page, other]) {
      await countWrites(tab)
      await tab.goto('/dashboard/products')
    }
    await other.getByRole('checkbox', { name: t('manage:table.chooseAll') }).check()
    const makeUnavailable = other.getByRole('button', { name: t('manage:chosen.unavailable') })
    await expect(makeUnavailable).toBeEnabled()

    // The timers of the first tab wait meanwhile: the log of the price would go after two seconds.
    const pressed = other.evaluate(
      (label) =>
        new Promise<void>((resolve) => {
          const press = ({ key }: StorageEvent) => {
            if (key !== 'local_products') return
            removeEventListener('storage', press)
            const buttons = [...document.querySelectorAll('button')]
            buttons.find(({ textContent }) => textContent === label)?.click()
            dispatchEvent(new Event('keydown'))
            resolve()
          }
          addEventListener('storage', press)
        }),
      t('manage:chosen.unavailable'),
    )
    await page.bringToFront()
    const name = await page.getByRole('rowheader').first().innerText()
    await page.getByRole('button', { name: t('manage:table.editPrice', { name }) }).click()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.keyboard.type('123.45')
    await page.keyboard.press('Enter')
    // No frame comes to either tab: the next key ends the wait for it.
    await page.keyboard.press('Shift')
    await pressed
    await expect(
      other.getByText(t('manage:table.unavailable'), { exact: true }).first(),
    ).toBeVisible()
    await page.clock.resume()
    const logs = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_log_')))
    await expect.poll(logs, { timeout: 60_000 }).toEqual([])
    const list = await stored<StoredProduct[]>(page, 'local_products')
    expect(list.filter(({ available }) => available)).toEqual([])
    expect(list.filter((product) => product.price === 123.45)).toHaveLength(1)
    expect((await writesOf(page)) + (await writesOf(other))).toBeLessThanOrEqual(8)
  })
})
