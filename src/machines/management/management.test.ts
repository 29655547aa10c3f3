import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import { ServiceError } from '#domain/failure.ts'
import {
  productEntriesOf,
  type KeptEntries,
  type ProductEntries,
} from '#domain/catalogue/product.rules.ts'
import { deskFlowOf, deskMachine } from '#machines/management/desk.ts'
import { formFlowOf, formMachine } from '#machines/management/form.ts'
import { withUse, type SaidColumns } from '#domain/catalogue/sheetColumns.ts'
import { importFlowOf, importMachine } from '#machines/management/importing.ts'
import type { Answer, Job } from '#machines/management/job.ts'
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
  painted = () => Promise.resolve(),
) => {
  const products = createFakeProducts(given)
  products.subscribe(() => {})
  const services = {
    products,
    files: createFakeFiles({ downloads }),
    backup: createFakeBackup(),
    pictures: createFakePictures(picturing),
    draft: slot,
    columns: createFakeDraftSlot<SaidColumns>(),
    reporter: createFakeReporter(),
  }
  const said: Answer[] = []
  const say = (answer: Answer) => void said.push(answer)
  const queue = createActor(deskMachine(services, painted)).start()
  const deskOf = deskFlowOf()
  const desk = () => deskOf(queue.getSnapshot(), queue.send)
  const { do: ask, stop } = desk()
  const fields = createActor(formMachine(services, { save: ask, saved: say })).start()
  const formOf = formFlowOf(services)
  const form = () => formOf(fields.getSnapshot(), fields.send)
  const file = createActor(importMachine(services, { do: ask, stop, ended: say })).start()
  const importOf = importFlowOf()
  const importing = () => importOf(file.getSnapshot(), file.send)
  const shares = { desk: new Set<number>(), file: new Set<number>() }
  queue.subscribe(({ context }) => shares.desk.add(context.progress))
  file.subscribe(({ context }) => shares.file.add(context.progress))
  const list = () => products.snapshot().products
  return {
    ...services,
    desk,
    ask,
    stop,
    leave: () => queue.stop(),
    form,
    importing,
    /** What the form and the import have said to the page. */
    said,
    shares,
    list,
    names: () => list().map(({ productName }) => productName),
    add: (name: string) => products.add({ ...draft, productName: name }),
    price: ({ $id: id, price: seen }: Product, price: number) =>
      ask({ kind: 'price', id, price, seen: { price: seen } }),
    picture: ({ $id: id, imageId, imageUrl }: Product, chosen = photo) =>
      ask({ kind: 'picture', id, file: chosen, seen: { imageId, imageUrl } }),
    remove: ({ $id: id }: Product) => ask({ kind: 'delete', id }),
    offer: (some: readonly Product[], available: boolean) =>
      ask({ kind: 'availability', ids: some.map(({ $id }) => $id), available }),
    undo: (answer: Answer) => ask({ kind: 'undo', id: answer.undo?.id ?? '' }),
    exportAll: () => ask({ kind: 'export', file: 'json', ids: null }),
    /** Nothing else is done before it is let go. */
    hold: () => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const { exportFile } = products
      products.exportFile = async (...some) => {
        await held
        products.exportFile = exportFile
        return exportFile(...some)
      }
      void ask({ kind: 'export', file: 'json', ids: null })
      return release
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

const failed = (code: string, from: string | null = 'store') => ({
  kind: 'failed',
  failure: { from, code },
})

describe('the add form', () => {
  it('opens, saves with its picture, closes and says what was added (spec §2.49, §4.6)', async () => {
    const page = open()
    page.form().open()
    page.form().choosePicture(photo)
    await settled()
    expect(page.form().picture).toEqual({ state: 'ready', prepared: fakePicture })
    page.form().save(draft)
    expect(page.form().state).toBe('saving')
    await settled()
    const { products, images } = page.products.snapshot()
    expect(products).toMatchObject([draft])
    expect(images.get(products[0]?.imageId ?? '')?.dataUrl).toBe(fakePicture.dataUrl)
    expect(page.form()).toMatchObject({
      state: 'closed',
      picture: { state: 'none' },
      problem: null,
    })
    expect(page.said).toEqual([{ kind: 'added', product: products[0] }])
  })

  it('stays open with what was typed and its picture when storage is full (spec §8.20)', async () => {
    const slot = createFakeDraftSlot<KeptEntries>(typed)
    const page = open({ storage: 'full' }, {}, slot)
    page.form().choosePicture(photo)
    await settled()
    page.form().save(draft)
    await settled()
    expect(page.form()).toMatchObject({
      state: 'editing',
      picture: { state: 'ready' },
      problem: { from: 'store', code: 'full' },
    })
    expect(slot.read()).toEqual(typed)
    page.form().dismissProblem()
    expect(page.form().problem).toBeNull()
    page.products.setStorage('working')
    page.form().save(draft)
    await settled()
    expect([page.form().state, page.names(), slot.read()]).toEqual(['closed', ['知远 40'], null])
  })

  it('saves once, and not before the picture is ready', async () => {
    const page = open({}, { endless: true })
    page.form().open()
    page.form().choosePicture(photo)
    expect(page.form().picture).toEqual({ state: 'preparing', progress: 0.4 })
    page.form().save(draft)
    expect(page.form().state).toBe('editing')
    page.form().removePicture()
    page.form().save(draft)
    page.form().save(draft)
    await settled()
    expect(page.names()).toEqual(['知远 40'])
  })

  it('says why a picture was refused, and forgets it with the form', async () => {
    const page = open({}, { failure: 'pictureTooLarge' })
    page.form().open()
    page.form().choosePicture(photo)
    await settled()
    expect(page.form().pictureProblem).toEqual({ from: 'picture', code: 'pictureTooLarge' })
    page.form().close()
    expect(page.form()).toMatchObject({ state: 'closed', pictureProblem: null })
  })
})

describe('the form of a stored product', () => {
  it('changes the product, offers undo, and says when nothing was changed', async () => {
    const { product, ...page } = await withProduct()
    page.form().open(edit(product))
    page.form().save(draft)
    await settled()
    page.form().open(edit(product))
    page.form().save({ ...draft, price: 5 })
    await settled()
    const changed = { ...product, price: 5 }
    expect(page.list()).toEqual([changed])
    expect(page.form()).toMatchObject({ state: 'closed', source: null })
    expect(page.said).toMatchObject([
      { kind: 'same' },
      { kind: 'changed', product: changed, undo: { kind: 'edit' } },
    ])
  })

  it('keeps its picture, replaces it, or is left without it', async () => {
    const page = open()
    const pictured = await page.products.add(draft, fakePicture)
    const saved = async () => {
      page.form().save(draft)
      await settled()
      return page.list()[0] ?? pictured
    }
    page.form().open(edit(pictured))
    expect(page.form().picture).toEqual({ state: 'kept' })
    expect(await saved()).toEqual(pictured)
    page.form().open(edit(pictured))
    page.form().choosePicture(photo)
    await settled()
    const replaced = await saved()
    expect(replaced.imageId).not.toBe(pictured.imageId)
    page.form().open(edit(replaced))
    page.form().choosePicture(photo)
    await settled()
    page.form().removePicture()
    expect(page.form().picture).toEqual({ state: 'none' })
    expect(await saved()).toEqual({ ...pictured, imageId: '' })
  })

  it('keeps its picture when another is stopped, and gives it to a copy', async () => {
    const page = open({}, { endless: true })
    const original = await page.products.add(draft, fakePicture)
    page.form().open({ kind: 'copy', product: original })
    page.form().choosePicture(photo)
    page.form().removePicture()
    expect(page.form().picture).toEqual({ state: 'kept' })
    page.form().save({ ...draft, productName: '知远 41' })
    await settled()
    expect(page.names()).toEqual(['知远 40', '知远 41'])
    expect(page.list()[1]?.imageId).toBe(original.imageId)
  })

  it('refuses what was changed elsewhere, and saves once that was shown', async () => {
    const { product, ...page } = await withProduct()
    page.form().open(edit(product))
    const present = await page.products.updatePrice(product.$id, 5)
    page.form().save(draft)
    await settled()
    expect(page.form()).toMatchObject({ state: 'editing', problem: { code: 'changedElsewhere' } })
    // What is done meanwhile does not take the message away.
    page.form().choosePicture(photo)
    await page.ask({ kind: 'price', id: product.$id, price: 6, seen: { price: 5 } })
    expect(page.form().problem).toMatchObject({ code: 'changedElsewhere' })
    page.form().removePicture()
    page.form().save({ ...draft, description: 'B' }, { ...present, price: 6 })
    await settled()
    expect(page.list()).toEqual([{ ...product, description: 'B' }])
  })

  it('is no surprise to itself: a price of its row that waits is taken over', async () => {
    const { product, ...page } = await withProduct()
    const release = page.hold()
    void page.price(product, 5)
    page.form().open(edit(product))
    page.form().save({ ...draft, description: 'B' }, product)
    release()
    await settled()
    expect(page.form()).toMatchObject({ state: 'closed', problem: null })
    expect(page.list()).toEqual([{ ...product, price: 5, description: 'B' }])
  })

  it('continues as a copy of a product that is gone', async () => {
    const slot = createFakeDraftSlot<KeptEntries>()
    const page = open({}, {}, slot)
    const product = await page.products.add(draft)
    page.form().open(edit(product))
    await page.products.remove(product.$id)
    page.form().save(draft)
    await settled()
    expect(page.form().problem).toMatchObject({ code: 'notFound' })
    const form = productEntriesOf(draft)
    page.form().rebase({ kind: 'copy', product }, form)
    expect(page.form()).toMatchObject({ draft: form, source: { kind: 'copy' }, problem: null })
    expect(slot.read()).toEqual({ ...form, source: { kind: 'copy', product } })
    page.form().save(draft)
    await settled()
    expect(page.list()).toMatchObject([draft])
  })

  it('keeps the picture that another tab has given the product, untouched or taken over', async () => {
    const page = await withProduct()
    page.form().open(edit(page.product))
    const pictured = await page.products.replaceImage(page.product.$id, fakePicture)
    page.form().save({ ...draft, price: 5 }, pictured)
    await settled()
    const first = { ...pictured, price: 5 }
    expect(page.list()).toEqual([first])
    page.form().open(edit(first))
    page.form().removePicture()
    const again = await page.products.replaceImage(first.$id, fakePicture)
    page.form().rebase(edit(again), productEntriesOf(again))
    expect(page.form().picture).toEqual({ state: 'kept' })
    page.form().save(draft, again)
    await settled()
    expect(page.list()).toEqual([{ ...again, price: draft.price }])
  })

  it('survives a reload with what it was opened with', async () => {
    const slot = createFakeDraftSlot<KeptEntries>()
    const page = open({}, {}, slot)
    const product = await page.products.add(draft, fakePicture)
    page.form().open(edit(product))
    page.form().keep({ ...typed, source: edit(product) })
    expect(open({}, {}, slot).form()).toMatchObject({
      state: 'editing',
      draft: typed,
      source: edit(product),
      picture: { state: 'kept' },
    })
    page.form().close()
    expect(slot.read()).toBeNull()
  })

  it('makes way for another while nothing was typed, and asks for attention then', async () => {
    const { product, ...page } = await withProduct()
    page.form().open()
    page.form().open(edit(product))
    expect(page.form()).toMatchObject({ source: edit(product), forms: 1, calls: 0 })
    page.form().keep(typed)
    page.form().open({ kind: 'copy', product })
    expect(page.form()).toMatchObject({ source: edit(product), forms: 1, calls: 1 })
    page.form().close()
    expect(page.form()).toMatchObject({ state: 'closed', source: null, draft: null })
  })
})

describe('a job answers who asked', () => {
  it('with the product and the step that takes it back (spec §2.50)', async () => {
    const { product, ...page } = await withProduct()
    const answer = await page.price(product, 30_000)
    expect(answer).toMatchObject({
      kind: 'priced',
      product: { price: 30_000 },
      undo: { kind: 'price' },
    })
    expect(page.desk()).toMatchObject({ job: null })
  })

  it('a change that changes nothing says so, and offers no step of before', async () => {
    const { product, ...page } = await withProduct()
    const other = await page.add('B')
    expect(await page.remove(other)).toMatchObject({ undo: { kind: 'remove' } })
    expect(await page.price(product, product.price)).toEqual({ kind: 'same' })
    expect(await page.offer([product], true)).toEqual({ kind: 'available', count: 0 })
  })

  it.each([
    ['the price that another tab has set', { price: 2 }, 'price'],
    ['the picture that another tab has set', { imageId: 'img_2' }, 'picture'],
  ] as const)('keeps %s (spec §8.20)', async (_, seen, kind) => {
    const { product, ...page } = await withProduct()
    const shown = { ...product, ...seen }
    const asked = kind === 'price' ? page.price(shown, 1) : page.picture(shown)
    expect(await asked).toEqual(failed('changedElsewhere'))
    expect(page.list()).toEqual([product])
  })

  it('with the failure, and the product stays, when a picture does not fit (spec §8.18, §8.20)', async () => {
    const { product, ...page } = await withProduct()
    page.products.setStorage('full')
    expect(await page.picture(product)).toEqual(failed('full'))
    expect(page.list()).toEqual([product])
  })

  it('takes back one step at a time (spec §2.50)', async () => {
    const { product, ...page } = await withProduct()
    const pictured = await page.picture(product)
    const deleted = await page.remove(product)
    expect(page.names()).toEqual([])
    expect(await page.undo(deleted)).toEqual({
      kind: 'undone',
      offer: { kind: 'remove', count: 1 },
    })
    await page.undo(pictured)
    expect(page.list()).toEqual<Product[]>([product])
    expect(await page.undo(pictured)).toEqual(failed('nothingToUndo'))
  })

  it('does not take back a step whose products were changed after it', async () => {
    const { product, ...page } = await withProduct()
    const step = await page.price(product, 5)
    await page.products.updatePrice(product.$id, 6)
    expect(await page.undo(step)).toEqual(failed('changedElsewhere'))
    expect(page.list()).toMatchObject([{ price: 6 }])
  })

  it('each with its own: one of two is refused, and neither hides the other', async () => {
    const { product, ...page } = await withProduct()
    const answers = await Promise.all([
      page.remove({ ...product, $id: 'nobody' }),
      page.price(product, 5),
      page.price({ ...product, $id: 'nobody' }, 5),
    ])
    expect(answers).toMatchObject([failed('notFound'), { kind: 'priced' }, failed('notFound')])
  })

  it('an unforeseen error is reported, and said as unexpected', async () => {
    const page = open()
    const bug = new TypeError('x is undefined')
    page.products.loadSamples = () => Promise.reject(bug)
    const answer = await page.ask({ kind: 'samples', language: 'zh' })
    expect(answer).toEqual(failed('unexpected', null))
    expect(page.reporter.errors).toEqual([bug])
  })

  it.each([
    ['deleteAll', { kind: 'deletedAll', count: 2, undo: { kind: 'clear' } }],
    ['deleteMany', { kind: 'deletedMany', count: 2, undo: { kind: 'remove' } }],
  ] as const)('%s: only what was asked about goes, with one undo', async (kind, answer) => {
    const page = open()
    const ids = [await page.add('A'), await page.add('B')].map(({ $id }) => $id)
    await page.add('of another tab')
    const deleted = await page.ask({ kind, ids })
    expect(deleted).toMatchObject(answer)
    expect(page.names()).toEqual(['of another tab'])
    // Another tab imports: the step still takes back its own.
    await page.products.applyImport(
      await page.products.planImport(JSON.stringify([{ ...draft, productName: 'New' }])),
    )
    await page.undo(deleted)
    expect(page.names().toSorted()).toEqual(['A', 'B', 'New', 'of another tab'])
  })
})

describe('the queue', () => {
  /** A page on which nothing is painted before `paint`. */
  const unpainted = async () => {
    let paint = () => {}
    const frame = new Promise<void>((resolve) => {
      paint = resolve
    })
    const page = open({}, {}, undefined, true, () => frame)
    return { ...page, product: await page.products.add(draft), paint }
  }

  it('answers a press first, and does the job when the answer is painted', async () => {
    const { product, paint, ...page } = await unpainted()
    const asked = page.price(product, 5)
    await settled()
    expect(page.desk().busy).toEqual(new Set([product.$id]))
    expect(page.list()).toEqual([product])
    paint()
    expect(await asked).toMatchObject({ kind: 'priced' })
    expect(page.list()).toMatchObject([{ price: 5 }])
  })

  it('does what was asked for when the page is left before it is painted', async () => {
    const { product, paint, ...page } = await unpainted()
    void page.price(product, 5)
    page.leave()
    paint()
    await settled()
    expect(page.list()).toMatchObject([{ price: 5 }])
  })

  it('keeps the price that another tab sets before the press is painted', async () => {
    const { product, paint, ...page } = await unpainted()
    const asked = page.price(product, 5)
    await page.products.updatePrice(product.$id, 6)
    paint()
    expect(await asked).toEqual(failed('changedElsewhere'))
    expect(page.list()).toMatchObject([{ price: 6 }])
  })

  it('does each job once, in the order of the presses', async () => {
    const { product, ...page } = await withProduct({}, { endless: true })
    const [b, c] = [await page.add('B'), await page.add('C')]
    const stopped = page.picture(product)
    await settled()
    expect(page.desk()).toMatchObject({ job: { kind: 'picture' }, progress: 0.4 })
    const all = [
      page.price(b, 5),
      page.remove(c),
      page.remove(c),
      page.offer([product, b], false),
      page.exportAll(),
    ]
    expect(page.desk().busy).toEqual(new Set([product.$id, b.$id, c.$id]))
    expect(page.names()).toHaveLength(3)
    page.stop()
    expect(await stopped).toEqual({ kind: 'stopped' })
    const [, first, second] = await Promise.all(all)
    expect(first).toBe(second)
    expect(page.list()).toEqual([
      { ...product, available: false },
      { ...b, price: 5, available: false },
    ])
    expect(page.files.saved).toHaveLength(1)
  })

  it.each([
    ['unavailable, available, unavailable', [false, true, false], { available: false }],
    ['20, 30, 20', [20, 30, 20], { price: 20 }],
  ] as const)('%s: the last press counts', async (_, presses, left) => {
    const { product, ...page } = await withProduct()
    const release = page.hold()
    for (const press of presses)
      void (typeof press === 'number' ? page.price(product, press) : page.offer([product], press))
    release()
    await settled()
    expect(page.list()).toMatchObject([left])
  })

  it.each(['picture', 'availability'] as const)(
    'what another tab changes while a price waits for %s is not overwritten',
    async (kind) => {
      const { product, ...page } = await withProduct()
      const release = page.hold()
      void (kind === 'picture' ? page.picture(product) : page.offer([product], false))
      const priced = page.price(product, 20)
      await page.products.updatePrice(product.$id, 99)
      release()
      expect(await priced).toEqual(failed('changedElsewhere'))
      expect(page.list()).toMatchObject([{ price: 99 }])
    },
  )

  it('an export after a change has the change', async () => {
    const { product, ...page } = await withProduct()
    const release = page.hold()
    void page.exportAll()
    void page.price(product, 5)
    const exported = page.exportAll()
    release()
    await exported
    const prices = page.files.saved.map(({ text }) => (/"price": ?(\d+)/u.exec(text) ?? [])[1])
    expect(prices).toEqual(['32800', '5'])
  })

  it('stops what is long alone, and leaves the product as it was', async () => {
    const { product, ...page } = await withProduct({}, { endless: true })
    const answer = page.picture(product)
    page.stop()
    expect(await answer).toEqual({ kind: 'stopped' })
    expect(page.list()).toEqual([product])
  })

  it('any presses on three products end as one after another', async () => {
    const press = fc.record({
      at: fc.integer({ min: 0, max: 2 }),
      act: fc.oneof(
        fc.constantFrom(20, 30).map((price) => ({ price })),
        fc.boolean().map((available) => ({ available })),
        fc.constant('picture' as const),
        fc.constant('save' as const),
        fc.constant('delete' as const),
      ),
    })
    const play = async (presses: readonly { at: number; act: unknown }[], waits: boolean) => {
      const page = open()
      const first = [await page.add('A'), await page.add('B'), await page.add('C')]
      const release = waits ? page.hold() : () => {}
      for (const { at, act } of presses) {
        const before = first[at] as Product
        const shown = page.list().find(({ $id }) => $id === before.$id) ?? before
        const jobOf = (): Job => {
          const { $id: id, price, imageId, imageUrl } = shown
          if (act === 'picture')
            return { kind: 'picture', id, file: photo, seen: { imageId, imageUrl } }
          if (act === 'delete') return { kind: 'delete', id }
          if (act === 'save') {
            const entered = { ...draft, productName: shown.productName, price }
            const { available } = shown
            return {
              kind: 'save',
              draft: { ...entered, available, description: 'B' },
              source: { kind: 'edit', product: shown },
              picture: null,
              keepsPicture: true,
            }
          }
          if (typeof act === 'object' && act !== null && 'price' in act)
            return { kind: 'price', id, price: act.price as number, seen: { price } }
          const { available } = act as { available: boolean }
          return { kind: 'availability', ids: [id], available }
        }
        const answer = page.ask(jobOf())
        if (!waits) await answer
      }
      release()
      await settled()
      return page.list().map(({ productName, price, available, description, imageId }) => ({
        productName,
        price,
        available,
        description,
        pictured: imageId !== '',
      }))
    }
    await fc.assert(
      fc.asyncProperty(fc.array(press, { maxLength: 7 }), async (presses) => {
        expect(await play(presses, true)).toEqual(await play(presses, false))
      }),
      { numRuns: 40 },
    )
  })
})

describe('an import', () => {
  it('shows what it would do before it does it', async () => {
    const page = open()
    page.importing().openFile(jsonOf([draft, { productName: '坏' }]))
    expect(page.importing().state).toBe('opened')
    await settled()
    expect(page.importing().plan?.counts).toEqual({ add: 1, update: 0, skip: 0, reject: 1 })
    expect(page.names()).toEqual([])
    page.importing().confirm()
    page.importing().confirm()
    page.importing().close()
    expect(page.importing()).toMatchObject({ state: 'applying', plan: {} })
    await settled()
    expect(page.importing()).toMatchObject({ state: 'closed', plan: null })
    expect(page.said).toMatchObject([
      { kind: 'imported', summary: { added: 1, updated: 0 }, undo: { kind: 'import' } },
    ])
    expect(page.names()).toEqual(['知远 40'])
  })

  it('shows the progress: reading is a fifth, judging the rest', async () => {
    const page = open()
    page.files.read = async (file, options) => {
      options?.onProgress?.(0.5)
      return { content: await file.text(), isAssumed: false }
    }
    page.importing().openFile(jsonOf([draft]))
    await settled()
    expect([...page.shares.file]).toEqual([0, 0.1, 0.2, 1])
  })

  it('reads beside everything else, and can be stopped', async () => {
    const { product, ...page } = await withProduct()
    page.files.read = () => new Promise(() => {})
    page.importing().openFile(photo)
    expect(await page.price(product, 5)).toMatchObject({ kind: 'priced' })
    page.importing().stop()
    expect(page.importing().state).toBe('closed')
    expect(page.said).toEqual([{ kind: 'stopped' }])
  })

  it('asks what the columns of a sheet are, and remembers it for the same headings', async () => {
    const page = open()
    const file = new Blob(['产品名称,类别,单价,库存,颜色,产地\n灯,零部件,9,3,红,上海'])
    page.importing().openFile(file)
    await settled()
    const { choice, state } = page.importing()
    expect([state, choice?.uses]).toEqual([
      'columns',
      { 0: 'productName', 1: 'category', 2: 'price', 3: 'stockQuantity', 4: 'none', 5: 'none' },
    ])
    if (choice === null) throw new Error('There is no choice')
    page.importing().choose(withUse(choice, 4, 'specification'))
    page.importing().confirmColumns()
    await settled()
    expect(page.importing()).toMatchObject({ state: 'preview', plan: { counts: { add: 1 } } })
    page.importing().openColumns()
    expect(page.importing()).toMatchObject({ state: 'columns', plan: null })
    page.importing().openFile(file)
    await settled()
    expect(page.importing().choice?.uses[4]).toBe('specification')
    page.importing().confirmColumns()
    await settled()
    page.importing().confirm()
    await settled()
    expect(page.list()).toMatchObject([{ specifications: { 颜色: '红' } }])
    expect(page.importing()).toMatchObject({ state: 'closed', choice: null })
  })

  it('asks nothing of an export of this site, unless its encoding is assumed', async () => {
    const { product, ...page } = await withProduct()
    const { text } = await page.products.sheetFile('zh')
    page.importing().openFile(new Blob([text]))
    await settled()
    expect(page.importing()).toMatchObject({ state: 'preview', plan: { counts: { skip: 1 } } })
    page.files.read = async (file) => ({ content: await file.text(), isAssumed: true })
    page.importing().openFile(new Blob([text]))
    await settled()
    expect(page.importing()).toMatchObject({ state: 'columns', isAssumed: true })
    page.importing().close()
    expect(product.productName).not.toBe('')
  })

  it('takes another file while a preview is open, and none while its products are written', async () => {
    const page = open()
    page.importing().openFile(jsonOf([{ ...draft, productName: '甲' }]))
    await settled()
    page.importing().openFile(jsonOf([{ ...draft, productName: '乙' }]))
    await settled()
    expect(page.importing().plan?.rows).toMatchObject([{ name: '乙' }])
    const release = page.hold()
    page.importing().confirm()
    page.importing().openFile(jsonOf([{ ...draft, productName: '丙' }]))
    expect(page.importing().state).toBe('applying')
    release()
    await settled()
    expect(page.names()).toEqual(['乙'])
  })

  it('can be stopped while it waits for another job', async () => {
    const page = open()
    page.importing().openFile(jsonOf([draft]))
    await settled()
    const release = page.hold()
    page.importing().confirm()
    page.importing().stop()
    expect(page.importing()).toMatchObject({ state: 'closed', plan: null })
    release()
    await settled()
    expect([page.names(), page.said]).toEqual([[], [{ kind: 'stopped' }]])
  })

  it('shows another plan where the product was changed since, and writes nothing', async () => {
    const { product, ...page } = await withProduct()
    page.importing().openFile(jsonOf([{ ...product, price: 5 }]))
    await settled()
    await page.products.update(product, { ...draft, description: 'saved meanwhile' })
    page.importing().confirm()
    await settled()
    expect(page.importing()).toMatchObject({ state: 'preview', plan: { isRenewed: true } })
    expect(page.list()).toMatchObject([{ price: 32_800 }])
    page.importing().confirm()
    await settled()
    expect(page.said).toMatchObject([{ kind: 'imported' }])
  })

  it('keeps the preview when storage is full, says it there, and stays until it is left', async () => {
    const page = open()
    page.importing().openFile(jsonOf([draft]))
    await settled()
    page.products.setStorage('full')
    page.importing().confirm()
    await settled()
    expect(page.importing()).toMatchObject({ state: 'preview', problem: { code: 'full' } })
    page.importing().close()
    expect(page.importing()).toMatchObject({ state: 'closed', plan: null, problem: null })
  })

  it.each([
    [
      'nothing in it to import',
      jsonOf([{}]),
      { state: 'preview', plan: { counts: { reject: 1 } }, problem: null },
    ],
    [
      'no catalogue',
      new Blob(['{"half']),
      { state: 'refused', plan: null, problem: { from: 'import', code: 'notJson' } },
    ],
  ])('refuses a file with %s', async (_, file, shown) => {
    const page = open()
    page.importing().openFile(file)
    await settled()
    page.importing().confirm()
    expect(page.importing()).toMatchObject(shown)
  })
})

it('loads the samples in the language of the page and shows the progress', async () => {
  const page = open()
  const languages: string[] = []
  page.products.loadSamples = (language, options) => {
    languages.push(language)
    options?.onProgress?.(0.5)
    return Promise.resolve({ added: 24, updated: 0 })
  }
  const answer = await page.ask({ kind: 'samples', language: 'en' })
  expect(languages).toEqual(['en'])
  expect([...page.shares.desk]).toEqual([0, 0.5])
  expect(answer).toMatchObject({ kind: 'sampled', summary: { added: 24 } })
})

it('adds nothing when the samples are stopped', async () => {
  const page = open({ samples: [{ draft, picture: fakePicture }] })
  const answer = page.ask({ kind: 'samples', language: 'zh' })
  page.stop()
  expect(await answer).toEqual({ kind: 'stopped' })
  await settled()
  expect(page.names()).toEqual([])
})

describe('exports', () => {
  it('hands out everything, a part under its own name, a sheet, or a template', async () => {
    const { product, ...page } = await withProduct()
    await page.add('B')
    const ids = [product.$id]
    const zh = { sheet: 'products', language: 'zh' } as const
    await Promise.all([
      page.exportAll(),
      page.ask({ kind: 'export', file: 'json', ids }),
      page.ask({ kind: 'export', file: zh, ids }),
      page.ask({ kind: 'export', file: zh, ids: null }),
      page.ask({ kind: 'export', file: { sheet: 'template', language: 'en' }, ids: null }),
    ])
    expect(page.files.saved.map(({ name }) => name)).toEqual([
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
    await page.ask({ kind: 'samples', language: 'zh' })
    page.importing().openFile(jsonOf([{ ...draft, productName: 'A' }]))
    await settled()
    expect(page.backup.snapshot()).toEqual({ at: null, changes: 0, asked: false })
    page.importing().confirm()
    await settled()
    expect(page.backup.snapshot()).toEqual({ at: null, changes: 0, asked: true })
    const [first, second] = page.list() as [Product, Product]
    await page.price(first, 5)
    await page.offer([first, second], false)
    const deleted = await page.remove(second)
    expect(changes()).toBe(4)
    await page.undo(deleted)
    expect(changes()).toBe(3)
    page.importing().openFile(jsonOf([{ ...draft, productName: 'B' }]))
    await settled()
    page.importing().confirm()
    await settled()
    await page.undo(page.said.at(-1) as Answer)
    expect(changes()).toBe(3)
    await page.ask({ kind: 'export', file: 'json', ids: [first.$id] })
    await page.ask({
      kind: 'export',
      file: { sheet: 'products', language: 'zh' },
      ids: null,
    })
    expect(changes()).toBe(3)
    await page.exportAll()
    const at = Date.UTC(2026, 10, 25, 12)
    expect(page.backup.snapshot()).toEqual({ at, changes: 0, asked: true })
  })

  it('hands out the text where downloads do not arrive, which is no backup yet', async () => {
    const page = open({}, {}, undefined, false)
    await page.products.add(draft)
    expect(await page.exportAll()).toMatchObject({ kind: 'text', isBackup: true })
    expect(page.files.saved).toEqual([])
    expect(page.backup.snapshot().at).toBeNull()
    const sheet = { sheet: 'products', language: 'zh' } as const
    expect(await page.ask({ kind: 'export', file: sheet, ids: null })).toMatchObject({
      file: { type: 'text/csv' },
      isBackup: false,
    })
  })

  it('says why it failed', async () => {
    const page = open()
    page.products.exportFile = () =>
      Promise.reject(new ServiceError({ from: 'store', code: 'blocked' }))
    expect(await page.exportAll()).toEqual(failed('blocked'))
  })

  it('hands out the quarantined data, and discards it', async () => {
    const page = open({ storage: 'damaged' })
    expect(page.products.snapshot().quarantine).toEqual({ records: 1, saved: true })
    const answer = await page.ask({ kind: 'export', file: 'quarantine', ids: null })
    expect(answer).toMatchObject({ kind: 'exported', of: 'quarantine' })
    expect(page.files.saved).toHaveLength(1)
    expect(await page.ask({ kind: 'discard' })).toEqual({ kind: 'discarded', count: 1 })
  })
})
