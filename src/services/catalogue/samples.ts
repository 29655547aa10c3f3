import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import { catalogueFailureOf, ServiceError } from '#domain/failure.ts'
import {
  isCategory,
  specificationsFrom,
  type Product,
  type ProductDraft,
} from '#domain/catalogue/product.ts'
import type { SampleName } from '#domain/catalogue/shownSamples.ts'
import type { Language } from '#domain/language.ts'
import type { PicturesPort } from '#services/products.ts'
import type { WorkOptions } from '#services/files.ts'

/** A sample product ready to be added. */
export interface Sample {
  readonly draft: ProductDraft
  readonly picture: PreparedPicture | null
  /** Name of its drawing, which the id of the picture ends with: `car-1`. */
  readonly drawing?: string
}

/** Where the sample products come from (decision P5). */
export interface SamplesPort {
  /**
   * The 24 samples in one language, with their drawings as pictures. Rejects with
   * `samplesUnavailable`, or with the signal's reason.
   */
  load(language: Language, options?: WorkOptions): Promise<readonly Sample[]>
}

/** The samples of the site: a list, and the drawings by file name. */
export interface SampleFiles {
  readonly products: readonly SampleRecord[]
  /** The SVG text of a drawing. */
  readonly drawing: (name: string) => string | undefined
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

/** Name of the drawing of a sample: `car-1`, as `products.json` has them all. */
const drawingOf = ({ image }: SampleRecord) =>
  (image.split('/').at(-1) ?? '').replace(/\.svg$/, '') as SampleName

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

/** Milliseconds between the dates of two samples: more than the generated timestamps differ. */
export const sampleInterval = 1000

/** The date of the first sample before one is stored: older than a visitor's products. */
const sampleTime = Date.UTC(2025, 0, 1)

/**
 * The samples as a document shows them before one is stored: each with its drawing, under `sample-1` to
 * `sample-4`. The first is the newest, so that each category begins with its flagship.
 *
 * @param address - gives the address of a drawing
 */
export const sampleProducts = (
  records: readonly SampleRecord[],
  language: Language,
  address: (drawing: SampleName) => string,
): readonly Product[] =>
  records.flatMap((record, index) => {
    const draft = draftOf(record, language)
    const name = drawingOf(record)
    return draft === null
      ? []
      : {
          ...draft,
          $id: `sample-${name.split('-').at(-1) ?? ''}`,
          createdAt: new Date(sampleTime - index * sampleInterval).toISOString(),
          productId: 0,
          imageId: `sample.${name}`,
          imageUrl: address(name),
        }
  })

/** The picture of a drawing; `null` if the browser cannot draw it. */
const toPicture = async (
  svg: string,
  pictures: PicturesPort,
  signal: AbortSignal | undefined,
): Promise<PreparedPicture | null> => {
  const file = new Blob([svg], { type: 'image/svg+xml' })
  try {
    return await pictures.prepare(file, signal === undefined ? {} : { signal })
  } catch (thrown) {
    if (catalogueFailureOf(thrown).from !== 'picture') throw thrown
    return null
  }
}

/** Pictures that are drawn and encoded at the same time: encoding runs beside the page. */
const atOnce = 4

/**
 * Creates the source of samples; `files` loads them. A sample whose drawing fails comes without a
 * picture.
 */
export const createSampleSource = (
  files: () => Promise<SampleFiles>,
  pictures: PicturesPort,
): SamplesPort => ({
  load: async (language, { signal, onProgress } = {}) => {
    const { products, drawing } = await files().catch((cause: unknown) => {
      signal?.throwIfAborted()
      throw new ServiceError({ from: 'store', code: 'samplesUnavailable' }, { cause })
    })
    const drafts = products.flatMap((record) => {
      const draft = draftOf(record, language)
      const name = drawingOf(record)
      return draft === null ? [] : [{ draft, svg: drawing(`${name}.svg`), name }]
    })
    const ready: (PreparedPicture | null)[] = []
    const waiting = [...drafts.entries()]
    let done = 0
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        signal?.throwIfAborted()
        const [index, { svg }] = next
        ready[index] = svg === undefined ? null : await toPicture(svg, pictures, signal)
        done += 1
        onProgress?.(done / drafts.length)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    signal?.throwIfAborted()
    return drafts.map(({ draft, name }, index) => ({
      draft,
      picture: ready[index] ?? null,
      drawing: name,
    }))
  },
})
