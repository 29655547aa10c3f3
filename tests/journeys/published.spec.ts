import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { siteFolder } from './buildSites.ts'
import { catalogueFile, catalogues } from './catalogues.ts'
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
      await untilHydrated(page)
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
      expect(await stored(page, 'local_products'), 'nothing enters storage').toBeNull()
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

  test('the owner imports what was published, changes it, and exports it for the next build', async ({
    page,
    person,
  }) => {
    const [, , edited] = cars.slice(-3) as [StoredProduct, StoredProduct, StoredProduct]
    await arriveOnDashboard(page, t, person)
    await page.goto(t.either('/dashboard/products', '/en/dashboard/products'))
    await expect(page.getByText(t('manage:empty.textPublished'))).toBeVisible()
    await page
      .locator('input[type=file][accept*=json]')
      .first()
      .setInputFiles(catalogueFile('first'))
    await page.getByRole('button', { name: t('manage:import.confirm', { count: 28 }) }).click()
    const { productName } = edited
    const row = page.getByRole('row').filter({ hasText: productName })
    await row
      .getByRole('button', { name: t('manage:table.editPrice', { name: productName }) })
      .click()
    const price = page.getByRole('textbox', {
      name: t('manage:table.priceOf', { name: productName }),
    })
    await price.fill('77')
    await price.press('Enter')
    await expect(row).toContainText(t.either('US$77', '$77'))

    // What is one's own is over what is published, once, and before the app starts.
    const release = await holdApp(page)
    await page.goto(t.either('/products/car', '/en/products/car'))
    const card = page.locator(`[data-product="${edited.$id}"]`)
    await expect(card).toContainText(t.either('US$77', '$77'))
    await release()
    await expect(
      page.getByRole('paragraph').filter({ hasText: t('catalogue:results', { count: 27 }) }),
    ).toBeVisible()
    await expect(card).toContainText(t.either('US$77', '$77'))
    await expect(card).toHaveCount(1)

    await page.goto(t.either('/dashboard/products', '/en/dashboard/products'))
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('manage:action.more') }).click()
    await page.getByRole('button', { name: t('publish:title') }).click()
    await expect(page.getByText(t('publish:again'))).toBeVisible()
    await page.getByRole('button', { name: t('publish:export', { count: 28 }) }).click()
    const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as {
      readonly products: readonly StoredProduct[]
    }
    expect(exported.products).toHaveLength(28)
    expect(exported.products.find(({ $id }) => $id === edited.$id)).toMatchObject({ price: 77 })
    expect(exported.products.every(({ imageUrl }) => imageUrl.startsWith('data:image/'))).toBe(true)

    // Clearing takes what is one's own, and what is published is there again.
    await page.getByRole('button', { name: t('manage:action.more') }).click()
    await page.getByRole('button', { name: t('manage:action.clear') }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleDescription(t('manage:delete.textPublished'))
    await question.getByRole('button', { name: t('manage:delete.confirm') }).click()
    await expect(page.getByText(t('manage:empty.textPublished'))).toBeVisible()
    await page.goto(t.either('/products/car', '/en/products/car'))
    await untilHydrated(page)
    await expect(card).toContainText(edited.price.toLocaleString('en'))
  })

  test('a newer publication shows when the page is opened again', async ({ page }) => {
    await page.goto(t.either('/products/car', '/en/products/car'))
    await untilHydrated(page)
    const republished = await startSite('republished')
    await redeploy(page, republished.url)
    await page.reload()
    await untilHydrated(page)
    const prices = second.filter(({ category }) => category === 'car').map(({ price }) => price)
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: t('catalogue:results', { count: prices.length }) }),
    ).toBeVisible()
    await expect(cards(page).first()).toHaveText(
      second.findLast(({ category }) => category === 'car')?.productName ?? '',
    )
    republished.stop()
  })

  test('without the data file a document shows what it has, and any other page offers another try', async ({
    page,
  }) => {
    await page.route('**/assets/catalogue-*.json', (route) => route.abort())
    await page.goto(t.either('/products/car', '/en/products/car'))
    await untilHydrated(page)
    await expect(cards(page)).toHaveCount(24)
    await page.goto(t.either('/products/drone/nothing', '/en/products/drone/nothing'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:state.failedOne'))
    await page.unroute('**/assets/catalogue-*.json')
    await page.getByRole('button', { name: t('catalogue:state.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalogue:state.notFound'))
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
    await expect(
      page.getByRole('main').getByText(t('catalogue:detail.cartNote'), { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(drone.productName)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('a published product can be read', async ({ page }) => {
      await page.goto(t.either('/products/drone', '/en/products/drone'))
      await page.getByRole('main').getByRole('link', { name: drone.productName }).last().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(drone.productName)
      await expect(page.getByText(t.either('US$899.50', '$899.50'), { exact: true })).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: '翼展' })).toContainText('620')
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
  const traces = ['application/ld+json', 'id="published"']
  const found = (variant: 'plain' | 'published') =>
    traces.filter((trace) => filesOf(variant).some((text) => text.includes(trace)))
  expect(found('published')).toEqual(traces)
  expect(found('plain')).toEqual([])
})
