import type { Page } from '@playwright/test'
import { expect, test, textsIn } from './fixtures.ts'
import { seed, someProducts, stored, type StoredProduct } from './products.ts'
import { withSession } from './steps.ts'

const t = textsIn('zh')
const name = 'copy.json'

/** No program can press the buttons of the file dialog: a file of the site's own disk stands in for the choice. */
const chooseFile = (page: Page) =>
  page.addInitScript((file) => {
    const pick = async () =>
      (await navigator.storage.getDirectory()).getFileHandle(file, { create: true })
    Object.assign(window, { showSaveFilePicker: pick })
  }, name)

const fileIn = (page: Page): Promise<readonly StoredProduct[]> =>
  page.evaluate(async (file) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle(file)
    const text = await (await handle.getFile()).text()
    return (JSON.parse(text) as { products: never }).products
  }, name)

const writeInto = (page: Page, products: readonly StoredProduct[]) =>
  page.evaluate(
    async ([file, text]) => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle(file)
      const stream = await handle.createWritable()
      await stream.write(text)
      await stream.close()
    },
    [name, JSON.stringify({ format: 'xinyuan-products', version: 1, products })] as const,
  )

const pricesIn = async (page: Page) => (await fileIn(page)).map(({ price }) => price)

/** A file that is replaced while it is read cannot be read, so reading it is tried again too. */
const expectPricesIn = (page: Page, prices: readonly number[]) =>
  expect(async () => {
    expect(await pricesIn(page)).toEqual(prices)
  }).toPass()

const changePrice = async (page: Page, product: StoredProduct, price: number) => {
  const { productName } = product
  await page
    .getByRole('button', { name: t('manage:table.editPrice', { name: productName }) })
    .click()
  await page.getByLabel(t('manage:table.priceOf', { name: productName })).fill(String(price))
  await page
    .getByRole('button', { name: t('manage:table.savePriceOf', { name: productName }) })
    .click()
  await expect(page.getByLabel(t('manage:table.priceOf', { name: productName }))).toHaveCount(0)
}

test('a copy in a file follows each change, after a reload too, and a lost file is told', async ({
  page,
  person,
}) => {
  const [first] = someProducts('zh', 1)
  if (first === undefined) throw new Error('There is no product')
  await chooseFile(page)
  await withSession(page, person)
  await seed(page, { local_products: JSON.stringify([first]) })
  await page.goto('/dashboard/products')
  await page.getByRole('button', { name: t('manage:copy.keep') }).click()
  await expect(page.getByRole('button', { name: t('manage:status.kept') })).toBeVisible()
  await changePrice(page, first, 111)
  await expectPricesIn(page, [111])

  await page.reload()
  await expect(page.getByRole('button', { name: t('manage:status.kept') })).toBeVisible()
  await changePrice(page, first, 222)
  await expectPricesIn(page, [222])

  await page.evaluate(async (file) => {
    await (await navigator.storage.getDirectory()).removeEntry(file)
  }, name)
  await changePrice(page, first, 333)
  await expect(page.getByRole('alert')).toContainText(t('manage:copy.problem.moved', { name }))
  expect((await stored<StoredProduct[]>(page, 'local_products'))[0]?.price).toBe(333)
})

test('a file that holds more than the browser is imported, not written over', async ({
  page,
  person,
}) => {
  const [first, second] = someProducts('zh', 2)
  if (first === undefined || second === undefined) throw new Error('There are no products')
  await chooseFile(page)
  await withSession(page, person)
  await seed(page, { local_products: JSON.stringify([first]) })
  await page.goto('/dashboard/products')
  await page.getByRole('button', { name: t('manage:copy.keep') }).click()
  await expect(page.getByRole('button', { name: t('manage:status.kept') })).toBeVisible()

  // As after a crash in which the browser lost its last changes.
  await writeInto(page, [{ ...first, price: 111 }, second])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(t('manage:copy.problem.ahead', { name }))
  await page.getByRole('button', { name: t('manage:copy.import') }).click()
  expect(await pricesIn(page)).toEqual([111, second.price])
  const confirm = t('manage:import.confirm', { count: 2 })
  await page.getByRole('button', { name: confirm, exact: true }).click()
  await expect(page.getByRole('button', { name: t('manage:status.kept') })).toBeVisible()
  expect(await pricesIn(page)).toEqual([111, second.price])
  const products = await stored<StoredProduct[]>(page, 'local_products')
  expect(products.map(({ price }) => price)).toEqual([111, second.price])
})
