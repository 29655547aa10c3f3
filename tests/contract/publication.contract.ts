import { describe, expect, it } from 'vitest'
import { specificationsFrom, type Product } from '#domain/catalogue/product.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import type { PublicationPort } from '#services/products.ts'

/** A published product; its picture is a file of the site. */
export const publishedProduct = (over: Partial<Product> = {}): Product => ({
  $id: 'local_1_a',
  createdAt: '2026-01-01T00:00:00.000Z',
  productId: 1,
  productName: '航拍无人机',
  description: '折叠四旋翼',
  price: 899,
  stockQuantity: 3,
  category: 'drone',
  available: true,
  imageId: 'drawing-0123456789abcdef-1200x900.webp',
  imageUrl: '',
  specifications: specificationsFrom([['续航', '46分钟']]),
  ...over,
})

/** A publication of these products. */
export const publicationOf = (products: readonly Product[]): Publication => ({
  version: 1,
  exportedAt: '2026-01-02T00:00:00.000Z',
  products,
  sources: { 'drawing-0123456789abcdef-1200x900.webp': 'img_1_a' },
})

/** What every adapter of the publication port keeps to (decision P9). */
export const publicationContract = (
  name: string,
  open: (published: Publication | 'unreachable') => PublicationPort,
): void => {
  describe(`${name} reads what the site publishes`, () => {
    it('gives the products and where their pictures come from', async () => {
      const publication = publicationOf([publishedProduct()])
      expect(await open(publication).current()).toEqual(publication)
    })

    it('rejects with "incomplete" when the data file cannot be fetched', async () => {
      await expect(open('unreachable').current()).rejects.toMatchObject({
        name: 'ServiceError',
        failure: { code: 'incomplete' },
      })
    })
  })
}
