import { describe, expect, it } from 'vitest'
import { createFakeProducts, fakePicture } from '#tests/fakes/products.ts'
import bothPlaces from './fixtures/v0-picture-twice.json' with { type: 'json' }
import onlyInline from './fixtures/v0-picture-inline.json' with { type: 'json' }
import present from './fixtures/v1.json' with { type: 'json' }

const open = (texts: Readonly<Record<string, unknown>>) => {
  const written = Object.entries(texts).map(([key, value]) => [key, JSON.stringify(value)] as const)
  const store = createFakeProducts({
    texts: {
      ...Object.fromEntries(written),
      local_catalogue_version: typeof texts['version'] === 'number' ? String(texts['version']) : '',
    },
  })
  store.subscribe(() => {})
  return store
}

describe('data of every past version', () => {
  it.each([
    ['0, the picture in both places', bothPlaces],
    ['0, the picture in the product only', onlyInline],
    ['1', present],
  ])('version %s is shown, and its picture is kept once', (_, fixture) => {
    const store = open(fixture)
    const { products, images } = store.snapshot()
    expect(products.map(({ $id, productName, imageUrl }) => [$id, productName, imageUrl])).toEqual([
      ['local_1700000000000_abc', '知远 40', ''],
    ])
    expect(images.get(products[0]?.imageId ?? '')?.dataUrl).toBe(fakePicture.dataUrl)
    const everything = store.area
      .keys()
      .map((key) => store.area.get(key))
      .join('')
    expect(everything.split(fakePicture.dataUrl)).toHaveLength(2)
    expect(store.area.get('local_catalogue_version')).toBe('1')
  })
})
