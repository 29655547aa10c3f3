import { specificationsFrom, type Product } from '#domain/catalogue/product.ts'

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
