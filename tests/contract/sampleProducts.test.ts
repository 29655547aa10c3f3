import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import samples from '#assets/products.json' with { type: 'json' }
import { lengthOf } from '#components/catalogue/Lineup/lineup.ts'
import { previewOf } from '#domain/catalogue/preview.ts'
import { categories, type ProductDraft } from '#domain/catalogue/product.ts'
import { createFakeProducts } from '#tests/fakes/products.ts'

const { products } = samples
const pathOf = (image: string) => `src/${image}`

describe('sample products', () => {
  it.each(categories)('lists an available product first in %s', (category) => {
    const first = products.find((product) => product.category === category)
    expect(first?.available).toBe(true)
    expect(first?.stockQuantity).toBeGreaterThan(0)
  })

  it.each(products.flatMap((product) => [product.zh, product.en]))(
    'cuts the description of $productName at the end of a clause (spec §2)',
    ({ description }) => {
      const preview = previewOf(description).slice(0, -1)
      expect(description.slice(preview.length)).toMatch(/^[，。；,.;:]/u)
    },
  )

  it('keeps each number of a description with its unit', () => {
    const texts = products.flatMap(({ zh, en }) => [zh.description, en.description])
    const parted = texts.filter((text) =>
      /\d (?:km|kWh|kW|mm|cm|m|kg|h|min|g|Hz|GHz|W|V|A|分钟)\b/u.test(text),
    )
    expect(parted).toEqual([])
  })
})

describe('loading the sample products', () => {
  it('dates them so that the first sample is the newest (decision P5)', async () => {
    const draftOf = (productName: string): ProductDraft => ({
      productName,
      description: '',
      price: 1,
      stockQuantity: 1,
      category: 'car',
      available: true,
      specifications: {},
    })
    const store = createFakeProducts({
      samples: ['first', 'second', 'third'].map((name) => ({
        draft: draftOf(name),
        picture: null,
      })),
    })
    await store.loadSamples('en')
    const newest = store
      .snapshot()
      .products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    expect(newest.map((product) => product.productName)).toEqual(['first', 'second', 'third'])
  })
})

describe('illustrations of the sample products', () => {
  it.each(products)(
    '$image is below 4 KB, on a dimension line where a length is named',
    (product) => {
      const svg = readFileSync(pathOf(product.image), 'utf8')
      expect(Buffer.byteLength(svg)).toBeLessThan(4096)
      expect(svg).toContain('viewBox="0 0 320 240"')
      const hasLength = lengthOf(product.zh.specifications) !== null
      expect(/<path d="M\d+ 200H\d+/u.test(svg)).toBe(hasLength)
    },
  )
})
