import { describe, expect, it } from 'vitest'
import { paths } from '#domain/paths.ts'
import { bundledSampleProducts } from '#services/catalogue/sampleProducts.ts'
import { sampleAt, sampleForLink, storedSample, withSamples } from './shownSamples.ts'

describe('samples to look at (decision P5)', () => {
  const products = bundledSampleProducts('zh')

  it('have an address each, which names their drawing', () => {
    const addresses = products.map((product) => paths.product(product))
    expect(new Set(addresses).size).toBe(24)
    for (const product of products) {
      const name = sampleAt(product.category, product.$id)
      expect(product.imageId).toBe(`sample.${String(name)}`)
      expect(name && paths.sample(name)).toBe(paths.product(product))
    }
  })

  it.each(['sample-0', 'sample-5', 'sample-1x', 'local_1_a', ''])('are not at %j', (id) => {
    expect(sampleAt('car', id)).toBeNull()
  })

  it('are found among the stored products by their drawing', () => {
    const [first] = products
    if (first === undefined) throw new Error('There are no samples')
    const stored = { ...first, $id: 'local_1_a', imageId: 'img_1_a.car-1' }
    expect(storedSample([stored], 'car-1')).toBe(stored)
    expect(storedSample([stored], 'car-2')).toBeUndefined()
  })

  it('are shown beside stored products, but for those that are stored themselves', () => {
    const [first, second] = products
    if (first === undefined || second === undefined) throw new Error('There are no samples')
    const loaded = { ...first, $id: 'local_1_a', imageId: 'img_1_a.car-1' }
    const mine = { ...first, $id: 'local_2_a', imageId: '' }
    expect(withSamples([loaded, mine], [first, second])).toEqual([loaded, mine, second])
    const namesake = { ...mine, $id: second.$id }
    expect(withSamples([namesake], [first, second])).toEqual([namesake, first])
  })

  it('are told in a link by name and price', () => {
    const [first] = products
    if (first === undefined) throw new Error('There are no samples')
    expect(sampleForLink(first)).toEqual({
      ...first,
      description: '',
      imageUrl: '',
      specifications: {},
    })
  })
})
