import { fail, succeed, type Outcome } from '#domain/catalogue/outcome.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import { isCategory, specificationsFrom, type ProductDraft } from '#domain/catalogue/product.ts'
import type { PictureService, WorkOptions } from '#services/products/pictures.port.ts'

/** A sample product ready to be added. */
export type Sample = { readonly draft: ProductDraft; readonly picture: PreparedPicture | null }

/** Where the sample products come from (decision P5). */
export interface SampleSource {
  /** The 24 samples in one language, their drawings turned into pixels like any other picture. */
  load(
    language: 'zh' | 'en',
    options?: WorkOptions,
  ): Promise<Outcome<readonly Sample[], 'samplesUnavailable' | 'cancelled'>>
}

/** The samples as they lie in the site: a list, and the drawings by file name. */
export type SampleFiles = {
  readonly list: () => Promise<{ readonly products: readonly SampleRecord[] }>
  /** The SVG text of a drawing. */
  readonly drawing: (name: string) => Promise<string>
}

type SampleText = Pick<ProductDraft, 'productName' | 'description'> & {
  readonly specifications: Readonly<Record<string, string | undefined>>
}

/** A record of the sample list: shared fields, and words in both languages. */
type SampleRecord = Pick<ProductDraft, 'price' | 'stockQuantity' | 'available'> & {
  readonly category: string
  readonly image: string
  readonly zh: SampleText
  readonly en: SampleText
}

const draftOf = (record: SampleRecord, language: 'zh' | 'en'): ProductDraft | null => {
  const { category, price, stockQuantity, available } = record
  if (!isCategory(category)) return null
  const { productName, description, specifications } = record[language]
  const rows = Object.entries(specifications).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return {
    productName,
    description,
    price,
    stockQuantity,
    category,
    available,
    specifications: specificationsFrom(rows),
  }
}

/** Makes the source of samples. A drawing that cannot be drawn is left out; the product is not. */
export const createSampleSource = (files: SampleFiles, pictures: PictureService): SampleSource => ({
  load: async (language, { signal, onProgress } = {}) => {
    try {
      const { products } = await files.list()
      const samples: Sample[] = []
      for (const [index, record] of products.entries()) {
        if (signal?.aborted === true) return fail('cancelled')
        onProgress?.(index / products.length)
        const draft = draftOf(record, language)
        if (draft === null) continue
        const svg = await files.drawing(record.image.split('/').at(-1) ?? '')
        const file = new Blob([svg], { type: 'image/svg+xml' })
        const prepared = await pictures.prepare(file, signal === undefined ? {} : { signal })
        samples.push({ draft, picture: prepared.ok ? prepared.value : null })
      }
      onProgress?.(1)
      return signal?.aborted === true ? fail('cancelled') : succeed(samples)
    } catch {
      return fail('samplesUnavailable')
    }
  },
})
