import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import { ServiceError } from '#domain/failure.ts'
import {
  productEntriesOf,
  type KeptEntries,
  type ProductEntries,
} from '#domain/catalogue/product.rules.ts'
import { managementFlowOf } from '#machines/management/flow.ts'
import { managementMachine } from '#machines/management/machine.ts'
import { settled as turned } from '#tests/support/machines.ts'
import { createFakeDraftSlot, createFakeReporter } from '#tests/fakes/browser.ts'
import {
  createFakeBackup,
  createFakeFiles,
  createFakePictures,
  fakePicture,
  type FakePicturesOptions,
  createFakeProducts,
  type FakeProductsOptions,
} from '#tests/fakes/products.ts'

/** The part of the store that imports and exports is fetched at its first use. */
const settled = async () => {
  await turned()
  await vi.dynamicImportSettled()
  await turned()
}

const draft: ProductDraft = {
  productName: '知远 40',
  description: '四门轿车',
  price: 32_800,
  stockQuantity: 14,
  category: 'car',
  available: true,
  specifications: {},
}

const photo = new Blob(['photo'])

const typed: ProductEntries = {
  productName: '半截',
  description: '',
  price: '12.5',
  stockQuantity: '',
  category: 'phone',
  available: false,
  specifications: [{ name: '重量', value: '' }],
}

const open = (
  given: FakeProductsOptions = {},
  picturing: FakePicturesOptions = {},
  slot = createFakeDraftSlot<KeptEntries>(),
  downloads = true,
) => {
  const products = createFakeProducts(given)
  products.subscribe(() => {})
  const services = {
    products,
    files: createFakeFiles({ downloads }),
    backup: createFakeBackup(),
    pictures: createFakePictures(picturing),
    draft: slot,
    reporter: createFakeReporter(),
  }
  const actor = createActor(managementMachine(services)).start()
  const flowOf = managementFlowOf(services)
  const view = () => flowOf(actor.getSnapshot(), actor.send)
  const shares = new Set<number>()
  actor.subscribe(({ context }) => shares.add(context.progress))
  return {
    ...services,
    ...view(),
    view,
    /** The progress that was shown, in its order. */
    shares: () => [...shares],
    names: () => products.snapshot().products.map(({ productName }) => productName),
    /** Takes back what the page offers. */
    undoLast: async () => {
      view().undo(products.snapshot().undo?.id ?? '')
      await settled()
    },
  }
}

const withProduct = async (
  given: FakeProductsOptions = {},
  picturing: FakePicturesOptions = {},
) => {
  const page = open(given, picturing)
  return { ...page, product: await page.products.add(draft) }
}

const jsonOf = (products: readonly unknown[]) => new Blob([JSON.stringify(products)])

const edit = (product: Product) => ({ kind: 'edit', product }) as const

describe('the add form', () => {
  it('opens, saves with its picture, closes and says what was added (spec §2.49, §4.6)', async () => {
    const page = open()
    page.openForm()
    page.choosePicture(photo)
    await settled()
    expect(page.view().picture).toEqual({ state: 'ready', prepared: fakePicture })
    page.saveProduct(draft)
    expect(page.view().form).toBe('saving')
    await settled()
    const { products, images } = page.products.snapshot()
    expect(products).toMatchObject([draft])
    expect(images.get(products[0]?.imageId ?? '')?.dataUrl).toBe(fakePicture.dataUrl)
    expect(page.view()).toMatchObject({
      form: 'closed',
      picture: { state: 'none' },
      outcome: { kind: 'added', product: products[0] },
      problem: null,
    })
  })

  it('stays open with what was typed and its picture when storage is full (spec §8.20)', async () => {
    const slot = createFakeDraftSlot<KeptEntries>(typed)
    const page = open({ storage: 'full' }, {}, slot)
    page.choosePicture(photo)
    await settled()
    page.saveProduct(draft)
    await settled()
    expect(page.view()).toMatchObject({
      form: 'editing',
      picture: { state: 'ready' },
      problem: { from: 'store', code: 'full', during: 'save', productId: null },
    })
    expect(slot.read()).toEqual(typed)
    page.dismissProblem()
    expect(page.view().problem).toBeNull()
    page.products.setStorage('working')
    page.saveProduct(draft)
    await settled()
    expect([page.view().form, page.names(), slot.read()]).toEqual(['closed', ['知远 40'], null])
  })

  it('saves once, and not before the picture is ready', async () => {
    const page = open({}, { endless: true })
    page.openForm()
    page.choosePicture(photo)
    expect(page.view().picture).toEqual({ state: 'preparing', progress: 0.4 })
    page.saveProduct(draft)
    expect(page.view().form).toBe('editing')
    page.removePicture()
    page.saveProduct(draft)
    page.saveProduct(draft)
    await settled()
    expect(page.names()).toEqual(['知远 40'])
  })

  it('says why a picture was refused, and forgets it with the form', async () => {
    const page = open({}, { failure: 'pictureTooLarge' })
    page.openForm()
    page.choosePicture(photo)
    await settled()
    const code = 'pictureTooLarge'
    const problem = { from: 'picture', code, during: 'preparing', productId: null }
    expect(page.view().problem).toEqual(problem)
    page.closeForm()
    expect(page.view()).toMatchObject({ form: 'closed', problem: null })
  })
})

describe('the form of a stored product', () => {
  it('changes the product, offers undo, and says nothing when nothing was changed', async () => {
    const { product, ...page } = await withProduct()
    page.openForm(edit(product))
    page.saveProduct(draft)
    await settled()
    expect(page.view()).toMatchObject({ form: 'closed', outcome: null, toast: null })
    page.openForm(edit(product))
    page.saveProduct({ ...draft, price: 5 })
    await settled()
    const changed = { ...product, price: 5 }
    expect(page.products.snapshot().products).toEqual([changed])
    expect(page.view()).toMatchObject({
      form: 'closed',
      source: null,
      outcome: { kind: 'changed', product: changed },
      toast: { kind: 'edit' },
    })
  })

  it('keeps its picture, replaces it, or is left without it', async () => {
    const page = open()
    const pictured = await page.products.add(draft, fakePicture)
    const saved = async () => {
      page.saveProduct(draft)
      await settled()
      return page.products.snapshot().products[0] ?? pictured
    }
    page.openForm(edit(pictured))
    expect(page.view().picture).toEqual({ state: 'kept' })
    expect(await saved()).toEqual(pictured)
    page.openForm(edit(pictured))
    page.choosePicture(photo)
    await settled()
    const replaced = await saved()
    expect(replaced.imageId).not.toBe(pictured.imageId)
    page.openForm(edit(replaced))
    page.choosePicture(photo)
    await settled()
    page.removePicture()
    expect(page.view().picture).toEqual({ state: 'none' })
    expect(await saved()).toEqual({ ...pictured, imageId: '' })
  })

  it('keeps its picture when another is stopped, and gives it to a copy', async () => {
    const page = open({}, { endless: true })
    const original = await page.products.add(draft, fakePicture)
    page.openForm({ kind: 'copy', product: original })
    page.choosePicture(photo)
    page.removePicture()
    expect(page.view().picture).toEqual({ state: 'kept' })
    page.saveProduct({ ...draft, productName: '知远 41' })
    await settled()
    expect(page.names()).toEqual(['知远 40', '知远 41'])
    expect(page.products.snapshot().products[1]?.imageId).toBe(original.imageId)
  })

  it('refuses what was changed elsewhere, and saves once that was shown', async () => {
    const { product, ...page } = await withProduct()
    page.openForm(edit(product))
    const present = await page.products.updatePrice(product.$id, 5)
    page.saveProduct(draft)
    await settled()
    expect(page.view()).toMatchObject({
      form: 'editing',
      problem: { code: 'changedElsewhere', during: 'save' },
    })
    page.saveProduct({ ...draft, description: 'B' }, present)
    await settled()
    expect(page.products.snapshot().products).toEqual([{ ...product, description: 'B' }])
  })

  it('continues as a copy of a product that is gone', async () => {
    const slot = createFakeDraftSlot<KeptEntries>()
    const page = open({}, {}, slot)
    const product = await page.products.add(draft)
    page.openForm(edit(product))
    await page.products.remove(product.$id)
    page.saveProduct(draft)
    await settled()
    expect(page.view().problem).toMatchObject({ code: 'notFound' })
    const form = productEntriesOf(draft)
    page.rebaseForm({ kind: 'copy', product }, form)
    expect(page.view()).toMatchObject({ draft: form, source: { kind: 'copy' }, problem: null })
    expect(slot.read()).toEqual({ ...form, source: { kind: 'copy', product } })
    page.saveProduct(draft)
    await settled()
    expect(page.products.snapshot().products).toMatchObject([draft])
  })

  it('keeps the picture that another tab has given the product, untouched or taken over', async () => {
    const page = await withProduct()
    page.openForm(edit(page.product))
    const pictured = await page.products.replaceImage(page.product.$id, fakePicture)
    page.saveProduct({ ...draft, price: 5 }, pictured)
    await settled()
    const first = { ...pictured, price: 5 }
    expect(page.products.snapshot().products).toEqual([first])
    page.openForm(edit(first))
    page.removePicture()
    const again = await page.products.replaceImage(first.$id, fakePicture)
    page.rebaseForm(edit(again), productEntriesOf(again))
    expect(page.view().picture).toEqual({ state: 'kept' })
    page.saveProduct(draft, again)
    await settled()
    expect(page.products.snapshot().products).toEqual([{ ...again, price: draft.price }])
  })

  it('survives a reload with what it was opened with', async () => {
    const slot = createFakeDraftSlot<KeptEntries>()
    const page = open({}, {}, slot)
    const product = await page.products.add(draft, fakePicture)
    page.openForm(edit(product))
    page.saveDraft({ ...typed, source: edit(product) })
    expect(open({}, {}, slot).view()).toMatchObject({
      form: 'editing',
      draft: typed,
      source: edit(product),
      picture: { state: 'kept' },
    })
    page.closeForm()
    expect(slot.read()).toBeNull()
  })

  it('makes way for another while nothing was typed, and asks for attention then', async () => {
    const { product, ...page } = await withProduct()
    page.openForm()
    page.openForm(edit(product))
    expect(page.view()).toMatchObject({ source: edit(product), forms: 1, calls: 0 })
    page.saveDraft(typed)
    page.openForm({ kind: 'copy', product })
    expect(page.view()).toMatchObject({ source: edit(product), forms: 1, calls: 1 })
    page.closeForm()
    expect(page.view()).toMatchObject({ form: 'closed', source: null, draft: null })
  })
})

describe('changes to a product', () => {
  it('changes a price and offers undo until the toast closes (spec §2.50)', async () => {
    const { product, ...page } = await withProduct()
    page.changePrice(product, 30_000)
    await settled()
    expect(page.view()).toMatchObject({
      queue: [],
      toast: { kind: 'price' },
      outcome: { kind: 'priced', product: { price: 30_000 } },
    })
    page.closeToast()
    expect(page.view().toast).toBeNull()
  })

  it('names the row whose price another tab has changed (spec §8.20)', async () => {
    const { product, ...page } = await withProduct()
    page.changePrice({ ...product, price: 2 }, 1)
    await settled()
    const problem = { from: 'store', code: 'changedElsewhere', during: 'price' }
    expect(page.view().problem).toEqual({ ...problem, productId: product.$id })
  })

  it('keeps the picture that another tab has given meanwhile', async () => {
    const { product, ...page } = await withProduct()
    const pictured = await page.products.replaceImage(product.$id, fakePicture)
    page.replaceImage(product, photo)
    await settled()
    expect(page.view().problem).toMatchObject({ code: 'changedElsewhere', during: 'picture' })
    expect(page.products.snapshot().products).toEqual([pictured])
  })

  it('shows the failure and keeps the product when a new picture does not fit (spec §8.18, §8.20)', async () => {
    const { product, ...page } = await withProduct()
    page.products.setStorage('full')
    page.replaceImage(product, photo)
    await settled()
    const problem = { from: 'store', code: 'full', during: 'picture', productId: product.$id }
    expect(page.view().problem).toEqual(problem)
    expect(page.products.snapshot().products).toEqual([product])
  })

  it('replaces a picture, removes, and takes back one step at a time (spec §2.50)', async () => {
    const { product, ...page } = await withProduct()
    page.replaceImage(product, photo)
    await settled()
    const [pictured] = page.products.snapshot().products
    expect(pictured?.imageId).not.toBe('')
    page.removeProduct(product)
    await settled()
    expect(page.names()).toEqual([])
    await page.undoLast()
    expect(page.view()).toMatchObject({
      toast: null,
      outcome: { kind: 'undone', offer: { kind: 'remove', count: 1 } },
    })
    await page.undoLast()
    expect(page.products.snapshot().products).toEqual<Product[]>([product])
    await page.undoLast()
    expect(page.view().problem).toMatchObject({ code: 'nothingToUndo', during: 'undo' })
  })
})

describe('what is asked while something else is under way', () => {
  it('is done next, each once, in the order of the presses', async () => {
    const { product, ...page } = await withProduct({}, { endless: true })
    const others = []
    for (const productName of ['B', 'C'])
      others.push(await page.products.add({ ...draft, productName }))
    const [b, c] = others as [Product, Product]
    page.replaceImage(product, photo)
    expect(page.view()).toMatchObject({ queue: [{ kind: 'picture' }], progress: 0.4 })
    page.changePrice(b, 5)
    page.removeProduct(c)
    page.removeProduct(c)
    page.setAvailable([product.$id, b.$id], false)
    page.exportProducts()
    expect(page.view().queue.map(({ kind }) => kind)).toEqual([
      'picture',
      'price',
      'remove',
      'availability',
      'export',
    ])
    expect(page.names()).toHaveLength(3)
    page.stop()
    await settled()
    expect(page.products.snapshot().products).toEqual([
      { ...product, available: false },
      { ...b, price: 5, available: false },
    ])
    expect(page.view()).toMatchObject({ queue: [], problem: null, toast: { kind: 'unavailable' } })
    expect(page.files.saved).toHaveLength(1)
  })

  it('does not hide why something failed', async () => {
    const { product, ...page } = await withProduct()
    page.removeProduct({ ...product, $id: 'nobody' })
    page.changePrice(product, 5)
    await settled()
    expect(page.view()).toMatchObject({
      problem: { code: 'notFound', during: 'remove', productId: 'nobody' },
      outcome: { kind: 'priced' },
    })
    page.changePrice(page.products.snapshot().products[0] ?? product, 6)
    expect(page.view()).toMatchObject({ problem: null, outcome: null })
  })

  it('is no surprise to what this page asks of the same product after it', async () => {
    const { product, ...page } = await withProduct()
    page.replaceImage(product, photo)
    page.replaceImage(product, new Blob(['other']))
    page.changePrice(product, 5)
    page.changePrice(product, 6)
    await settled()
    expect(page.view().problem).toBeNull()
    expect(page.products.snapshot().products).toMatchObject([{ price: 6 }])
  })

  it('does not touch the progress of an import when the form is saved', async () => {
    const page = open()
    page.files.readText = (_, options) => {
      options?.onProgress?.(0.5)
      return new Promise(() => {})
    }
    page.chooseImport(photo)
    page.openForm()
    page.saveProduct(draft)
    expect(page.view()).toMatchObject({ form: 'saving', progress: 0.1 })
    page.stop()
    await settled()
    expect([page.view().form, page.names()]).toEqual(['closed', ['知远 40']])
  })

  it('stops what is long alone, and leaves the product as it was', async () => {
    const { product, ...page } = await withProduct({}, { endless: true })
    page.replaceImage(product, photo)
    page.stop()
    await settled()
    expect(page.view()).toMatchObject({ queue: [], problem: null, outcome: { kind: 'stopped' } })
    expect(page.products.snapshot().products).toEqual([product])
  })
})

describe('import and samples', () => {
  it('shows what an import would do before it does it', async () => {
    const page = open()
    page.chooseImport(jsonOf([draft, { productName: '坏' }]))
    await settled()
    expect(page.view().plan?.counts).toEqual({ add: 1, update: 0, skip: 0, reject: 1 })
    expect(page.names()).toEqual([])
    page.confirmImport()
    page.confirmImport()
    page.closePreview()
    expect(page.view().plan).not.toBeNull()
    await settled()
    expect(page.view()).toMatchObject({
      plan: null,
      toast: { kind: 'import' },
      outcome: { kind: 'imported', summary: { added: 1, updated: 0 } },
    })
    expect(page.names()).toEqual(['知远 40'])
  })

  it('shows the progress: reading is a fifth, planning the rest', async () => {
    const page = open()
    page.files.readText = (file, options) => {
      options?.onProgress?.(0.5)
      return file.text().then((text) => ({ text }))
    }
    page.chooseImport(jsonOf([draft]))
    await settled()
    expect(page.shares()).toEqual([0, 0.1, 0.2, 1])
  })

  it('leaves a column of a sheet out, or makes specifications of it', async () => {
    const page = open()
    const sheet = '产品名称,类别,价格,库存,颜色,产地\n灯,零部件,9,3,红,上海'
    page.chooseImport(new Blob([sheet]))
    await settled()
    page.chooseColumn(1, false)
    expect(page.view().plan?.columns).toMatchObject([
      { name: '颜色', kept: true },
      { name: '产地', kept: false },
    ])
    page.confirmImport()
    await settled()
    expect(page.products.snapshot().products).toMatchObject([{ specifications: { 颜色: '红' } }])
  })

  it('takes another file while a preview is open, and leaves rows to be changed', async () => {
    const { product, ...page } = await withProduct()
    page.chooseImport(jsonOf([{ ...draft, productName: '甲' }]))
    await settled()
    page.chooseImport(jsonOf([{ ...product, description: 'B' }]))
    await settled()
    expect(page.view()).toMatchObject({ plan: { counts: { add: 0, update: 1 } } })
    page.changePrice(product, 5)
    await settled()
    expect(page.view()).toMatchObject({
      plan: { counts: { update: 1 } },
      outcome: { kind: 'priced' },
    })
  })

  it('shows another plan where the product was changed since, and writes nothing', async () => {
    const { product, ...page } = await withProduct()
    page.chooseImport(jsonOf([{ ...product, price: 5 }]))
    await settled()
    await page.products.update(product, { ...draft, description: 'saved meanwhile' })
    page.confirmImport()
    await settled()
    expect(page.view()).toMatchObject({ plan: { isRenewed: true }, outcome: null, toast: null })
    expect(page.products.snapshot().products).toMatchObject([{ price: 32_800 }])
    page.confirmImport()
    await settled()
    expect(page.view()).toMatchObject({ plan: null, outcome: { kind: 'imported' } })
  })

  it('adds nothing when an import or the samples are stopped', async () => {
    const page = open({ samples: [{ draft, picture: fakePicture }] })
    page.chooseImport(jsonOf([draft]))
    await settled()
    page.confirmImport()
    page.stop()
    await settled()
    expect(page.view()).toMatchObject({ plan: null, outcome: { kind: 'stopped' } })
    page.loadSamples('zh')
    page.stop()
    await settled()
    expect(page.names()).toEqual([])
  })

  it('keeps the preview when storage is full, and until it is left', async () => {
    const page = open()
    page.chooseImport(jsonOf([draft]))
    await settled()
    page.products.setStorage('full')
    page.confirmImport()
    await settled()
    expect(page.view()).toMatchObject({ plan: { counts: { add: 1 } }, problem: { code: 'full' } })
    page.closePreview()
    expect(page.view().plan).toBeNull()
  })

  it.each([
    ['nothing in it to import', jsonOf([{}]), { plan: { counts: { reject: 1 } }, queue: [] }],
    [
      'no catalogue',
      new Blob(['{"half']),
      { plan: null, problem: { from: 'import', code: 'notJson', during: 'read' } },
    ],
  ])('refuses a file with %s', async (_, file, shown) => {
    const page = open()
    page.chooseImport(file)
    await settled()
    page.confirmImport()
    expect(page.view()).toMatchObject(shown)
  })

  it('loads the samples in the language of the page and shows the progress', async () => {
    const page = open()
    const languages: string[] = []
    page.products.loadSamples = (language, options) => {
      languages.push(language)
      options?.onProgress?.(0.5)
      return Promise.resolve({ added: 24, updated: 0 })
    }
    page.loadSamples('en')
    await settled()
    expect(languages).toEqual(['en'])
    expect(page.shares()).toEqual([0, 0.5])
    expect(page.view()).toMatchObject({ outcome: { kind: 'sampled', summary: { added: 24 } } })
  })
})

describe('the question before products are deleted', () => {
  it.each([
    ['clear', { kind: 'cleared', count: 2 }],
    ['removeAll', { kind: 'removedAll', count: 2 }],
  ] as const)(
    '%s: only what was asked about goes, and comes back with one undo',
    async (kind, outcome) => {
      const page = open()
      const added = []
      for (const productName of ['A', 'B'])
        added.push(await page.products.add({ ...draft, productName }))
      const ids = added.map(({ $id }) => $id)
      page.confirmRemoval()
      page.askRemoval(kind, ids)
      page.closeQuestion()
      page.confirmRemoval()
      await settled()
      expect(page.names()).toEqual(['A', 'B'])
      page.askRemoval(kind, ids)
      await page.products.add({ ...draft, productName: 'of another tab' })
      expect(page.view().question).toEqual({ kind, ids })
      page.confirmRemoval()
      await settled()
      expect(page.names()).toEqual(['of another tab'])
      expect(page.view()).toMatchObject({ question: null, toast: { count: 2 }, outcome })
      const step = page.view().toast?.id ?? ''
      // Another tab imports: the toast still takes back its own step.
      await page.products.applyImport(
        await page.products.planImport(JSON.stringify([{ ...draft, productName: 'New' }])),
      )
      page.undo(step)
      await settled()
      expect(page.names().toSorted()).toEqual(['A', 'B', 'New', 'of another tab'])
    },
  )

  it('does not take back a step whose products were changed after it', async () => {
    const { product, ...page } = await withProduct()
    page.changePrice(product, 5)
    await settled()
    const step = page.view().toast?.id ?? ''
    await page.products.updatePrice(product.$id, 6)
    page.undo(step)
    await settled()
    expect(page.view().problem).toMatchObject({ code: 'changedElsewhere', during: 'undo' })
    expect(page.products.snapshot().products).toMatchObject([{ price: 6 }])
  })

  it('changes the availability as one step; nothing changed offers no undo', async () => {
    const { product, ...page } = await withProduct()
    page.setAvailable([product.$id], false)
    await settled()
    expect(page.view()).toMatchObject({
      toast: { kind: 'unavailable' },
      outcome: { kind: 'unavailable', count: 1 },
    })
    page.closeToast()
    page.setAvailable([product.$id], false)
    await settled()
    expect(page.view()).toMatchObject({ toast: null, outcome: { kind: 'unavailable', count: 0 } })
  })

  it('an export during it leaves it open; a failed one is told there, until one succeeds', async () => {
    const { product, ...page } = await withProduct()
    page.products.exportFile = () =>
      Promise.reject(new ServiceError({ from: 'store', code: 'blocked' }))
    page.askRemoval('clear', [product.$id])
    page.exportProducts()
    await settled()
    const problem = { code: 'blocked', during: 'export', productId: null }
    expect(page.view()).toMatchObject({ question: { kind: 'clear' }, problem, outcome: null })
    const file = { name: 'products.json', type: 'application/json', text: product.$id }
    page.products.exportFile = () => Promise.resolve(file)
    page.exportProducts()
    await settled()
    expect(page.view()).toMatchObject({
      question: { kind: 'clear' },
      problem: null,
      outcome: { kind: 'exported', of: 'json', name: 'products.json' },
    })
    expect(page.files.saved).toEqual([file])
  })
})

describe('exports', () => {
  it('hands out everything, a part under its own name, a sheet, or a template', async () => {
    const { product, ...page } = await withProduct()
    await page.products.add({ ...draft, productName: 'B' })
    page.exportProducts()
    page.exportSome([product.$id], 'json')
    page.exportSome([product.$id], { sheet: 'products', language: 'zh' })
    page.exportSheet('products', 'zh')
    page.exportSheet('template', 'en')
    await expect
      .poll(() => page.files.saved.map(({ name }) => name))
      .toEqual([
        'products_2026-01-01.json',
        'products_2026-01-01_1.json',
        'products_2026-01-01_1.csv',
        'products_2026-01-01.csv',
        'products_template.csv',
      ])
    const [, some, sheet, , template] = page.files.saved.map(({ text }) => text)
    expect(JSON.parse(some ?? '')).toMatchObject({ products: [{ $id: product.$id }] })
    expect(sheet?.trim().split('\r\n')).toHaveLength(2)
    expect(template?.slice(0, 5)).toBe('\uFEFFProd')
  })

  it('counts the changes that no export has; parts and sheets are no backup', async () => {
    const page = open({ samples: [{ draft, picture: fakePicture }] })
    const changes = () => page.backup.snapshot().changes
    page.loadSamples('zh')
    page.chooseImport(jsonOf([{ ...draft, productName: 'A' }]))
    await settled()
    expect(page.backup.snapshot()).toEqual({ at: null, changes: 0, asked: false })
    page.confirmImport()
    await settled()
    expect(page.backup.snapshot()).toEqual({ at: null, changes: 0, asked: true })
    const [first, second] = page.products.snapshot().products as [Product, Product]
    page.changePrice(first, 5)
    page.setAvailable([first.$id, second.$id], false)
    page.removeProduct(second)
    await settled()
    expect(changes()).toBe(4)
    await page.undoLast()
    expect(changes()).toBe(3)
    page.exportSome([first.$id], 'json')
    page.exportSheet('products', 'zh')
    await expect.poll(() => page.files.saved).toHaveLength(2)
    expect(changes()).toBe(3)
    page.exportProducts()
    await settled()
    const at = Date.UTC(2026, 10, 25, 12)
    expect(page.backup.snapshot()).toEqual({ at, changes: 0, asked: true })
  })

  it('shows the text where downloads do not arrive: a backup once it is kept', async () => {
    const page = open({}, {}, undefined, false)
    await page.products.add(draft)
    page.exportProducts()
    await settled()
    expect(page.files.saved).toEqual([])
    expect(page.view()).toMatchObject({ outcome: null, shown: { isBackup: true } })
    page.closeText()
    expect(page.view().shown).toBeNull()
    page.exportSheet('products', 'zh')
    await vi.waitFor(() => expect(page.view().shown?.file.type).toBe('text/csv'))
    page.confirmText()
    expect(page.backup.snapshot().at).toBeNull()
    page.exportProducts()
    await settled()
    page.confirmText()
    expect(page.backup.snapshot().at).toBe(Date.UTC(2026, 10, 25, 12))
  })
})

it('reports an unforeseen error and shows it as unexpected', async () => {
  const page = open()
  const bug = new TypeError('x is undefined')
  page.products.loadSamples = () => Promise.reject(bug)
  page.loadSamples('zh')
  await settled()
  expect(page.view().problem).toMatchObject({ from: null, code: 'unexpected', during: 'samples' })
  expect(page.reporter.errors).toEqual([bug])
})

it('hands out the quarantined data, and discards it', async () => {
  const page = open({ storage: 'damaged' })
  expect(page.products.snapshot().quarantine).toEqual({ records: 1, saved: true })
  page.downloadQuarantine()
  expect(page.files.saved).toHaveLength(1)
  page.discardQuarantine()
  await settled()
  expect(page.view().outcome).toEqual({ kind: 'discarded', count: 1 })
})
