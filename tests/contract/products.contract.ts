import { describe, expect, it } from 'vitest'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import { fakePicture } from '#tests/fakes/products.ts'
import type { ProductsPort } from '#services/products.ts'
import { clearAll, undoLast } from '#tests/support/catalogue.ts'

/** A store under test and the ways to look and reach below it. */
export interface ProductsHarness {
  readonly store: ProductsPort
  readonly text: (key: string) => string | null
  /** The same storage in a fresh page. */
  readonly reload: () => ProductsPort
  readonly refuseWrites: (how: 'full' | 'blocked' | null) => void
}

const draft: ProductDraft = {
  productName: '无人机 A',
  description: '折叠四旋翼',
  price: 899.5,
  stockQuantity: 3,
  category: 'drone',
  available: true,
  specifications: Object.assign(Object.create(null) as Record<string, string>, {
    constructor: '有',
    ['__proto__']: '也有',
  }),
}

/** A rejection of the store with this code. */
const refused = (code: string) => ({ name: 'ServiceError', failure: { from: 'store', code } })

const names = (store: ProductsPort) =>
  store.snapshot().products.map(({ productName }) => productName)

/** What every product store keeps to (decisions P1 to P5). `open` gives texts to start from. */
export const productsContract = (
  name: string,
  open: (texts?: Readonly<Record<string, string>>) => ProductsHarness,
): void => {
  const start = (texts?: Readonly<Record<string, string>>) => {
    const harness = open(texts)
    harness.store.subscribe(() => {})
    return harness
  }

  describe(`${name} keeps products`, () => {
    it('is loading before the first subscription, then ready', () => {
      const { store } = open()
      expect(store.snapshot().phase).toBe('loading')
      store.subscribe(() => {})
      expect(store.snapshot()).toMatchObject({ phase: 'ready', products: [], undo: null })
    })

    it('stores exactly the fields of the specification, and a picture once (spec §3.1, §3.4, §9.9)', async () => {
      const { store, text } = start()
      const product = await store.add(draft, fakePicture)
      const [stored] = JSON.parse(text('local_products') ?? '') as Product[]
      expect(Object.keys(stored ?? {})).toEqual([
        '$id',
        'createdAt',
        'productId',
        'productName',
        'description',
        'price',
        'stockQuantity',
        'category',
        'available',
        'imageId',
        'imageUrl',
        'specifications',
      ])
      expect(stored).toMatchObject({ productName: '无人机 A', price: 899.5, imageUrl: '' })
      expect(product.$id).toMatch(/^local_\d+_[a-z0-9]+$/)
      expect(product.productId).toBe(Date.parse(product.createdAt))
      const images = JSON.parse(text('local_images') ?? '') as Record<string, object>
      expect(images[product.imageId]).toEqual({
        id: product.imageId,
        name: `${product.imageId}.png`,
        dataUrl: fakePicture.dataUrl,
        size: fakePicture.size,
        type: 'image/png',
        createdAt: new Date(Number(product.imageId.split('_')[1])).toISOString(),
      })
      expect(text('local_products')).not.toContain(fakePicture.dataUrl)
    })

    it('shows rows called constructor and __proto__ as what they are (spec §3.3)', async () => {
      const { store, reload } = start()
      await store.add(draft)
      const again = reload()
      const [product] = again.snapshot().products
      expect(Object.entries(product?.specifications ?? {})).toEqual([
        ['constructor', '有'],
        ['__proto__', '也有'],
      ])
      expect(({} as Record<string, unknown>)['也有']).toBeUndefined()
    })

    it('calls listeners once for each change, and keeps unchanged products the same objects', async () => {
      const { store } = start()
      const first = await store.add(draft)
      let calls = 0
      const stop = store.subscribe(() => {
        calls += 1
      })
      const second = await store.add({ ...draft, productName: 'B' })
      expect(calls).toBe(1)
      const [a, b] = store.snapshot().products
      expect(a).toBe(first)
      expect(b).toBe(second)
      expect(store.snapshot()).toBe(store.snapshot())
      stop()
      await store.remove(first.$id)
      expect(calls).toBe(1)
    })

    it('changes a price only from the price that was seen', async () => {
      const { store } = start()
      const { $id } = await store.add(draft)
      await expect(store.updatePrice($id, 1, 2)).rejects.toMatchObject(refused('changedElsewhere'))
      expect((await store.updatePrice($id, 750, 899.5)).price).toBe(750)
      await expect(store.updatePrice('nobody', 1)).rejects.toMatchObject(refused('notFound'))
    })

    it('changes a product as a whole; its id, number and date of creation stay', async () => {
      const { store, reload } = start()
      const before = await store.add(draft, fakePicture)
      const wanted = { ...draft, productName: 'B', category: 'car', specifications: {} } as const
      const after = await store.update(before, wanted)
      expect(after).toEqual({ ...before, ...wanted })
      expect(reload().snapshot().products).toEqual([after])
      expect(await store.update(after, wanted)).toBe(after)
      const bare = await store.update(after, wanted, null)
      expect(bare).toEqual({ ...after, imageId: '' })
      const pictured = await store.update(bare, wanted, fakePicture)
      expect(store.snapshot().images.get(pictured.imageId)?.dataUrl).toBe(fakePicture.dataUrl)
      const kinds: string[] = []
      while (store.snapshot().undo !== null) kinds.push((await undoLast(store)).kind)
      expect(kinds).toEqual(['edit', 'edit', 'edit'])
      expect(store.snapshot().products).toEqual([before])
    })

    it('changes a product only as it was seen', async () => {
      const { store } = start()
      const seen = await store.add(draft)
      const present = await store.updatePrice(seen.$id, 5)
      await expect(store.update(seen, draft)).rejects.toMatchObject(refused('changedElsewhere'))
      expect(store.snapshot().products).toEqual([present])
      await store.remove(seen.$id)
      await expect(store.update(present, draft)).rejects.toMatchObject(refused('notFound'))
    })

    it('adds a copy with the picture of its original, also when that is gone', async () => {
      const { store, text } = start()
      const original = await store.add(draft, fakePicture)
      const copy = await store.add(draft, original)
      expect(copy).toEqual({
        ...original,
        $id: copy.$id,
        createdAt: copy.createdAt,
        productId: copy.productId,
      })
      expect(copy.$id).not.toBe(original.$id)
      expect(Object.keys(JSON.parse(text('local_images') ?? '') as object)).toEqual([
        original.imageId,
      ])
      await store.remove(original.$id)
      expect(store.snapshot().images.get(copy.imageId)?.dataUrl).toBe(fakePicture.dataUrl)
    })

    it('takes back removal, price, picture and clearing, also after a reload', async () => {
      const { store, reload } = start()
      const product = await store.add(draft, fakePicture)
      await store.updatePrice(product.$id, 5)
      await store.replaceImage(product.$id, fakePicture)
      await store.remove(product.$id)
      await store.add({ ...draft, productName: 'B' })
      await clearAll(store)
      const again = reload()
      expect(again.snapshot().undo).toMatchObject({ kind: 'clear', count: 1, survivesReload: true })
      const kinds: string[] = []
      while (again.snapshot().undo !== null) kinds.push((await undoLast(again)).kind)
      expect(kinds).toEqual(['clear', 'remove', 'picture', 'price'])
      expect(again.snapshot().products.find(({ $id }) => $id === product.$id)).toEqual(product)
      expect(again.snapshot().images.get(product.imageId)?.dataUrl).toBe(fakePicture.dataUrl)
      await expect(undoLast(again)).rejects.toMatchObject(refused('nothingToUndo'))
    })

    it('removes many as one step, and brings them back in their order', async () => {
      const { store, reload } = start()
      const added = []
      for (const productName of ['A', 'B', 'C', 'D'])
        added.push(await store.add({ ...draft, productName }, fakePicture))
      const [a, b, , d] = added.map(({ $id }) => $id)
      expect(await store.removeAll([b ?? '', d ?? '', 'nobody'])).toBe(2)
      expect(names(store)).toEqual(['A', 'C'])
      expect(store.snapshot().undo).toMatchObject({ kind: 'remove', count: 2 })
      // Nothing is left to remove: no step, and the one before stays.
      expect(await store.removeAll([b ?? ''])).toBe(0)
      const again = reload()
      await undoLast(again)
      expect(names(again).toSorted()).toEqual(['A', 'B', 'C', 'D'])
      expect(again.snapshot().products.find(({ $id }) => $id === b)).toEqual(added[1])
      expect(again.snapshot().images.size).toBe(4)
      expect(again.snapshot().undo).toBeNull()
      expect(await again.removeAll([a ?? ''])).toBe(1)
    })

    it('makes many unavailable as one step; undo leaves what else has changed', async () => {
      const { store, reload } = start()
      const a = await store.add(draft)
      const b = await store.add({ ...draft, available: false })
      expect(await store.setAvailable([a.$id, b.$id, 'nobody'], false)).toBe(1)
      expect(store.snapshot().products).toEqual([{ ...a, available: false }, b])
      expect(store.snapshot().undo).toMatchObject({ kind: 'unavailable', count: 1 })
      expect(await store.setAvailable([a.$id, b.$id], false)).toBe(0)
      expect(await store.setAvailable([a.$id, b.$id], true)).toBe(2)
      const again = reload()
      await undoLast(again)
      const other = reload()
      await other.update({ ...a, available: false }, { ...draft, available: false, price: 1 })
      await undoLast(other)
      await undoLast(other)
      expect(other.snapshot().products).toEqual([a, b])
    })

    it('exports a part', async () => {
      const { store } = start()
      await store.add(draft)
      const other = await store.add({ ...draft, productName: 'B' })
      const { text } = await store.exportFile([other])
      expect(JSON.parse(text)).toMatchObject({ products: [{ $id: other.$id }] })
    })

    it('exports and imports back what was there, equal to the byte', async () => {
      const { store, text } = start()
      await store.add(draft, fakePicture)
      await store.add({ ...draft, productName: 'B', category: 'car' })
      const before = [text('local_products'), text('local_images')]
      const file = await store.exportFile()
      expect(file.name).toMatch(/^products_\d{4}-\d{2}-\d{2}\.json$/)
      expect(Object.keys(JSON.parse(file.text) as object)).toEqual([
        'format',
        'version',
        'exportedAt',
        'products',
      ])
      await clearAll(store)
      expect(text('local_products')).toBe('[]')
      const plan = await store.planImport(file.text)
      expect(plan.counts).toEqual({ add: 2, update: 0, skip: 0, reject: 0 })
      expect(await store.applyImport(plan)).toEqual({ added: 2, updated: 0 })
      const after = [text('local_products'), text('local_images')]
      expect(after.map((t) => JSON.parse(t ?? '') as unknown)).toEqual(
        before.map((t) => JSON.parse(t ?? '') as unknown),
      )
      expect(after).toEqual(before)
      const again = await store.planImport(file.text)
      expect(again.counts).toEqual({ add: 0, update: 0, skip: 2, reject: 0 })
    })

    it('plans additions, updates, repeats and refusals, and takes the import back as one step', async () => {
      const { store } = start()
      const kept = await store.add(draft)
      const records = [
        { ...kept, price: 1 },
        { ...kept, price: 1 },
        { ...kept, price: 2 },
        { ...kept, $id: 'other', productName: 'Another' },
        { ...kept, $id: 'bad', price: 0 },
        { ...kept, $id: 'link', productName: 'A third', imageUrl: 'javascript:alert(1)' },
        7,
      ]
      const plan = await store.planImport(JSON.stringify(records))
      expect(plan.rows.map((row) => [row.action, 'reason' in row ? row.reason : null])).toEqual([
        ['update', null],
        ['skip', 'repeatedInFile'],
        ['reject', 'repeatedId'],
        ['add', null],
        ['reject', 'badPrice'],
        ['add', null],
        ['reject', 'notAnObject'],
      ])
      // A picture that cannot be used costs no product (decision P11).
      const picture = [{ part: 'picture' }]
      expect(plan.rows.map((row) => ('leftOut' in row ? row.leftOut : undefined))).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
        picture,
        undefined,
      ])
      await store.applyImport(plan)
      const { products } = store.snapshot()
      expect(products.map(({ price }) => price)).toEqual([1, 899.5, 899.5])
      expect(products.map(({ imageId }) => imageId)).toEqual(['', '', ''])
      await undoLast(store)
      expect(store.snapshot().products).toEqual([kept])
    })

    it('rejects planning with the reason of an aborted signal', async () => {
      const { store } = start()
      const stopped = AbortSignal.abort()
      await expect(store.planImport('[1]', { signal: stopped })).rejects.toBe(stopped.reason)
    })
  })

  describe(`${name} loses nothing`, () => {
    it.each(['full', 'blocked'] as const)('refuses whole when storage is %s', async (how) => {
      const { store, text, refuseWrites } = start()
      await store.add(draft)
      const before = [text('local_products'), text('local_images')]
      refuseWrites(how)
      await expect(store.add({ ...draft, productName: 'B' }, fakePicture)).rejects.toMatchObject(
        refused(how),
      )
      expect([text('local_products'), text('local_images')]).toEqual(before)
      expect(names(store)).toEqual(['无人机 A'])
    })

    it('still removes from a full storage', async () => {
      const { store, refuseWrites } = start()
      const { $id } = await store.add(draft)
      refuseWrites('full')
      await store.remove($id)
      expect(names(store)).toEqual([])
      expect(store.snapshot().undo).toMatchObject({ kind: 'remove', survivesReload: false })
    })

    it('shows readable records, quarantines unreadable ones byte for byte, and overwrites nothing', async () => {
      const { store: seed, text: seeded } = start()
      await seed.add(draft)
      const good = JSON.parse(seeded('local_products') ?? '') as unknown[]
      const bad = { $id: 'x', price: 'cheap' }
      const texts = { local_products: JSON.stringify([...good, bad]) }
      const { store, text } = start(texts)
      expect(names(store)).toEqual(['无人机 A'])
      expect(store.snapshot().quarantine).toEqual({ records: 1, saved: true })
      await store.add({ ...draft, productName: 'B' })
      expect(text('local_products_quarantine')).toBe(JSON.stringify([bad]))
      expect(store.quarantineFile()?.text).toBe(JSON.stringify([bad]))
      expect(await store.discardQuarantine()).toBe(1)
      expect(store.snapshot().quarantine).toBeNull()
    })

    it('recovers complete records from a truncated text and keeps the text', async () => {
      const { store: seed, text: seeded } = start()
      await seed.add(draft)
      await seed.add({ ...draft, productName: 'B' })
      const cut = (seeded('local_products') ?? '').slice(0, -40)
      const { store, text } = start({ local_products: cut })
      expect(names(store)).toEqual(['无人机 A'])
      await store.add({ ...draft, productName: 'C' })
      expect(names(store)).toEqual(['无人机 A', 'C'])
      expect(text('local_products_quarantine')).toBe(cut)
    })

    it('is unreadable when nothing can be read', () => {
      const { store } = start({ local_products: 'garbage' })
      expect(store.snapshot()).toMatchObject({
        phase: 'unreadable',
        quarantine: { records: 1, saved: true },
      })
    })

    it.each([
      ['null', 'null'],
      ['a web page', '<!doctype html><title>Sign in</title>'],
    ])('is usable again after %s was discarded', async (_, damaged) => {
      const { store, text } = start({ local_products: damaged })
      expect(store.snapshot().phase).toBe('unreadable')
      expect(store.quarantineFile()?.text).toBe(damaged)
      expect(await store.discardQuarantine()).toBe(1)
      expect(store.snapshot()).toMatchObject({ phase: 'ready', products: [], quarantine: null })
      await store.add(draft)
      expect(names(store)).toEqual(['无人机 A'])
      expect(text('local_products_quarantine')).toBeNull()
    })

    it('offers damaged data as a file when there is no space for a copy, and is usable once it is discarded', async () => {
      const { store: seed, text: seeded } = start()
      await seed.add(draft)
      const damaged = `${(seeded('local_products') ?? '').slice(0, -1)},{"$id":"${'x'.repeat(3_000_000)}`
      const { store, text, refuseWrites } = open({ local_products: damaged })
      refuseWrites('full')
      store.subscribe(() => {})
      expect(store.snapshot().quarantine).toEqual({ records: 1, saved: false })
      await expect(store.add(draft)).rejects.toMatchObject(refused('unreadable'))
      expect(store.quarantineFile()?.text).toBe(damaged)
      expect(text('local_products')).toBe(damaged)
      await store.discardQuarantine()
      expect(names(store)).toEqual(['无人机 A'])
      expect(store.snapshot().quarantine).toBeNull()
      refuseWrites(null)
      await store.add({ ...draft, productName: 'B' })
      expect(names(store)).toEqual(['无人机 A', 'B'])
    })

    it('keeps unknown fields of a product through a change, an export and an import', async () => {
      const { store: seed, text: seeded } = start()
      await seed.add(draft)
      const [stored] = JSON.parse(seeded('local_products') ?? '') as Product[]
      const extended = { ...stored, supplier: 'ACME', tags: ['a', 'b'] }
      const { store, text } = start({ local_products: JSON.stringify([extended]) })
      expect(store.snapshot().quarantine).toBeNull()
      await store.updatePrice(extended.$id ?? '', 5)
      const after = JSON.parse(text('local_products') ?? '') as object[]
      expect(after).toEqual([{ ...extended, price: 5 }])
      const file = await store.exportFile()
      await clearAll(store)
      await store.applyImport(await store.planImport(file.text))
      expect(JSON.parse(text('local_products') ?? '')).toEqual(after)
    })

    it('is read-only for data of a newer version', async () => {
      const { store: seed, text: seeded } = start()
      await seed.add(draft)
      const texts = {
        local_products: seeded('local_products') ?? '',
        local_catalogue_version: '2',
      }
      const { store, text } = start(texts)
      expect(names(store)).toEqual(['无人机 A'])
      expect(store.snapshot().readOnly).toBe(true)
      await expect(clearAll(store)).rejects.toMatchObject(refused('newerVersion'))
      expect(text('local_products')).toBe(texts.local_products)
    })

    it('counts the units of keys and values', async () => {
      const empty = start().store.snapshot().usage.used
      const { store, text } = start({ another: '四个字母' })
      const { usage } = store.snapshot()
      const used = empty + 'another'.length + 4
      expect(usage).toMatchObject({ used, capacity: 5_242_880, undo: 0 })
      await store.add(draft)
      const added = 'local_products'.length + (text('local_products') ?? '').length
      expect(store.snapshot().usage.used).toBeGreaterThan(usage.used + added)
      await clearAll(store)
      const undo = 'local_catalogue_undo'.length + (text('local_catalogue_undo') ?? '').length
      expect(store.snapshot().usage.undo).toBe(undo)
    })
  })
}
