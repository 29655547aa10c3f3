import { describe, expect, it } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { createPublishedStore, type UnstoredProducts } from '#services/publishing/store.ts'
import { fakePicture, createFakeProducts } from '#tests/fakes/products.ts'
import { productDraft } from '#tests/support/catalogue.ts'
import { publishedProduct } from '#tests/contract/publication.contract.ts'

const own = publishedProduct({ $id: 'own', imageId: '' })
const stored = publishedProduct({ $id: 'stored' })
const shown = publishedProduct({ $id: 'shown' })

/** A store of these products, on a site that publishes others that storage did not take. */
const open = (products: readonly Product[], unstored: UnstoredProducts | null = null) => {
  const store = createFakeProducts({ products })
  const published = createPublishedStore({
    store,
    unstored,
    readPicture: () => Promise.resolve(fakePicture.dataUrl),
    now: () => 0,
  })
  return { store, published }
}

const full: UnstoredProducts = { products: [stored, shown], code: 'full' }
const refusal = { name: 'ServiceError', failure: { from: 'store', code: 'full' } }

describe('the snapshot of a published catalogue', () => {
  it('is loading before the first subscription', () => {
    const { store, published } = open([stored], full)
    expect(published.snapshot()).toBe(store.snapshot())
  })

  it('is that of the store while nothing published is in it', () => {
    const { store, published } = open([own])
    published.subscribe(() => {})
    expect(published.snapshot()).toBe(store.snapshot())
  })

  it('has the pictures of the site, and the products that storage did not take once each', () => {
    const { published } = open([own, stored], full)
    published.subscribe(() => {})
    const { products, images } = published.snapshot()
    expect(products.map(({ $id }) => $id)).toEqual(['own', 'stored', 'shown'])
    expect([...images.keys()]).toEqual([stored.imageId])
  })

  it('keeps its products and itself the same while nothing changes', () => {
    const { store, published } = open([stored])
    published.subscribe(() => {})
    expect(published.snapshot()).toBe(published.snapshot())
    expect(published.snapshot().products).toBe(store.snapshot().products)
  })

  it('has products without a picture that storage did not take', () => {
    const { published } = open([], { products: [own], code: 'full' })
    published.subscribe(() => {})
    expect(published.snapshot().products).toEqual([own])
  })
})

describe('a change on a site where storage did not take every product', () => {
  it.each(['stored', 'own'])('is made to a product that storage has: %s', async ($id) => {
    const { published } = open([own, stored], full)
    published.subscribe(() => {})
    const seen = published.snapshot().products.find((product) => product.$id === $id)
    expect(await published.update(seen ?? own, { ...productDraft, price: 899 })).toMatchObject({
      $id,
    })
    expect(await published.updatePrice($id, 5, 899)).toMatchObject({ $id, price: 5 })
    expect(await published.replaceImage($id, fakePicture)).toMatchObject({ $id, imageUrl: '' })
    expect((await published.remove($id)).$id).toBe($id)
  })

  it('is refused to a product that is only shown', async () => {
    const { published } = open([own, stored], full)
    published.subscribe(() => {})
    await expect(published.update({ ...own, $id: 'shown' }, productDraft)).rejects.toMatchObject(
      refusal,
    )
    await expect(published.updatePrice('shown', 5)).rejects.toMatchObject(refusal)
    await expect(published.replaceImage('shown', fakePicture)).rejects.toMatchObject(refusal)
    await expect(published.remove('shown')).rejects.toMatchObject(refusal)
  })

  it.each([
    ['did not take every product', full],
    ['took every product', null],
  ])('of a product that nobody knows is not found where storage %s', async (_, unstored) => {
    const { published } = open([own], unstored)
    published.subscribe(() => {})
    await expect(published.remove('nobody')).rejects.toMatchObject({
      failure: { from: 'store', code: 'notFound' },
    })
  })
})
