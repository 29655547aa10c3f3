import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import { ServiceError } from '#domain/failure.ts'
import {
  productEntriesOf,
  type KeptEntries,
  type ProductEntries,
} from '#domain/catalogue/product.rules.ts'
import { managementActions } from '#machines/management/actions.ts'
import { managementFlow } from '#machines/management/flow.ts'
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
  draftSlot = createFakeDraftSlot<KeptEntries>(),
  downloads = true,
) => {
  const products = createFakeProducts(given)
  const files = createFakeFiles({ downloads })
  products.subscribe(() => {})
  const reporter = createFakeReporter()
  const pictures = createFakePictures(picturing)
  const backup = createFakeBackup()
  const machine = managementMachine({
    products,
    files,
    backup,
    pictures,
    draft: draftSlot,
    reporter,
  })
  const actor = createActor(machine).start()
  const actions = managementActions({ products, files }, actor.send)
  const shares = new Set<number>()
  actor.subscribe(({ context }) => shares.add(context.progress))
  return {
    /** The progress that was shown, in its order. */
    shares: () => [...shares],
    products,
    files,
    backup,
    reporter,
    ...actions,
    view: () => managementFlow(actor.getSnapshot(), actions),
    names: () => products.snapshot().products.map(({ productName }) => productName),
  }
}

const withProduct = async (given: FakeProductsOptions = {}) => {
  const page = open(given)
  return { ...page, product: await page.products.add(draft) }
}

const jsonOf = (products: readonly unknown[]) => new Blob([JSON.stringify(products)])

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
    const [product] = page.products.snapshot().products
    expect(product).toMatchObject(draft)
    expect(page.products.snapshot().images.get(product?.imageId ?? '')?.dataUrl).toBe(
      fakePicture.dataUrl,
    )
    expect(page.view()).toMatchObject({
      form: 'closed',
      picture: { state: 'none' },
      outcome: { kind: 'added', product },
      problem: null,
    })
  })

  it('stays open with the picture when storage is full (spec §8.20)', async () => {
    const page = open({ storage: 'full' })
    page.openForm()
    page.choosePicture(photo)
    await settled()
    page.saveProduct(draft)
    await settled()
    expect(page.view()).toMatchObject({
      form: 'editing',
      picture: { state: 'ready' },
      problem: { from: 'store', code: 'full', during: 'save', productId: null },
    })
    page.dismissProblem()
    expect(page.view().problem).toBeNull()
  })

  it('saves once, and not before the picture is ready', async () => {
    const page = open({}, { endless: true })
    page.openForm()
    page.choosePicture(photo)
    expect(page.view().picture).toEqual({ state: 'preparing', progress: 0.4 })
    page.saveProduct(draft)
    expect(page.view().form).toBe('editing')
    page.removePicture()
    expect(page.view().picture).toEqual({ state: 'none' })
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
    expect(page.view().problem).toEqual({
      from: 'picture',
      code: 'pictureTooLarge',
      during: 'picture',
      productId: null,
    })
    page.closeForm()
    expect(page.view()).toMatchObject({ form: 'closed', problem: null })
  })
})

describe('the form of a stored product', () => {
  const edit = (product: Product) => ({ kind: 'edit', product }) as const

  it('changes the product, offers undo, and says nothing when nothing was changed', async () => {
    const { product, ...page } = await withProduct()
    page.openFormWith(edit(product))
    expect(page.view()).toMatchObject({ form: 'editing', source: edit(product) })
    page.saveProduct(draft)
    await settled()
    expect(page.view()).toMatchObject({ form: 'closed', outcome: null, toast: 'hidden' })
    page.openFormWith(edit(product))
    page.saveProduct({ ...draft, price: 5 })
    await settled()
    const changed = { ...product, price: 5 }
    expect(page.products.snapshot().products).toEqual([changed])
    expect(page.view()).toMatchObject({
      form: 'closed',
      source: null,
      outcome: { kind: 'changed', product: changed },
      toast: 'showing',
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
    page.openFormWith(edit(pictured))
    expect(page.view().picture).toEqual({ state: 'kept' })
    expect(await saved()).toEqual(pictured)
    page.openFormWith(edit(pictured))
    page.choosePicture(photo)
    await settled()
    const replaced = await saved()
    expect(replaced.imageId).not.toBe(pictured.imageId)
    page.openFormWith(edit(replaced))
    page.choosePicture(photo)
    await settled()
    page.removePicture()
    expect(page.view().picture).toEqual({ state: 'none' })
    expect(await saved()).toEqual({ ...pictured, imageId: '' })
  })

  it('keeps its picture when another is stopped', async () => {
    const page = open({}, { endless: true })
    page.openFormWith(edit(await page.products.add(draft, fakePicture)))
    page.choosePicture(photo)
    page.removePicture()
    expect(page.view().picture).toEqual({ state: 'kept' })
  })

  it('adds a copy, with the picture of the original', async () => {
    const page = open()
    const original = await page.products.add(draft, fakePicture)
    page.openFormWith({ kind: 'copy', product: original })
    page.saveProduct({ ...draft, productName: '知远 41' })
    await settled()
    expect(page.names()).toEqual(['知远 40', '知远 41'])
    expect(page.products.snapshot().products[1]?.imageId).toBe(original.imageId)
    expect(page.view().outcome).toMatchObject({ kind: 'added' })
  })

  it('refuses what was changed elsewhere, and saves once that was shown', async () => {
    const { product, ...page } = await withProduct()
    page.openFormWith(edit(product))
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

  it('continues with the product as it is now, or as a copy of one that is gone', async () => {
    const slot = createFakeDraftSlot<KeptEntries>()
    const page = open({}, {}, slot)
    const product = await page.products.add(draft)
    page.openFormWith(edit(product))
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
    page.openFormWith(edit(page.product))
    const pictured = await page.products.replaceImage(page.product.$id, fakePicture)
    page.saveProduct({ ...draft, price: 5 }, pictured)
    await settled()
    const first = { ...pictured, price: 5 }
    expect(page.products.snapshot().products).toEqual([first])
    page.openFormWith(edit(first))
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
    page.openFormWith(edit(product))
    page.saveDraft(typed)
    expect(open({}, {}, slot).view()).toMatchObject({
      form: 'editing',
      draft: typed,
      source: edit(product),
      picture: { state: 'kept' },
    })
  })

  it('makes way for another while nothing was typed, and asks for attention then', async () => {
    const { product, ...page } = await withProduct()
    page.openForm()
    page.openFormWith(edit(product))
    expect(page.view()).toMatchObject({ source: edit(product), forms: 1, calls: 0 })
    page.saveDraft(typed)
    page.openFormWith({ kind: 'copy', product })
    expect(page.view()).toMatchObject({ source: edit(product), forms: 1, calls: 1 })
    page.closeForm()
    expect(page.view()).toMatchObject({ form: 'closed', source: null, draft: null })
  })
})

describe('the draft', () => {
  it('opens the form with what was typed before a reload', () => {
    const slot = createFakeDraftSlot<KeptEntries>()
    const before = open({}, {}, slot)
    before.openForm()
    before.saveDraft(typed)
    expect(open({}, {}, slot).view()).toMatchObject({ form: 'editing', draft: typed })
  })

  it('is forgotten when the form is closed, emptied or saved', async () => {
    const slot = createFakeDraftSlot<KeptEntries>(typed)
    const page = open({}, {}, slot)
    page.saveDraft(null)
    expect(slot.read()).toBeNull()
    page.saveDraft(typed)
    page.closeForm()
    expect([slot.read(), page.view().form, page.view().draft]).toEqual([null, 'closed', null])
    page.openForm()
    page.saveDraft(typed)
    page.saveProduct(draft)
    await settled()
    expect([slot.read(), page.view().form]).toEqual([null, 'closed'])
  })

  it('is stored as a form or not at all', () => {
    const stored: unknown[] = []
    const slot = { ...createFakeDraftSlot(typed), write: (form: unknown) => stored.push(form) }
    const page = open({}, {}, slot)
    page.saveDraft(typed)
    page.saveDraft(null)
    page.closeForm()
    expect(stored).toEqual([typed])
  })

  it('stays when storage is full', async () => {
    const slot = createFakeDraftSlot<KeptEntries>(typed)
    const page = open({ storage: 'full' }, {}, slot)
    page.saveProduct(draft)
    await settled()
    expect(slot.read()).toEqual(typed)
  })
})

describe('changes to a product', () => {
  it('changes a price and shows the undo toast until it closes (spec §2.50)', async () => {
    const page = await withProduct()
    page.changePrice(page.product.$id, 30_000, 32_800)
    await settled()
    expect(page.view()).toMatchObject({
      work: 'idle',
      productId: null,
      toast: 'showing',
      outcome: { kind: 'priced', product: { price: 30_000 } },
    })
    expect(page.products.snapshot().products).toEqual([{ ...page.product, price: 30_000 }])
    page.closeToast()
    expect(page.view().toast).toBe('hidden')
  })

  it('hides the toast as soon as the change is undone', async () => {
    const page = await withProduct()
    page.removeProduct(page.product.$id)
    await settled()
    expect(page.view().toast).toBe('showing')
    page.undo()
    expect(page.view()).toMatchObject({ toast: 'hidden', work: 'undoing' })
    await settled()
    expect(page.view().toast).toBe('hidden')
    expect(page.names()).toEqual(['知远 40'])
  })

  it('still offers undo when it is asked for during an import preview', async () => {
    const page = await withProduct()
    page.removeProduct(page.product.$id)
    await settled()
    page.chooseImport(jsonOf([draft]))
    await settled()
    page.undo()
    await settled()
    expect(page.view()).toMatchObject({ work: 'preview', toast: 'showing' })
    expect(page.names()).toEqual([])
    page.cancel()
    page.undo()
    await settled()
    expect(page.view()).toMatchObject({ work: 'idle', toast: 'hidden' })
    expect(page.names()).toEqual(['知远 40'])
  })

  it('names the row whose price another tab has changed (spec §8.20)', async () => {
    const page = await withProduct()
    page.changePrice(page.product.$id, 1, 2)
    await settled()
    expect(page.view().problem).toEqual({
      from: 'store',
      code: 'changedElsewhere',
      during: 'price',
      productId: page.product.$id,
    })
  })

  it('shows the failure and keeps the product when a new picture does not fit (spec §8.18, §8.20)', async () => {
    const page = await withProduct()
    page.products.setStorage('full')
    page.replaceImage(page.product.$id, photo)
    await settled()
    expect(page.view().problem).toEqual({
      from: 'store',
      code: 'full',
      during: 'replaceImage',
      productId: page.product.$id,
    })
    expect(page.products.snapshot().products).toEqual([page.product])
  })

  it('stops making a picture and leaves the product as it was', async () => {
    const page = open({}, { endless: true })
    const added = await page.products.add(draft)
    page.replaceImage(added.$id, photo)
    expect(page.view()).toMatchObject({ work: 'replacingImage', progress: 0.4 })
    page.cancel()
    await settled()
    expect(page.view()).toMatchObject({ work: 'idle', problem: null, outcome: { kind: 'stopped' } })
    expect(page.products.snapshot().products).toEqual([added])
  })

  it('replaces a picture, removes, and takes back one step at a time (spec §2.50)', async () => {
    const page = await withProduct()
    page.replaceImage(page.product.$id, photo)
    await settled()
    expect(page.products.snapshot().products).toEqual([
      { ...page.product, imageId: expect.stringMatching(/./u) as string },
    ])
    page.removeProduct(page.product.$id)
    await settled()
    expect(page.names()).toEqual([])
    page.undo()
    await settled()
    expect(page.view().outcome).toMatchObject({ kind: 'undone', offer: { kind: 'remove' } })
    page.undo()
    await settled()
    expect(page.products.snapshot().products).toEqual<Product[]>([page.product])
    page.undo()
    await settled()
    expect(page.view().problem).toMatchObject({ code: 'nothingToUndo', during: 'undo' })
  })
})

describe('import, samples, clear, export', () => {
  it('shows what an import would do before it does it', async () => {
    const page = open()
    page.chooseImport(jsonOf([draft, { productName: '坏' }]))
    await settled()
    expect(page.view()).toMatchObject({
      work: 'preview',
      plan: { counts: { add: 1, update: 0, skip: 0, reject: 1 } },
    })
    expect(page.names()).toEqual([])
    page.confirmImport()
    await settled()
    expect(page.view()).toMatchObject({
      work: 'idle',
      plan: null,
      toast: 'showing',
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
    expect(page.view()).toMatchObject({
      work: 'preview',
      plan: {
        columns: [
          { name: '颜色', kept: true },
          { name: '产地', kept: false },
        ],
      },
    })
    page.confirmImport()
    await settled()
    expect(page.products.snapshot().products[0]?.specifications).toEqual({ 颜色: '红' })
  })

  it('shows the plan once more where the products have changed since, and writes nothing', async () => {
    const page = await withProduct()
    page.chooseImport(jsonOf([{ ...page.product, price: 5 }]))
    await settled()
    await page.products.update(page.product, { ...draft, price: 7 })
    page.confirmImport()
    await settled()
    expect(page.view()).toMatchObject({ work: 'preview', plan: { isRenewed: true } })
    expect(page.products.snapshot().products).toMatchObject([{ price: 7 }])
    page.confirmImport()
    await settled()
    expect(page.view()).toMatchObject({ work: 'idle', plan: null })
    expect(page.products.snapshot().products).toMatchObject([{ price: 5 }])
  })

  it('takes another file while a preview is open', async () => {
    const page = open()
    page.chooseImport(jsonOf([draft]))
    await settled()
    page.chooseImport(jsonOf([draft, { ...draft, productName: '乙' }]))
    await settled()
    expect(page.view()).toMatchObject({ work: 'preview', plan: { counts: { add: 2 } } })
  })

  it('adds nothing when an import or the samples are stopped', async () => {
    const page = open({ samples: [{ draft, picture: fakePicture }] })
    page.chooseImport(jsonOf([draft]))
    await settled()
    page.confirmImport()
    page.cancel()
    await settled()
    expect(page.view()).toMatchObject({ work: 'idle', plan: null, outcome: { kind: 'stopped' } })
    page.loadSamples('zh')
    page.cancel()
    await settled()
    expect(page.view()).toMatchObject({ work: 'idle', outcome: { kind: 'stopped' } })
    expect(page.names()).toEqual([])
  })

  it('keeps the preview when storage is full', async () => {
    const page = open()
    page.chooseImport(jsonOf([draft]))
    await settled()
    page.products.setStorage('full')
    page.confirmImport()
    await settled()
    expect(page.view()).toMatchObject({
      work: 'preview',
      problem: { from: 'store', code: 'full', during: 'import' },
    })
    page.cancel()
    expect(page.view()).toMatchObject({ work: 'idle', plan: null })
  })

  it('refuses to carry out an import without anything in it', async () => {
    const page = open()
    page.chooseImport(jsonOf([{}]))
    await settled()
    page.confirmImport()
    expect(page.view().work).toBe('preview')
  })

  it('says why a file is no catalogue', async () => {
    const page = open()
    page.chooseImport(new Blob(['{"half']))
    await settled()
    expect(page.view()).toMatchObject({
      work: 'idle',
      problem: { from: 'import', code: 'notJson', during: 'read' },
    })
  })

  it('clears only after the question, and brings everything back (spec §9.11)', async () => {
    const page = await withProduct()
    page.confirmClear()
    page.askClear()
    page.cancel()
    expect(page.names()).toEqual(['知远 40'])
    page.askClear()
    page.confirmClear()
    await settled()
    expect(page.view().outcome).toEqual({ kind: 'cleared', count: 1 })
    expect(page.names()).toEqual([])
    page.undo()
    await settled()
    expect(page.names()).toEqual(['知远 40'])
  })

  it('deletes the chosen only after the question, and brings all of them back with one undo', async () => {
    const page = open()
    const ids = []
    for (const productName of ['A', 'B', 'C'])
      ids.push((await page.products.add({ ...draft, productName })).$id)
    page.confirmRemoveAll()
    page.askRemoveAll(ids.slice(0, 2))
    expect(page.view()).toMatchObject({ work: 'confirmingRemoval', asked: ids.slice(0, 2) })
    page.cancel()
    await settled()
    expect(page.names()).toEqual(['A', 'B', 'C'])
    page.askRemoveAll(ids.slice(0, 2))
    page.confirmRemoveAll()
    await settled()
    expect(page.names()).toEqual(['C'])
    expect(page.view()).toMatchObject({
      work: 'idle',
      asked: [],
      toast: 'showing',
      outcome: { kind: 'removedAll', count: 2 },
    })
    page.undo()
    await settled()
    expect(page.names().toSorted()).toEqual(['A', 'B', 'C'])
  })

  it('changes the availability of the chosen as one step; nothing changed offers no undo', async () => {
    const page = await withProduct()
    const { $id } = page.product
    page.setAvailable([$id], false)
    await settled()
    expect(page.products.snapshot().products).toEqual([{ ...page.product, available: false }])
    expect(page.view()).toMatchObject({
      toast: 'showing',
      outcome: { kind: 'unavailable', count: 1 },
    })
    page.closeToast()
    page.setAvailable([$id], false)
    await settled()
    expect(page.view()).toMatchObject({
      toast: 'hidden',
      outcome: { kind: 'unavailable', count: 0 },
    })
    page.undo()
    await settled()
    expect(page.products.snapshot().products).toEqual([page.product])
  })

  it('exports the chosen under another name', async () => {
    const page = await withProduct()
    await page.products.add({ ...draft, productName: 'B' })
    page.exportSome([page.product.$id], 'json')
    await settled()
    page.exportSome([page.product.$id], { sheet: 'products', language: 'zh' })
    await expect.poll(() => page.files.saved).toHaveLength(2)
    expect(page.files.saved.map(({ name }) => name)).toEqual([
      'products_2026-01-01_1.json',
      'products_2026-01-01_1.csv',
    ])
    expect(JSON.parse(page.files.saved[0]?.text ?? '')).toMatchObject({
      products: [{ $id: page.product.$id }],
    })
    expect(page.files.saved[1]?.text.trim().split('\r\n')).toHaveLength(2)
  })

  it('ignores other tasks while one is under way', async () => {
    const page = await withProduct()
    page.askClear()
    page.removeProduct(page.product.$id)
    page.loadSamples('zh')
    expect(page.view().work).toBe('confirmingClear')
    page.cancel()
    await settled()
    expect(page.names()).toEqual(['知远 40'])
  })

  it('loads samples and exports', async () => {
    const page = open({ samples: [{ draft, picture: fakePicture }] })
    page.loadSamples('zh')
    await settled()
    expect(page.view()).toMatchObject({
      outcome: { kind: 'sampled', summary: { added: 1, updated: 0 } },
      outcomes: 1,
    })
    page.exportProducts()
    await settled()
    expect(page.files.saved.map(({ name }) => name)).toEqual(['products_2026-01-01.json'])
    expect(page.view()).toMatchObject({
      outcome: { kind: 'exported', of: 'json', name: 'products_2026-01-01.json' },
      outcomes: 2,
    })
  })

  it('hands out a sheet, or one to start from, in the language of the page', async () => {
    const page = await withProduct()
    // The part that writes sheets is fetched when it is needed.
    const outcome = { kind: 'exported', of: 'products', name: 'products_2026-01-01.csv' }
    page.exportSheet('products', 'zh')
    await expect.poll(() => page.view().outcome).toEqual(outcome)
    page.exportSheet('template', 'en')
    const template = { kind: 'exported', of: 'template', name: 'products_template.csv' }
    await expect.poll(() => page.view().outcome).toEqual(template)
    expect(page.files.saved.map(({ text }) => text.slice(0, 5))).toEqual([
      '\uFEFF编号,产',
      '\uFEFFProd',
    ])
  })

  it('counts the changes that no export has; parts and sheets are no backup', async () => {
    const page = open({ samples: [{ draft, picture: fakePicture }] })
    const changes = () => page.backup.snapshot().changes
    page.loadSamples('zh')
    await settled()
    page.chooseImport(jsonOf([{ ...draft, productName: 'A' }]))
    await settled()
    page.confirmImport()
    await settled()
    expect(page.backup.snapshot()).toEqual({ at: null, changes: 0, asked: true })
    const [first, second] = page.products.snapshot().products
    if (first === undefined || second === undefined) throw new Error('Nothing was loaded')
    page.changePrice(first.$id, 5, first.price)
    await settled()
    page.setAvailable([first.$id, second.$id], false)
    await settled()
    page.openFormWith({ kind: 'edit', product: second })
    page.saveProduct({ ...draft, available: false, productName: 'A' })
    await settled()
    page.removeProduct(second.$id)
    await settled()
    expect(changes()).toBe(4)
    page.undo()
    await settled()
    expect(changes()).toBe(3)
    page.exportSome([first.$id], 'json')
    await settled()
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
    const never = { at: null }
    page.exportProducts()
    await settled()
    expect(page.files.saved).toEqual([])
    expect(page.view()).toMatchObject({
      outcome: null,
      shown: { file: { type: 'application/json' } },
    })
    page.closeCopy()
    expect(page.view().shown).toBeNull()
    expect(page.backup.snapshot()).toMatchObject(never)
    page.exportSheet('products', 'zh')
    await vi.waitFor(() => expect(page.view().shown?.file.type).toBe('text/csv'))
    page.confirmCopy()
    expect(page.backup.snapshot()).toMatchObject(never)
    page.exportProducts()
    await settled()
    page.confirmCopy()
    expect(page.view().shown).toBeNull()
    expect(page.backup.snapshot()).toMatchObject({ at: Date.UTC(2026, 10, 25, 12) })
  })

  it('leaves the problem of another task when an export succeeds', async () => {
    const page = await withProduct()
    page.removeProduct('nobody')
    await settled()
    page.exportProducts()
    await settled()
    expect(page.view()).toMatchObject({
      problem: { code: 'notFound', during: 'remove' },
      outcome: { kind: 'exported' },
    })
  })

  it('exports during the question; a failed export is told there, until one succeeds', async () => {
    const { product, ...page } = await withProduct()
    page.products.exportFile = () =>
      Promise.reject(new ServiceError({ from: 'file', code: 'fileUnreadable' }))
    page.askClear()
    page.exportProducts()
    await settled()
    const failure = { from: 'file', code: 'fileUnreadable', during: 'export', productId: null }
    expect(page.view()).toMatchObject({ work: 'confirmingClear', problem: failure, outcome: null })
    const file = { name: 'products.json', type: 'application/json', text: product.$id }
    page.products.exportFile = () => Promise.resolve(file)
    page.exportProducts()
    await settled()
    expect(page.view()).toMatchObject({
      work: 'confirmingClear',
      problem: null,
      outcome: { kind: 'exported', of: 'json', name: 'products.json' },
    })
    expect(page.files.saved).toEqual([file])
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
  })

  it('reports an unforeseen error and shows it as unexpected', async () => {
    const page = open()
    const bug = new TypeError('x is undefined')
    page.products.clear = () => Promise.reject(bug)
    page.askClear()
    page.confirmClear()
    await settled()
    expect(page.view().problem).toMatchObject({ from: null, code: 'unexpected', during: 'clear' })
    expect(page.reporter.errors).toEqual([bug])
  })

  it('discards the quarantined data', async () => {
    const page = open({ storage: 'damaged' })
    expect(page.products.snapshot().quarantine).toEqual({ records: 1, saved: true })
    page.discardQuarantine()
    await settled()
    expect(page.view().outcome).toEqual({ kind: 'discarded', count: 1 })
  })
})
