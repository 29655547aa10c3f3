import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import { catalogueFailureOf, ServiceError } from '#domain/failure.ts'
import { isCategory, specificationsFrom, type ProductDraft } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'
import type { PictureService, WorkOptions } from '#services/products/pictures.port.ts'

/** A sample product ready to be added. */
export interface Sample {
  readonly draft: ProductDraft
  readonly picture: PreparedPicture | null
}

/** Where the sample products come from (decision P5). */
export interface SampleSource {
  /**
   * The 24 samples in one language, with their drawings as pictures. Rejects with
   * `samplesUnavailable`, or with the signal's reason.
   */
  load(language: Language, options?: WorkOptions): Promise<readonly Sample[]>
}

/** The samples as they lie in the site: a list, and the drawings by file name. */
export interface SampleFiles {
  readonly list: () => Promise<{ readonly products: readonly SampleRecord[] }>
  /** The SVG text of a drawing. */
  readonly drawing: (name: string) => Promise<string>
}

type SampleText = Pick<ProductDraft, 'productName' | 'description'> & {
  readonly specifications: Readonly<Record<string, string | undefined>>
}

/** A record of the sample list: shared fields, and texts in both languages. */
type SampleRecord = Pick<ProductDraft, 'price' | 'stockQuantity' | 'available'> & {
  readonly category: string
  readonly image: string
  readonly zh: SampleText
  readonly en: SampleText
}

const draftOf = (record: SampleRecord, language: Language): ProductDraft | null => {
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

/** The picture of a drawing; `null` if the browser cannot draw it. */
const toPicture = async (
  file: Blob,
  pictures: PictureService,
  signal: AbortSignal | undefined,
): Promise<PreparedPicture | null> => {
  try {
    return await pictures.prepare(file, signal === undefined ? {} : { signal })
  } catch (thrown) {
    if (catalogueFailureOf(thrown).from !== 'picture') throw thrown
    return null
  }
}

/** Creates the source of samples. A sample whose drawing fails comes without a picture. */
export const createSampleSource = (files: SampleFiles, pictures: PictureService): SampleSource => ({
  load: async (language, { signal, onProgress } = {}) => {
    try {
      const { products } = await files.list()
      const samples: Sample[] = []
      for (const [index, record] of products.entries()) {
        signal?.throwIfAborted()
        onProgress?.(index / products.length)
        const draft = draftOf(record, language)
        if (draft === null) continue
        const svg = await files.drawing(record.image.split('/').at(-1) ?? '')
        const file = new Blob([svg], { type: 'image/svg+xml' })
        samples.push({ draft, picture: await toPicture(file, pictures, signal) })
      }
      onProgress?.(1)
      signal?.throwIfAborted()
      return samples
    } catch (cause) {
      signal?.throwIfAborted()
      throw new ServiceError({ from: 'store', code: 'samplesUnavailable' }, { cause })
    }
  },
})
