import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test, textsIn, type Texts } from './fixtures.ts'
import type { Person } from './people.ts'
import { corruptPicture, photoWithPlace, scriptedDrawing } from './pictures.ts'
import { seed, someProducts, stored, type StoredProduct } from './products.ts'
import { logIn, withSession } from './steps.ts'

type Images = Readonly<Record<string, { readonly dataUrl: string; readonly type: string }>>

const arrive = async (
  page: Page,
  t: Texts,
  person: Person,
  products: readonly StoredProduct[] = [],
): Promise<void> => {
  await withSession(page, person)
  if (products.length > 0) await seed(page, { local_products: JSON.stringify(products) })
  await page.goto('/dashboard/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('manage:title'))
}

const openForm = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('manage:action.add'), exact: true }).click()

const fillForm = async (page: Page, t: Texts, name: string): Promise<void> => {
  await page.getByLabel(t('manage:form.name'), { exact: true }).fill(name)
  await page.getByLabel(t('manage:form.description'), { exact: true }).fill('A test product.')
  await page.getByLabel(t('manage:form.price'), { exact: true }).fill('12.50')
  await page.getByLabel(t('manage:form.stock'), { exact: true }).fill('3')
}

const save = (page: Page, t: Texts) =>
  page.getByRole('button', { name: t('manage:form.save') }).click()

inBothLanguages((language, t) => {
  test(
    'a product is added with the keyboard alone',
    { tag: '@bilingual' },
    async ({ page, person }) => {
      await arrive(page, t, person)
      const add = page.getByRole('button', {
        name: t('manage:action.add'),
        exact: true,
      })
      await add.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: t('manage:form.title') })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Keyboard car')
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('group', {
          name: t('manage:summary', { count: 3 }),
        }),
      ).toBeFocused()
      await expect(page).toHaveTitle(new RegExp(`^${t('common:title.error', { title: '' })}`))
      for (const [link, typed] of [
        [t('manage:problem.descriptionRequired'), 'By keyboard.'],
        [t('manage:problem.priceInvalid'), '９９．５０'],
        [t('manage:problem.stockInvalid'), '4'],
      ] as const) {
        await page.getByRole('link', { name: link, exact: true }).focus()
        await page.keyboard.press('Enter')
        await page.keyboard.type(typed)
      }
      await page.keyboard.press('Enter')
      await expect(page.getByRole('rowheader', { name: 'Keyboard car' })).toBeVisible()
      await expect(add).toBeFocused()
      const [product] = await stored<StoredProduct[]>(page, 'local_products')
      expect(product).toMatchObject({ price: 99.5, stockQuantity: 4, description: 'By keyboard.' })
    },
  )

  test('a product is changed as a whole, and a copy of it is added', async ({ page, person }) => {
    const [seeded] = someProducts(language, 1)
    if (seeded === undefined) throw new Error('There is no product')
    await arrive(page, t, person, [seeded])
    const { productName: name } = seeded
    const field = page.getByLabel(t('manage:form.name'), { exact: true })
    const edit = page.getByRole('button', { name: t('manage:table.editOf', { name }) })
    await edit.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t('manage:form.editTitle') })).toBeFocused()
    await expect(field).toHaveValue(name)

    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: t('manage:table.editPrice', { name }) }).click()
    await other.keyboard.type('123.45')
    await other.keyboard.press('Enter')
    await expect(page.getByText(t('manage:form.changedText'))).toBeVisible()
    await page.getByLabel(t('manage:form.description'), { exact: true }).fill('Changed.')
    await page.getByRole('button', { name: t('manage:form.takeOver') }).click()
    await page.reload()
    await save(page, t)
    await expect(
      page.getByRole('main').getByText(t('manage:undo.edit', { count: 1 }), { exact: true }),
    ).toBeVisible()
    const changed = { ...seeded, price: 123.45, description: 'Changed.' }
    expect(await stored<StoredProduct[]>(page, 'local_products')).toEqual([changed])

    await page.getByRole('button', { name: t('manage:table.duplicateOf', { name }) }).click()
    await field.fill('Another')
    await save(page, t)
    await expect(page.getByRole('rowheader', { name: 'Another' })).toBeVisible()
    const [, copy] = await stored<StoredProduct[]>(page, 'local_products')
    expect(copy).toMatchObject({ productName: 'Another', price: 123.45, description: 'Changed.' })
    await page.getByRole('button', { name: t('manage:undo.action'), exact: true }).click()
    await expect
      .poll(async () => (await stored<StoredProduct[]>(page, 'local_products'))[0])
      .toEqual({ ...changed, description: seeded.description })
  })

  test('a half-typed product survives the end of the session, which another tab notices (decision A7)', async ({
    page,
    person,
  }) => {
    await arrive(page, t, person)
    await openForm(page, t)
    const name = page.getByLabel(t('manage:form.name'), { exact: true })
    await name.fill('Half typed')
    const other = await page.context().newPage()
    await other.goto('/dashboard/account')
    const saveName = other.getByRole('button', { name: t('account:profile.saveName') })
    await expect(saveName).toBeVisible()
    // The lists of the page would notice it as well.
    await other.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await saveName.click()
    await expect(other).toHaveURL(/login\?next=%2Fdashboard%2Faccount$/)
    await expect(page).toHaveURL(
      t.either('/login?next=%2Fdashboard%2Fproducts', '/en/login?next=%2Fdashboard%2Fproducts'),
    )
    await logIn(page, t, person)
    await expect(page).toHaveURL(t.either('/dashboard/products', '/en/dashboard/products'))
    await expect(name).toHaveValue('Half typed')
  })
})

const zh = textsIn('zh')

// Files and storage know no language: once is enough.

test('what was pressed right before the page is left is done', async ({ page, person }) => {
  const [, { productName: name } = { productName: '' }] = someProducts('zh', 2)
  await arrive(page, zh, person, someProducts('zh', 2))
  const remove = page.getByRole('button', { name: zh('manage:table.deleteOf', { name }) })
  await remove.evaluate((button: HTMLElement) => {
    // The last moment: no frame and no timer comes any more.
    Object.assign(window, { requestAnimationFrame: () => 0, setTimeout: () => 0 })
    button.click()
    window.location.reload()
  })
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  expect(await stored<StoredProduct[]>(page, 'local_products')).toHaveLength(1)
})

test('the samples fill the six categories, with their pictures stored once (spec §3.4)', async ({
  page,
  person,
}) => {
  await arrive(page, zh, person)
  await page.getByRole('button', { name: zh('manage:action.samples') }).click()
  await expect(
    page.getByText(zh('catalogue:results', { count: 24 }), { exact: true }),
  ).toBeVisible()
  const products = await stored<StoredProduct[]>(page, 'local_products')
  const images = await stored<Images>(page, 'local_images')
  expect(products.filter(({ imageUrl }) => imageUrl !== '')).toEqual([])
  expect(Object.keys(images)).toHaveLength(24)
  // The points of a drawing stay with its picture.
  expect(products.filter(({ imageId }) => /\.[a-z]+-\d$/.test(imageId))).toHaveLength(24)
  await page.goto('/products/drone')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(4)
  const drones = products.filter(({ category }) => category === 'drone')
  const shown = page.locator('[data-product] image')
  await expect(shown).toHaveCount(4)
  const addresses = await shown.evaluateAll((pictures) =>
    pictures.map((picture) => picture.getAttribute('href')),
  )
  expect(addresses.toSorted()).toEqual(
    drones.map(({ imageId }) => images[imageId]?.dataUrl).toSorted(),
  )
})

inBothLanguages((_language, t) => {
  test('export, clear and import restore every byte (spec §2.51)', async ({ page, person }) => {
    await arrive(page, t, person)
    await page.getByRole('button', { name: t('manage:action.samples') }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(24)
    const products = await stored(page, 'local_products')
    const images = await stored(page, 'local_images')

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('manage:action.export'), exact: true }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^products_\d{4}-\d{2}-\d{2}\.json$/)
    const file = await readFile(await download.path())

    await page.getByRole('button', { name: t('manage:action.more') }).click()
    await page.getByRole('button', { name: t('manage:action.clear') }).click()
    const question = page.getByRole('alertdialog', {
      name: t('manage:delete.all', { count: 24 }),
    })
    await question.getByRole('button', { name: t('manage:delete.confirm'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('manage:empty.title') })).toBeVisible()

    await page
      .getByRole('group', { name: t('manage:action.toolbar') })
      .locator('input[type=file]')
      .setInputFiles({ name: 'products.json', mimeType: 'application/json', buffer: file })
    await page
      .getByRole('button', { name: t('manage:import.confirm', { count: 24 }), exact: true })
      .click()
    await expect(page.getByRole('rowheader')).toHaveCount(24)
    expect(await stored(page, 'local_products')).toEqual(products)
    expect(await stored(page, 'local_images')).toEqual(images)
  })
})

test('a workbook of an office is read once its columns are said, and its export without a press', async ({
  page,
  person,
}) => {
  await arrive(page, zh, person)
  const input = page
    .getByRole('group', { name: zh('manage:action.toolbar') })
    .locator('input[type=file]')
  await input.setInputFiles('tests/fixtures/sheets/workbook-price-list.xlsx')
  const select = (name: string) => page.getByRole('combobox', { name })
  await select('条码').selectOption('specification')
  for (const word of ['汽车配件', '电脑配件'])
    await select(zh('manage:import.columns.word', { word, count: 1 })).selectOption('parts')
  const empty = zh('manage:import.columns.empty')
  await select(zh('manage:import.columns.word', { word: empty, count: 1 })).selectOption('none')
  await page.getByRole('checkbox').check()
  const next = page.getByRole('button', { name: zh('manage:import.columns.next') })
  await next.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: zh('manage:import.confirm', { count: 3 }) }).click()
  await expect(page.getByRole('rowheader', { name: '折叠手机壳' })).toBeVisible()
  const products = await stored<StoredProduct[]>(page, 'local_products')
  expect(products.find(({ productName }) => productName === '折叠手机壳')).toMatchObject({
    price: 39.9,
    category: 'phone',
    specifications: { 条码: '0012345678905' },
  })

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: zh('manage:action.more') }).click()
  await page.getByRole('button', { name: zh('manage:action.sheet') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^products_\d{4}-\d{2}-\d{2}\.csv$/)
  await input.setInputFiles(await download.path())
  await expect(page.getByText(zh('manage:import.skip.unchanged'))).toHaveCount(3)
})

test('rows are filtered, sorted and chosen with the keyboard; the chosen go, and one undo brings them back', async ({
  page,
  person,
}) => {
  const products = someProducts('zh', 14).map((product, at) => ({
    ...product,
    price: 100 + at,
    stockQuantity: 3,
    available: at % 2 === 0,
  }))
  await arrive(page, zh, person, products)
  await page.getByRole('button', { name: zh('manage:rows.out', { count: 7 }) }).click()
  await page
    .getByRole('columnheader', { name: zh('manage:table.price') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(/\?out=1&order=price-asc$/)
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveCount(7)
  await page.reload()
  await expect(rows).toHaveCount(7)
  const cheapest = products.filter(({ available }) => !available).map((row) => row.productName)
  const [name = ''] = cheapest
  await expect(rows).toHaveText(cheapest)

  await page.getByRole('checkbox', { name: zh('manage:table.chooseOf', { name }) }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Space')
  const bar = page.getByRole('group', { name: zh('manage:chosen.label') })
  await expect(bar).toContainText(zh('manage:chosen.count', { count: 3 }))
  await page.keyboard.press('Enter')
  await expect(
    bar.getByRole('button', { name: zh('manage:chosen.available') }),
  ).not.toHaveAttribute('aria-disabled')
  await bar.getByRole('button', { name: zh('manage:table.delete') }).press('Enter')
  const question = page.getByRole('alertdialog', { name: zh('manage:delete.some', { count: 3 }) })
  await question.getByRole('button', { name: zh('manage:delete.confirm') }).press('Enter')
  await expect(rows).toHaveText(cheapest.slice(3))
  await expect(page.getByRole('table')).toBeFocused()
  expect(await stored<StoredProduct[]>(page, 'local_products')).toHaveLength(11)
  await page.getByRole('button', { name: zh('manage:undo.action'), exact: true }).click()
  await expect(rows).toHaveText(cheapest)
})

test('a photo is scaled down without its location; SVG becomes pixels; other files are rejected', async ({
  page,
  person,
}) => {
  await arrive(page, zh, person)
  const photo = await photoWithPlace(page)
  expect(photo.buffer.includes('Exif')).toBe(true)
  await openForm(page, zh)
  await fillForm(page, zh, 'With a photo')
  const input = page
    .getByRole('region', { name: zh('manage:form.title') })
    .locator('input[type=file]')

  await input.setInputFiles(corruptPicture)
  await expect(page.getByText(zh('manage:failure.picture.pictureUndecodable'))).toBeVisible()
  await input.setInputFiles(photo)
  await expect(page.getByText(zh('manage:form.pictureReady', { size: '' })).first()).toBeVisible()
  await save(page, zh)
  await expect(page.getByRole('rowheader', { name: 'With a photo' })).toBeVisible()

  const images = await stored<Images>(page, 'local_images')
  const [image] = Object.values(images)
  const bytes = Buffer.from(image?.dataUrl.split(',')[1] ?? '', 'base64')
  expect(bytes.length).toBeLessThan(200_000)
  expect(bytes.includes('Exif')).toBe(false)
  const width = await page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return picture.naturalWidth
  }, image?.dataUrl ?? '')
  expect(width).toBe(1_200)

  const choosing = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: zh('manage:table.replaceImageOf', { name: 'With a photo' }) })
    .click()
  await (await choosing).setFiles(scriptedDrawing)
  await expect(
    page.getByRole('main').getByText(zh('manage:undo.picture', { count: 1 }), { exact: true }),
  ).toBeVisible()
  const after = Object.values(await stored<Images>(page, 'local_images'))
  expect(after.map(({ type }) => type)).not.toContain('image/svg+xml')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
