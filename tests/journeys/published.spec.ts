import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { siteFolder } from './buildSites.ts'
import { catalogues } from './catalogues.ts'
import { expect, inBothLanguages, startSite, test } from './fixtures.ts'
import { holdApp } from './holdApp.ts'
import { stored, type StoredProduct } from './products.ts'
import { arriveOnDashboard, untilHydrated } from './steps.ts'

test.use({ variant: 'published' })

const origin = 'https://www.example.com'
const { first, second } = catalogues
const cars = first.filter(({ category }) => category === 'car')
const drone = first.find(({ category }) => category === 'drone')
const newest = cars.at(-1)
if (drone === undefined || newest === undefined) throw new Error('There are no products')

const addressOf = (product: StoredProduct, language: 'zh' | 'en' = 'zh') =>
  `${language === 'en' ? '/en' : ''}/products/${product.category}/${product.$id}`

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

/** From now on the browser gets the documents and files of another build, and the same backend. */
const redeploy = async (page: Page, url: string) => {
  await page.context().route(
    ({ pathname }) => !pathname.startsWith('/v1/'),
    async (route) => {
      const { pathname, search } = new URL(route.request().url())
      const response = await route.fetch({
        url: url + pathname + search,
        maxRedirects: 0,
        // The server may have closed a connection that was idle, while this request was on its way.
        maxRetries: 1,
      })
      await route.fulfill({ response })
    },
  )
}

inBothLanguages((language, t) => {
  test(
    'the terms say after how many days messages go, before hydration and after it',
    { tag: '@bilingual' },
    async ({ page }) => {
      const said = t('legal:message.letGo', { count: 90 })
      const release = await holdApp(page)
      await page.goto(t.either('/terms', '/en/terms'))
      await expect(page.getByText(said)).toBeVisible()
      await release()
      await untilHydrated(page)
      await expect(page.getByText(said)).toBeVisible()
    },
  )

  test(
    'a category shows published products before hydration, and keeps them in place',
    { tag: '@bilingual' },
    async ({ page }) => {
      const release = await holdApp(page)
      await page.goto(t.either('/products/car', '/en/products/car'))
      await expect(cards(page)).toHaveCount(24)
      await expect(cards(page).first()).toHaveText(newest.productName)
      await expect(
        page.getByRole('paragraph').filter({ hasText: t('catalogue:results', { count: 27 }) }),
      ).toBeVisible()
      const place = await cards(page).nth(2).boundingBox()
      await release()
      await expect.poll(() => stored<unknown[] | null>(page, 'local_products')).toHaveLength(28)
      expect(await cards(page).nth(2).boundingBox()).toEqual(place)
      // The other cards come when the end of the list comes near.
      await cards(page).last().scrollIntoViewIfNeeded()
      await expect(cards(page)).toHaveCount(27)
      // The first picture, the largest paint of the page, is loaded before the others.
      const pictures = page.locator('[data-product] img')
      expect(
        await pictures.evaluateAll((all: HTMLImageElement[]) =>
          all.map((each) => each.fetchPriority),
        ),
      ).toEqual(['high', ...Array<string>(26).fill('auto')])
      const preload = page.locator('head link[rel=preload][as=image]')
      await expect(preload).toHaveAttribute(
        'imagesrcset',
        (await pictures.first().getAttribute('srcset')) ?? '',
      )
      const products = await stored<StoredProduct[]>(page, 'local_products')
      expect(products.map(({ imageUrl }) => imageUrl)).toEqual(products.map(() => ''))
      expect(products.at(-1)?.imageId).toMatch(/^photo-[0-9a-f]{16}-1200x900\.webp$/)
      expect(await stored(page, 'local_images')).toBeNull()
    },
  )

  test('a product has its own document with what it is', async ({ page, request }) => {
    await page.goto(addressOf(drone, language))
    await expect(page).toHaveTitle(t('common:title.pattern', { page: drone.productName }))
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    await expect(meta('robots')).toHaveCount(0)
    await expect(meta('description')).toHaveAttribute(
      'content',
      '折叠四旋翼。 第二行 <b>不是标记</b>。',
    )
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      origin + addressOf(drone, language),
    )
    const twins = page.locator('link[hreflang]')
    expect(
      await twins.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(
      [addressOf(drone), addressOf(drone, 'en'), addressOf(drone)].map((path) => origin + path),
    )
    await expect(meta('og:type')).toHaveAttribute('content', 'product')
    const image = (await meta('og:image').getAttribute('content')) ?? ''
    expect(image.startsWith(`${origin}/assets/photo-`)).toBe(true)
    const picture = await request.get(new URL(image).pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
    const photo = page.getByRole('img', { name: drone.productName })
    await expect(photo).toHaveAttribute('srcset', /-768x576\.avif 768w, .*-1200x900\.webp 1200w$/)
    const small = (await photo.getAttribute('srcset'))?.split(' ')[0] ?? ''
    expect((await request.get(small)).headers()['content-type']).toBe('image/avif')
  })

  test('the preview of a page has its address and a drawn picture', async ({ page, request }) => {
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    for (const [path, subject] of [
      [t.either('/', '/en'), 'home'],
      [t.either('/terms', '/en/terms'), 'home'],
      [t.either('/products/car', '/en/products/car'), 'car'],
    ] as const) {
      await page.goto(path)
      await expect(meta('og:url')).toHaveAttribute('content', origin + path)
      await expect(meta('og:type')).toHaveAttribute('content', 'website')
      await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image')
      const image = (await meta('og:image').getAttribute('content')) ?? ''
      expect(image.startsWith(`${origin}/assets/share-${subject}-${language}-`)).toBe(true)
      const picture = await request.get(new URL(image).pathname)
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    }
  })

  test(
    'the structured data of a product is valid and says what the page shows',
    { tag: '@bilingual' },
    async ({ page }) => {
      await page.goto(addressOf(drone, language))
      const text = await page.locator('script[type="application/ld+json"]').textContent()
      const url = expect.stringMatching(/^https:\/\/www\.example\.com\//)
      const listItem = expect.objectContaining({
        '@type': 'ListItem',
        position: expect.any(Number),
        name: expect.any(String),
        item: url,
      })
      const { '@graph': graph, ...rest } = JSON.parse(text ?? '') as {
        readonly '@graph': readonly {
          readonly image?: readonly string[]
          readonly itemListElement?: readonly object[]
        }[]
      }
      // What Google's documentation of product snippets and breadcrumbs requires.
      expect(rest).toEqual({ '@context': 'https://schema.org' })
      expect(graph).toEqual([
        expect.objectContaining({
          '@type': 'Product',
          name: drone.productName,
          description: drone.description,
          sku: String(drone.productId),
          url: origin + addressOf(drone, language),
          image: graph[0]?.image?.map(() => url),
          offers: expect.objectContaining({
            '@type': 'Offer',
            price: '899.50',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
          }),
        }),
        expect.objectContaining({ '@type': 'BreadcrumbList' }),
      ])
      expect(graph[0]?.image?.length).toBeGreaterThanOrEqual(1)
      const steps = graph[1]?.itemListElement ?? []
      expect(steps.length).toBeGreaterThanOrEqual(2)
      expect(steps).toEqual(steps.map(() => listItem))
    },
  )

  test('an unknown product gets the shared document, which search engines leave out', async ({
    page,
  }) => {
    const answer = await page.goto(t.either('/products/car/nothing', '/en/products/car/nothing'))
    expect(answer?.status()).toBe(200)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:state.notFound'))
  })

  test('a visitor keeps what they changed or deleted, and the rest follows a new publication', async ({
    page,
    site,
    browser,
    person,
  }) => {
    const [followed, deleted, edited] = cars.slice(-3) as [
      StoredProduct,
      StoredProduct,
      StoredProduct,
    ]
    await arriveOnDashboard(page, t, person)
    await page.goto('/dashboard/products')
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await row(edited.productName)
      .getByRole('button', { name: t('manage:table.editPrice', { name: edited.productName }) })
      .click()
    const price = page.getByRole('textbox', {
      name: t('manage:table.priceOf', { name: edited.productName }),
    })
    await price.fill('77')
    await price.press('Enter')
    await expect(row(edited.productName)).toContainText(t.either('US$77', '$77'))
    await row(deleted.productName)
      .getByRole('button', { name: t('manage:table.remove') })
      .click()
    await expect(row(deleted.productName)).toHaveCount(0)

    // Another visitor, who changes nothing.
    const others = await browser.newContext({ baseURL: site.url })
    const other = await others.newPage()
    await other.goto(t.either('/products/car', '/en/products/car'))
    await expect.poll(() => stored<unknown[] | null>(other, 'local_products')).toHaveLength(28)

    const republished = await startSite({ variant: 'republished', mail: 'outbox' })
    await redeploy(page, republished.url)
    await redeploy(other, republished.url)
    await other.goto(t.either('/products/car', '/en/products/car'))
    const published = second.map(({ $id, price }) => [$id, price])
    await expect
      .poll(async () => {
        const products = await stored<StoredProduct[]>(other, 'local_products')
        return products.map(({ $id, price }) => [$id, price]).toSorted()
      })
      .toEqual(published.toSorted())
    await others.close()
    // Before the app has merged both: the newer prices, without what the visitor deleted.
    const merge = await holdApp(page)
    await page.goto(t.either('/products/car', '/en/products/car'))
    const card = (product: StoredProduct) => page.locator(`[data-product="${product.$id}"]`)
    await expect(card(followed)).toContainText((followed.price + 1_000).toLocaleString('en'))
    await expect(card(deleted)).toBeHidden()
    await merge()
    const prices = async () => {
      const products = await stored<StoredProduct[]>(page, 'local_products')
      return new Map(products.map((product) => [product.$id, product.price]))
    }
    await expect.poll(async () => (await prices()).get(followed.$id)).toBe(followed.price + 1_000)
    const now = await prices()
    expect(now.get(edited.$id)).toBe(77)
    expect(now.has(deleted.$id)).toBe(false)
    expect(now.has(cars[0]?.$id ?? ''), 'what is gone from the publication is gone').toBe(false)
    expect(now.has(second.at(-2)?.$id ?? ''), 'what is new is there').toBe(true)
    await expect(
      page.getByRole('paragraph').filter({ hasText: t('catalogue:results', { count: 26 }) }),
    ).toBeVisible()
    // The visitor's own changes are there before the app starts.
    const release = await holdApp(page)
    await page.goto(addressOf(edited, language))
    await expect(page.getByText(t.either('US$77', '$77'), { exact: true })).toBeVisible()
    await page.goto(addressOf(deleted, language))
    await expect(page.getByText(t('catalogue:detail.addToCart'))).toBeHidden()
    await release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:state.notFound'))
    await page.goto(addressOf(edited, language))
    await expect(page.getByText(t.either('US$77', '$77'), { exact: true })).toBeVisible()
    republished.stop()
  })

  test('an export before clearing says why it failed, and works once the network does', async ({
    page,
    person,
  }) => {
    await arriveOnDashboard(page, t, person)
    await page.goto('/dashboard/products')
    await page.getByRole('button', { name: t('manage:action.more') }).click()
    await page.getByRole('button', { name: t('manage:action.clear') }).click()
    const question = page.getByRole('alertdialog')
    const exportFirst = question.getByRole('button', { name: t('manage:clear.exportFirst') })
    await page.route('**/*.webp', (route) => route.abort())
    await exportFirst.click()
    await expect(question.getByRole('alert')).toContainText(t('manage:failure.exportFailedHint'))
    await page.unroute('**/*.webp')
    const downloading = page.waitForEvent('download')
    await exportFirst.click()
    const name = (await downloading).suggestedFilename()
    await expect(question.getByRole('status')).toHaveText(t('manage:done.exported', { name }))
    await expect(question.getByRole('alert')).toBeHidden()
  })

  test('texts that a visitor changed are in a published page before hydration', async ({
    page,
  }) => {
    await page.goto(addressOf(drone, language))
    await expect.poll(() => stored<unknown[] | null>(page, 'local_products')).toHaveLength(28)
    // The app would write its own list when its page is left.
    await page.goto('/robots.txt')
    const own = { productName: 'My drone', description: 'My description', stockQuantity: 3 }
    await page.evaluate(
      ([id, changes]) => {
        const products = JSON.parse(localStorage.getItem('local_products') ?? '') as object[]
        const changed = products.map((product) =>
          Reflect.get(product, '$id') === id ? { ...product, ...changes } : product,
        )
        for (const key of Object.keys(localStorage)) {
          if (key.startsWith('local_catalogue_log_')) localStorage.removeItem(key)
        }
        localStorage.setItem('local_products', JSON.stringify(changed))
      },
      [drone.$id, own] as const,
    )
    const release = await holdApp(page)
    await page.goto(t.either('/products/drone', '/en/products/drone'))
    const texts = [own.productName, own.description, t('catalogue:inStock', { count: 3 })]
    const card = page.locator('[data-product]')
    for (const text of texts) await expect(card.getByText(text, { exact: true })).toBeVisible()
    await page.goto(addressOf(drone, language))
    const detail = page.getByRole('article')
    for (const text of texts) await expect(detail.getByText(text, { exact: true })).toBeVisible()
    await expect(detail.getByRole('heading', { level: 1 })).toHaveJSProperty('lang', '')
    await release()
    await expect(page).toHaveTitle(/My drone/)
    for (const text of texts) await expect(detail.getByText(text, { exact: true })).toBeVisible()
  })

  test('an empty category of a published site offers no samples', async ({ page }) => {
    await page.goto(t.either('/products/phone', '/en/products/phone'))
    await expect(page.getByRole('link', { name: t('catalogue:state.emptyOthers') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('catalogue:state.emptySamples') })).toHaveCount(
      0,
    )
  })

  test('with blocked storage published products are shown all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    await page.goto(t.either('/products/car', '/en/products/car'))
    // The other cards come when the end of the list comes near.
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(cards(page)).toHaveCount(27)
    await page.goto(addressOf(drone, language))
    const cart = page.getByRole('button', { name: t('catalogue:detail.addToCart') })
    await cart.click()
    await expect(page.getByText(t('catalogue:detail.cartClosed'), { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(drone.productName)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('a published product can be read', async ({ page }) => {
      await page.goto(t.either('/products/drone', '/en/products/drone'))
      await page.getByRole('main').getByRole('link', { name: drone.productName }).last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(drone.productName)
      await expect(page.getByText(t.either('US$899.50', '$899.50'), { exact: true })).toBeVisible()
      await expect(page.getByRole('term').filter({ hasText: '翼展' })).toBeVisible()
      await expect(page.getByRole('definition').filter({ hasText: '620' })).toBeVisible()
    })
  })
})

test('the sitemap has every published page with its date', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const dated = [
    ...text.matchAll(
      /<loc>([^<]*)<\/loc>(?:<xhtml:link [^>]*>)*<lastmod>2026-11-20T08:00:00\.000Z<\/lastmod>/g,
    ),
  ]
  const paths = dated.map(([, loc = '']) => new URL(loc).pathname)
  const wanted = first.flatMap((product) => [addressOf(product), addressOf(product, 'en')])
  const categories = ['/products/car', '/products/drone', '/en/products/car', '/en/products/drone']
  expect(paths.toSorted()).toEqual([...wanted, ...categories].toSorted())
  expect(text).toMatch(/<image:loc>https:\/\/www\.example\.com\/assets\/photo-/)
})

test('a site that is built without a catalogue has nothing of this', () => {
  const filesOf = (variant: 'plain' | 'published') => {
    const folder = siteFolder(variant)
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const texts = names.filter((name) => /\.(js|html|json|xml|txt)$/.test(name))
    return texts.map((name) => readFileSync(join(folder, name), 'utf8'))
  }
  const traces = ['application/ld+json', 'id="published"', 'drawing|photo']
  const found = (variant: 'plain' | 'published') =>
    traces.filter((trace) => filesOf(variant).some((text) => text.includes(trace)))
  expect(found('published')).toEqual(traces)
  expect(found('plain')).toEqual([])
})
