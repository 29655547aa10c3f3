import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { someProducts, type StoredProduct } from './products.ts'

/** A publication, and the one after it. */
export type Publication = 'first' | 'second'

/** Path of the export that a publication is built from. */
export const catalogueFile = (publication: Publication): string =>
  fileURLToPath(new URL(`../../.cache/catalogues/${publication}.json`, import.meta.url))

const [oldest, ...others] = someProducts('zh', 28)
if (oldest === undefined) throw new Error('There are no products')

const drone: StoredProduct = {
  ...oldest,
  $id: 'local_1_drone',
  category: 'drone',
  productName: '青鸾 航拍无人机',
  description: '折叠四旋翼。\n第二行 <b>不是标记</b>。',
  price: 899.5,
  stockQuantity: 19,
  available: true,
  specifications: { 续航: '46 分钟', 翼展: '620 mm' },
}

/** What each publication holds: 27 cars and a drone; later one car is gone, and all prices are new. */
export const catalogues: Readonly<Record<Publication, readonly StoredProduct[]>> = {
  first: [oldest, ...others.slice(0, -1), drone],
  second: [...others, drone].map((product) => ({ ...product, price: product.price + 1_000 })),
}

const dataUrl = (type: string, content: Buffer) =>
  `data:${type};base64,${content.toString('base64')}`

/** Writes both exports: the drone has a photograph, the newest car a drawing. */
export const writeCatalogues = async (): Promise<void> => {
  const ground = { width: 1200, height: 900, channels: 4 as const }
  const photo = dataUrl(
    'image/jpeg',
    await sharp({ create: { ...ground, background: '#556' } })
      .jpeg()
      .toBuffer(),
  )
  const drawing = dataUrl(
    'image/webp',
    await sharp({ create: { ...ground, background: { r: 15, g: 110, b: 121, alpha: 0.5 } } })
      .webp()
      .toBuffer(),
  )
  mkdirSync(new URL('.', `file://${catalogueFile('first')}`), { recursive: true })
  for (const publication of ['first', 'second'] as const) {
    const products = catalogues[publication].map((product) => ({
      ...product,
      imageUrl: product.category === 'drone' ? photo : drawing,
    }))
    const file = { format: 'xinyuan-products', version: 1, exportedAt: '2026-11-20T08:00:00.000Z' }
    writeFileSync(catalogueFile(publication), JSON.stringify({ ...file, products }))
  }
}
