import { describe, expect, it } from 'vitest'
import { logTimestamp } from '#domain/catalogue/merge.ts'
import { createCatalogueEngine } from '#services/catalogue/engine.ts'
import { createFakeProducts, fakePicture } from '#tests/fakes/products.ts'
import {
  clearAll,
  storedRecord,
  undoLast,
  productDraft as draft,
} from '#tests/support/catalogue.ts'

const open = () => {
  const store = createFakeProducts()
  store.subscribe(() => {})
  /** Another tab, which leaves nothing to undo. */
  const other = createCatalogueEngine({
    area: store.area,
    random: () => 'other',
    now: () => Date.UTC(2026, 1, 1),
    reporter: { report: () => {} },
  })
  return { store, other }
}

type Store = ReturnType<typeof createFakeProducts>

const importing = (records: readonly object[]) => async (store: Store) => {
  await store.applyImport(await store.planImport(JSON.stringify(records)))
}

const broken = { ...fakePicture, dataUrl: 'data:text/plain;base64,eA==' }
const refusal = (code: string) => ({ name: 'ServiceError', failure: { from: 'store', code } })

describe('a change that changes nothing', () => {
  it('is a price that is set already, and leaves nothing to undo', async () => {
    const { store } = open()
    const product = await store.add(draft)
    expect(await store.updatePrice(product.$id, draft.price)).toBe(product)
    expect(store.snapshot().undo).toBeNull()
  })

  it('is clearing an empty catalogue, and leaves nothing to undo', async () => {
    const { store } = open()
    expect([await clearAll(store), store.snapshot().undo]).toEqual([0, null])
  })

  it('is one that fails, and leaves nothing to undo', async () => {
    const { store } = open()
    const product = await store.add(draft)
    store.setStorage('blocked')
    await expect(store.updatePrice(product.$id, 5)).rejects.toMatchObject(refusal('blocked'))
    expect([store.snapshot().products, store.snapshot().undo]).toEqual([[product], null])
  })
})

it('an edit that is taken back leaves what another tab has changed since', async () => {
  const { store, other } = open()
  const before = await store.add(draft, fakePicture)
  const edited = await store.update(before, { ...draft, description: 'C', stockQuantity: 9 }, null)
  other.change({ put: [{ product: { ...edited, price: 7 }, created: false }] })
  store.reload()
  await undoLast(store)
  expect(store.snapshot().products).toEqual([{ ...before, price: 7 }])
})

it('a picture that is none is refused, for a new product and for a stored one', async () => {
  const { store } = open()
  await expect(store.add(draft, broken)).rejects.toMatchObject(refusal('pictureBroken'))
  const product = await store.add(draft)
  await expect(store.replaceImage(product.$id, broken)).rejects.toMatchObject(
    refusal('pictureBroken'),
  )
  expect(store.snapshot().products).toEqual([product])
})

it('what undo holds includes the picture that was replaced', async () => {
  const { store } = open()
  const { $id } = await store.add(draft, fakePicture)
  const picture = store.area.get('local_images') ?? ''
  await store.replaceImage($id, fakePicture)
  const key = 'local_catalogue_undo'
  const step = key.length + (store.area.get(key) ?? '').length
  // Its entry and a comma, without the braces.
  expect(store.snapshot().usage.undo).toBe(step + picture.length - 1)
})

it.each(['a new price', 'an undone price'])(
  '%s does not bring back what another tab has just removed',
  async (change) => {
    let time = Date.UTC(2026, 0, 1)
    const store = createFakeProducts({ now: () => time })
    store.subscribe(() => {})
    const { $id } = await store.add(draft)
    time += 10
    await store.updatePrice($id, 5)
    if (change === 'an undone price') {
      time += 10
      await undoLast(store)
    }
    const removal = { id: $id, s: logTimestamp(time - 5, 'other') }
    store.area.set('local_catalogue_log_other', JSON.stringify([removal]))
    store.reload()
    expect(store.snapshot().products).toEqual([])
  },
)

describe('undo', () => {
  it.each([
    ['price', 'takes back the price alone', { price: draft.price }],
    ['picture', 'takes back the picture alone', { imageId: '', imageUrl: '' }],
  ] as const)('of a %s %s', async (kind, _, before) => {
    const { store, other } = open()
    const { $id } = await store.add(draft)
    const changed =
      kind === 'price'
        ? await store.updatePrice($id, 5)
        : await store.replaceImage($id, fakePicture)
    expect(changed.imageUrl).toBe('')
    const elsewhere = {
      ...changed,
      productName: 'renamed',
      ...(kind === 'price' ? { imageId: 'img_1' } : { price: 7 }),
    }
    other.change({ put: [{ product: elsewhere, created: false }] })
    await undoLast(store)
    expect(store.snapshot().products).toEqual([{ ...elsewhere, ...before }])
  })

  it('of a removal brings back the picture that storage has lost', async () => {
    const { store } = open()
    const product = await store.add(draft, fakePicture)
    store.reload()
    await store.remove(product.$id)
    store.area.set('local_images', '{}')
    await undoLast(store)
    expect(store.snapshot().products).toEqual([product])
    expect(store.snapshot().images.get(product.imageId)?.dataUrl).toBe(fakePicture.dataUrl)
  })

  it('of a removal leaves a product as it is that came back in the meantime', async () => {
    const { store, other } = open()
    const product = await store.add(draft)
    await store.remove(product.$id)
    const back = { ...product, productName: 'back' }
    other.change({ put: [{ product: back, created: true }] })
    await undoLast(store)
    expect(store.snapshot().products).toEqual([back])
  })

  it('of a price leaves a product away that was removed in the meantime', async () => {
    const { store, other } = open()
    const { $id } = await store.add(draft)
    await store.updatePrice($id, 5)
    other.change({ remove: [$id] })
    expect((await undoLast(store)).kind).toBe('price')
    expect([store.snapshot().products, store.snapshot().undo]).toEqual([[], null])
  })

  // A step that is too large or finds no space is known to its own tab alone.
  it.each([
    ['a price', (store: Store, id: string) => store.updatePrice(id, 5), { price: 7 }],
    [
      'an availability',
      (store: Store, id: string) => store.setAvailable([id], false),
      { available: true },
    ],
    [
      'an import',
      (store: Store, id: string) => importing([{ ...storedRecord, $id: id, price: 5 }])(store),
      { productName: 'renamed' },
    ],
    ['what an import has added', importing([{ ...storedRecord, $id: 'new' }]), { price: 7 }],
  ])('of %s is refused where another tab has changed it', async (_, change, elsewhere) => {
    const { store, other } = open()
    const { $id } = await store.add(draft)
    await change(store, $id)
    store.reload()
    const put = other.state().products.map((product) => ({
      product: { ...product, ...elsewhere },
      created: false,
    }))
    other.change({ put })
    store.reload()
    await expect(undoLast(store)).rejects.toMatchObject(refusal('changedElsewhere'))
    expect(store.snapshot().products).toEqual(put.map(({ product }) => product))
  })

  it('takes the last change first, also after the clock was set back', async () => {
    let time = Date.UTC(2026, 0, 1, 12)
    const store = createFakeProducts({ now: () => (time += 1) })
    store.subscribe(() => {})
    const { $id } = await store.add(draft)
    await store.updatePrice($id, 5)
    time -= 3_600_000
    await store.remove($id)
    expect((await undoLast(store)).kind).toBe('remove')
    expect((await undoLast(store)).kind).toBe('price')
    expect(store.snapshot().products).toMatchObject([{ $id, price: draft.price }])
  })

  it('that fails stays on offer', async () => {
    const { store } = open()
    const { $id } = await store.add(draft)
    await store.remove($id)
    store.setStorage('blocked')
    await expect(undoLast(store)).rejects.toMatchObject(refusal('blocked'))
    expect(store.snapshot().undo?.kind).toBe('remove')
  })
})
