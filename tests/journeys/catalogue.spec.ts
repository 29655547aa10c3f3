import samples from '#assets/products.json' with { type: 'json' }
import { expect, inBothLanguages, test, textsIn } from './fixtures.ts'
import { seed, someProducts } from './products.ts'

const zh = textsIn('zh')

inBothLanguages((language, t) => {
  const search = t('catalogue:searchLabel')
  const inOrder = [...someProducts(language, 60)].reverse()

  test('one click in the hero says what a product costs, and one press stores all (decision P5)', async ({
    page,
  }) => {
    const car = samples.products[0]?.[language]
    if (car === undefined) throw new Error('There is no sample car')
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('landing:hero.branch.car.figure') })
      .click()
    await expect(page).toHaveURL(t.either('/products/car/sample-1', '/en/products/car/sample-1'))
    await expect(page.getByRole('heading', { level: 1, name: car.productName })).toBeVisible()
    await expect(page.getByText(t.either('US$32,800', '$32,800'), { exact: true })).toBeVisible()
    // Also in its document, which a reload opens.
    await page.reload()
    const others = page.getByRole('region', { name: t('catalogue:neighbours.car') })
    await expect(others.getByRole('link').first()).toHaveAttribute(
      'href',
      t.either('/products/car/sample-2', '/en/products/car/sample-2'),
    )
    expect(await page.evaluate(() => localStorage.getItem('local_products'))).toBeNull()
    await page.getByRole('button', { name: t('catalogue:detail.sampleLoad') }).click()
    await expect(page.getByText(t('catalogue:detail.sample'))).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: car.productName })).toBeVisible()
    await expect(page.getByText(t('catalogue:detail.sample'))).toHaveCount(0)
    await page.goto(t.either('/products/car', '/en/products/car'))
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4)
  })

  test('an empty category offers its samples beside products of another one (decision P5)', async ({
    page,
  }) => {
    const drone = samples.products.find(({ category }) => category === 'drone')?.[language]
    if (drone === undefined) throw new Error('There are no sample drones')
    // Products of the category car.
    await seed(page, { local_products: JSON.stringify(someProducts(language, 3)) })
    await page.goto('/products/car')
    const navigation = page.getByRole('navigation').first()
    const link = navigation.getByRole('link', { name: t('common:category.drone'), exact: true })
    await link.click()
    const missing = page.getByText(t('catalogue:state.notFound'))
    await page.getByRole('main').getByRole('link', { name: drone.productName }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: drone.productName }).or(missing).first(),
    ).toHaveText(drone.productName)
  })

  test('an unknown category redirects to the landing page (decision P8) (spec §2.6)', async ({
    page,
  }) => {
    await page.goto('/products/boat')
    await expect(page).toHaveURL(t.either('/', '/en'))
  })

  test(
    'any other unknown path shows a not-found page inside the layout (decision P8)',
    { tag: '@bilingual' },
    async ({ page }) => {
      for (const path of [
        '/nowhere',
        '/dashboard/nowhere',
        '/products/',
        '/products/car/one/more',
      ]) {
        await page.goto(t.either(path, `/en${path}`))
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
          t('notFound:heading'),
        )
        await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute(
          'href',
          t.either('/', '/en'),
        )
        await expect(page.getByRole('contentinfo')).toContainText(
          t('common:footer.copyright', { year: new Date().getFullYear() }),
        )
      }
    },
  )

  test('products come from storage, and no request asks for them (spec §1.1)', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()))
        asked.push(new URL(request.url()).pathname)
    })
    const [product] = someProducts(language, 2)
    if (product === undefined) throw new Error('There is no product')
    await seed(page, { local_products: JSON.stringify([product]) })
    await page.goto('/products/car')
    await page.getByRole('main').getByRole('link', { name: product.productName }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.productName)
    expect(asked.filter((path) => path !== '/v1/account')).toEqual([])
  })

  test(
    'search, order and direction are in the address and survive a reload (spec §2.35, §2.36, §6.3)',
    { tag: '@bilingual' },
    async ({ page }) => {
      await seed(page, { local_products: JSON.stringify(someProducts(language, 60)) })
      await page.goto('/products/car')
      const cards = page.getByRole('main').getByRole('heading', { level: 3 })
      await expect(cards.first()).toHaveText(inOrder[0]?.productName ?? '')
      await expect(
        page.getByText(t('catalogue:results', { count: 60 }), { exact: true }),
      ).toBeVisible()

      await page.getByRole('searchbox', { name: search }).fill('４０')
      const found = inOrder.filter(({ productName }) => productName.includes('40'))
      // The same words are said, a moment later.
      const count = page.getByText(t('catalogue:results', { count: found.length }), { exact: true })
      await expect(count.and(page.getByRole('paragraph'))).toBeVisible()
      await page.getByRole('button', { name: t('catalogue:sort.price') }).click()
      await expect(page).toHaveURL(
        t.either(
          '/products/car?q=%EF%BC%94%EF%BC%90&sort=price',
          '/en/products/car?q=%EF%BC%94%EF%BC%90&sort=price',
        ),
      )
      await page
        .getByRole('button', { name: `${t('catalogue:sort.price')} ${t('catalogue:sort.asc')}` })
        .click()
      await expect(page).toHaveURL(
        t.either(
          '/products/car?q=%EF%BC%94%EF%BC%90&sort=price&dir=desc',
          '/en/products/car?q=%EF%BC%94%EF%BC%90&sort=price&dir=desc',
        ),
      )
      const dearest = found.toSorted((a, b) => b.price - a.price)[0]
      await expect(cards.first()).toHaveText(dearest?.productName ?? '')

      await page.reload()
      await expect(page.getByRole('searchbox', { name: search })).toHaveValue('４０')
      await expect(cards.first()).toHaveText(dearest?.productName ?? '')
      await page.getByRole('button', { name: t('catalogue:searchClear') }).click()
      await expect(page).toHaveURL(
        t.either('/products/car?sort=price&dir=desc', '/en/products/car?sort=price&dir=desc'),
      )
    },
  )

  test('a filter is in the address and one step of the history, and says how to leave it (decision P16)', async ({
    page,
  }) => {
    const products = someProducts(language, 60)
    await seed(page, { local_products: JSON.stringify(products) })
    const inStock = products.filter((one) => one.available && one.stockQuantity > 0)
    const cheap = inStock.filter(({ price }) => price >= 20_000 && price <= 30_000)
    const count = (of: readonly unknown[]) =>
      page.getByText(t('catalogue:resultsOf', { count: of.length, total: 60 }), { exact: true })
    const stock = page.getByRole('checkbox', { name: t('catalogue:filter.inStock') })
    await page.goto('/products/car')
    await stock.check()
    await expect(page).toHaveURL('/products/car?stock=in')
    await expect(count(inStock).first()).toBeVisible()
    await page.getByRole('button', { name: t('catalogue:filter.label') }).click()
    await page.getByRole('textbox', { name: t('catalogue:filter.from') }).fill('３００００')
    const highest = page.getByRole('textbox', { name: t('catalogue:filter.to') })
    await highest.fill('20,000')
    await highest.press('Enter')
    await expect(page).toHaveURL('/products/car?stock=in&from=20000&to=30000')
    await expect(count(cheap).first()).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL('/products/car?stock=in')
    await expect(count(inStock).first()).toBeVisible()
    await expect(highest).toHaveValue('')
    await page.goForward()
    await page.reload()
    await expect(highest).toHaveValue('30000')
    await expect(stock).toBeChecked()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(
      Math.min(cheap.length, 24),
    )

    await highest.fill('20001')
    await highest.press('Enter')
    await page
      .getByRole('button', {
        name: t('catalogue:state.without.price', { count: inStock.length }),
      })
      .click()
    await expect(page).toHaveURL('/products/car?stock=in')
    await expect(page.locator('[data-product] a').first()).toBeFocused()
  })

  test('three products are chosen, compared, shared and taken out again (decision P16)', async ({
    page,
    browser,
    baseURL,
  }) => {
    const products = someProducts(language, 5).map((product, at) => ({
      ...product,
      specifications: { 座位: '5', 续航: `${500 + at} km` },
    }))
    const [, , third, second, first] = products
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('There are no products')
    await seed(page, { local_products: JSON.stringify(products) })
    await page.goto('/products/car')
    const choice = (at: number) => page.locator('[data-product]').nth(at).getByRole('checkbox')
    for (const at of [0, 1, 2]) await choice(at).check()
    await choice(3).click()
    await expect(choice(3)).not.toBeChecked()
    const tray = page.getByRole('region', { name: t('catalogue:compare.tray') })
    await expect(tray.getByText(t('catalogue:compare.full'))).toBeVisible()
    await expect(page).toHaveURL(/\?compare=/)
    await page.reload()
    await expect(choice(1)).toBeChecked()
    await tray.getByRole('link', { name: t('catalogue:compare.go', { count: 3 }) }).click()

    const table = page.getByRole('table')
    const columns = table.getByRole('columnheader')
    const names = [first, second, third].map(({ productName }) => productName)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(columns).toHaveText([t('compare:item'), ...names])
    await expect(table.getByRole('row', { name: /续航/ })).toHaveText(
      `${t('compare:differs')}续航504\u00A0km503\u00A0km502\u00A0km`,
    )
    await expect(table.getByRole('row', { name: /座位/ })).toHaveText('座位555')

    // Another browser has one of them only.
    const other = await browser.newPage({ ...(baseURL === undefined ? {} : { baseURL }) })
    await seed(other, { local_products: JSON.stringify(products.slice(2, 4)) })
    await other.goto(page.url())
    await expect(other.getByText(t('compare:missing', { count: 1 }))).toBeVisible()
    await expect(other.getByRole('columnheader')).toHaveText([t('compare:item'), ...names.slice(1)])
    await other.close()

    const only = page.getByRole('checkbox', { name: t('compare:onlyDifferent') })
    await only.check()
    await expect(table.getByRole('row', { name: /座位/ })).toHaveCount(0)
    await table.getByRole('link', { name: first.productName }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.productName)
    await page.goBack()
    await expect(only).toBeChecked()
    await expect(table.getByRole('row', { name: /座位/ })).toHaveCount(0)
    await page.getByRole('button', { name: `${t('compare:remove')} ${second.productName}` }).click()
    await expect(columns).toHaveCount(3)
    await page.reload()
    await expect(columns).toHaveText([t('compare:item'), names[0] ?? '', names[2] ?? ''])
    await page
      .getByRole('navigation', { name: t('catalogue:breadcrumb.label') })
      .getByRole('link', { name: t('common:category.car') })
      .click()
    await expect(choice(0)).toBeChecked()
    await expect(choice(1)).not.toBeChecked()
  })

  test('Back, forward and a reload return to the card that was clicked; a new page starts at the top', async ({
    page,
  }) => {
    await seed(page, { local_products: JSON.stringify(someProducts(language, 60)) })
    // As a person might write it: the site has another order.
    await page.goto('/products/car?stock=in&sort=price')
    const listed = inOrder
      .filter((one) => one.available && one.stockQuantity > 0)
      .toSorted((one, other) => one.price - other.price)
    await expect(
      page.getByText(t('catalogue:resultsOf', { count: listed.length, total: 60 })).first(),
    ).toBeVisible()
    const cardOf = (at: number) =>
      page.getByRole('link', { name: listed[at]?.productName ?? '', exact: true })
    // The next batch loads near the end of the list.
    await cardOf(23).scrollIntoViewIfNeeded()
    const thirtieth = cardOf(29)
    await thirtieth.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000)
    const top = async () => (await thirtieth.boundingBox())?.y ?? 0
    const place = await top()
    const isBack = async () => {
      await expect(thirtieth).toBeVisible()
      await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(2)
    }
    // What the click measured is final, whatever moves before the list is left.
    await page.evaluate(() =>
      document.addEventListener('click', () => scrollBy(0, -200), { once: true }),
    )
    await thirtieth.click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(listed[29]?.productName ?? '')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await expect(thirtieth).toBeFocused()
    await isBack()
    await page.goForward()
    await expect(heading).toHaveText(listed[29]?.productName ?? '')
    await page.goBack()
    await isBack()
    await page.reload()
    await isBack()

    // By its address it is a new visit, not a way back.
    await page.goto('/robots.txt')
    await page.goto('/products/car')
    await expect(page.getByText(t('catalogue:shownOf', { shown: 24, total: 60 }))).toBeAttached()
    await expect(page.locator('main :focus')).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test(
    'a product page shows everything and answers "add to cart" (spec §2.7, §6.3)',
    { tag: '@bilingual' },
    async ({ page }) => {
      const [product] = someProducts(language, 2).filter((one) => one.stockQuantity > 0)
      if (product === undefined) throw new Error('There is no product')
      await seed(page, {
        local_products: JSON.stringify([
          { ...product, specifications: { __proto__x: 'a', b: 'c' } },
        ]),
      })
      await page.goto(`/products/car/${product.$id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.productName)
      await expect(page).toHaveTitle(new RegExp(product.productName))
      await expect(page.getByRole('row')).toHaveText(['__proto__xa', 'bc'])
      await page.getByRole('button', { name: t('catalogue:detail.addToCart') }).click()
      await expect(
        page.getByRole('main').getByText(t('catalogue:detail.cartNote'), { exact: true }),
      ).toBeVisible()
      await page
        .getByRole('link', {
          name: t('catalogue:detail.back', { category: t('common:category.car') }),
        })
        .click()
      await expect(page).toHaveURL(t.either('/products/car', '/en/products/car'))
    },
  )

  test('a product that is not here is not found (spec §8.16)', async ({ page }) => {
    await page.goto('/products/car/local_1_nothing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:state.notFound'))
  })

  test('data of a newer version that cannot be read is tried again with the newer scripts', async ({
    page,
  }) => {
    await seed(page, { local_products: '{', local_catalogue_version: '2' })
    await page.goto('/products/car')
    await expect(page.getByRole('heading', { name: t('catalogue:state.failed') })).toBeVisible()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: t('catalogue:state.retry') }).click()
    await loaded
    await expect(page.getByRole('heading', { name: t('catalogue:state.failed') })).toBeVisible()
  })

  test('blocked storage shows a message and the page still works (spec §8.17)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto(language === 'en' ? '/en/products/car' : '/products/car')
    const blocked = page.getByRole('heading', { name: t('catalogue:session.title') })
    await expect(blocked).toBeVisible()
    // Whether the product exists cannot be known.
    await page.goto(t.either('/products/car/local_1', '/en/products/car/local_1'))
    await expect(blocked).toBeVisible()
  })
})

test('Back returns to a card that was clicked before its search was in the address', async ({
  page,
}) => {
  const products = someProducts('zh', 30)
  const name = products[3]?.productName ?? ''
  await seed(page, { local_products: JSON.stringify(products) })
  await page.goto('/products/car')
  await expect(
    page.getByText(zh('catalogue:results', { count: 30 }), { exact: true }),
  ).toBeVisible()
  const card = page.getByRole('link', { name, exact: true })
  await page.getByRole('searchbox').fill(name)
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(card).toBeFocused()
})

test('typing writes the address at most three times a second (decision P6)', async ({ page }) => {
  await seed(page, { local_products: JSON.stringify(someProducts('zh', 5)) })
  await page.goto('/products/car')
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const { replaceState } = history
    history.replaceState = function (...given) {
      times.push(performance.now())
      replaceState.apply(this, given)
    }
  })
  await page.getByRole('searchbox').pressSequentially('a'.repeat(60), { delay: 40 })
  await expect(page).toHaveURL(`/products/car?q=${'a'.repeat(60)}`)
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(330)
})
