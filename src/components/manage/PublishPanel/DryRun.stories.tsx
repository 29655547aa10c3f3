import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { publicationChanges } from '#domain/publishing/file.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import { DryRun } from './DryRun.tsx'

const products = sampleProducts('zh')

const published = (shown: Publication['products']): Publication => ({
  version: 1,
  exportedAt: '2026-11-20T08:00:00.000Z',
  products: shown,
  sources: {},
})

const cheaper = products.map((product) => ({ ...product, price: product.price - 1 }))

const meta = preview.meta({
  title: 'manage/DryRun',
  component: DryRun,
  // The pictures of the panel show it.
  parameters: { visual: { disable: true } },
  args: {
    source: 'products_2026-11-22.json',
    changes: publicationChanges(
      products.slice(1).map((product, at) => (at === 0 ? { ...product, price: 100 } : product)),
      published(products.slice(0, -1)),
    ),
    headRef: null,
  },
})

/** One product is new, one has another price, and one is gone. */
export const Default = meta.story()

/** What the site publishes already. */
export const Same = meta.story({
  args: { changes: publicationChanges(products, published(products)) },
})

/** A first publication: every product is new, and a few will do. */
export const AllNew = meta.story({ args: { changes: publicationChanges(products, published([])) } })

AllNew.test('lists four products and counts the others', async ({ canvas, globals }) => {
  const rows = canvas.getAllByRole('listitem')
  await expect(rows).toHaveLength(5)
  await expect(rows.at(-1)).toHaveTextContent(
    inLanguage(globals, ['publish:dryRun.more', { count: 20 }]),
  )
})

/** More changes than are listed. */
export const Many = meta.story({
  args: { changes: publicationChanges(cheaper, published(products)) },
})

Many.test('lists twenty products and counts the others', async ({ canvas, globals }) => {
  const rows = canvas.getAllByRole('listitem')
  await expect(rows).toHaveLength(21)
  await expect(rows.at(-1)).toHaveTextContent(
    inLanguage(globals, ['publish:dryRun.more', { count: 4 }]),
  )
})
