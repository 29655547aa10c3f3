import { expect, test, textsIn } from './fixtures.ts'
import { seed, someProducts } from './products.ts'
import { untilHydrated } from './steps.ts'

const t = textsIn('zh')

const [car, phone] = someProducts('zh', 2)
if (car === undefined || phone === undefined) throw new Error('There are no products')
const products = JSON.stringify([
  { ...car, productName: '知远 Wi-Fi 版' },
  { ...phone, category: 'phone', productName: '明川', description: '支持wifi 7' },
])

test('the search over everything: from the header to a product, back, and a reload (decision P16)', async ({
  page,
}) => {
  // An earlier version stored a setting.
  await seed(page, { local_products: products, 'search-key': 'off' })
  await page.goto('/terms')
  await untilHydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('search-key'))).toBeNull()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:nav.search') })
    .click()
  await expect(page).toHaveURL('/search')
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('wifi')
  const main = page.getByRole('main')
  const results = main.getByRole('listitem').filter({ has: page.locator('mark') })
  await expect(results).toHaveCount(2)
  await expect(main.locator('mark')).toHaveText(['Wi-Fi', 'wifi'])
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    t('common:category.car'),
    t('common:category.phone'),
  ])
  await main.getByRole('link', { name: '明川' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('明川')
  await page.goBack()
  await expect(page).toHaveURL('/search?q=wifi')
  await expect(results).toHaveCount(2)
  await page.reload()
  await expect(field).toHaveValue('wifi')
  await expect(results).toHaveCount(2)
  await field.fill('手机')
  await expect(main.getByRole('listitem').getByRole('link', { name: '明川' })).toBeVisible()
  await field.fill('氢能')
  await expect(
    main.getByRole('heading', { name: t('catalogue:state.noMatch', { query: '氢能' }) }),
  ).toBeVisible()
  await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(6)
})

test('the field of the header searches, also before the app has started (decision P16)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await seed(page, { local_products: products })
  const field = page.getByRole('banner').getByRole('searchbox')
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/en/terms')
  await field.fill('Wi-Fi')
  await field.press('Enter')
  await expect(page).toHaveURL('/en/search?q=Wi-Fi')
  await context.unroute(/\/assets\/.*\.js$/)
  await page.goto('/terms')
  await untilHydrated(page)
  await field.fill('明川')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=%E6%98%8E%E5%B7%9D')
  await expect(page.getByRole('main').getByRole('link', { name: '明川' })).toBeVisible()
})
