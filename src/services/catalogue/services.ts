import { createFileService } from '#services/files.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
import { createProductStore, type ProductStoreParts } from '#services/catalogue/store.ts'
import { browserReporter } from '#services/reporter.ts'
import { createSampleSource, type SampleFiles } from '#services/catalogue/samples.ts'
import { openStorageArea } from '#services/catalogue/storageArea.ts'
import { createTextStore, type TextStore } from '#services/textStore.ts'
import type { CatalogueServices, PicturesPort, PublicationPort } from '#services/products.ts'
import * as v from 'valibot'
import { categories } from '#domain/catalogue/product.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import { createSlot, type DraftSlot } from '#services/drafts.ts'

/** Ten random letters and digits. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join(
    '',
  )

/** Fetched with the first picture: most visitors only look. */
const pictures: PicturesPort = {
  prepare: async (...args) => {
    const { createPictureService } = await import('#services/catalogue/pictures.ts')
    return createPictureService().prepare(...args)
  },
}

/** Fetched when samples are asked for. */
const samples = async (): Promise<SampleFiles> =>
  (await import('#services/catalogue/sampleFiles.ts')).bundledSamples

/**
 * The catalogue's services on the visitor's own browser; nothing is read before the first use.
 *
 * @param open - opens the storage
 */
export const createCatalogueServices = (
  open: ProductStoreParts['open'] = () => openStorageArea(() => window.localStorage),
): CatalogueServices => ({
  pictures,
  files: createFileService(),
  pinyin: loadPinyinMatcher,
  simplifier: loadSimplifier,
  publication: nothingPublished,
  reporter: browserReporter,
  draft: createProductDraft(createTextStore(() => window.sessionStorage)),
  products: createProductStore({
    open,
    now: () => Date.now(),
    random: randomText,
    listen: (listener) => window.addEventListener('storage', listener),
    leaving: (left) => window.addEventListener('pagehide', left),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
    pause: () => new Promise((go) => setTimeout(go, 0)),
    pictures,
    reporter: browserReporter,
    samples: createSampleSource(samples, pictures),
  }),
})

const form = v.object({
  productName: v.string(),
  description: v.string(),
  price: v.string(),
  stockQuantity: v.string(),
  category: v.picklist(categories),
  available: v.boolean(),
  specifications: v.array(v.object({ name: v.string(), value: v.string() })),
})

/** The slot of a product that is being typed, in the session storage of the tab. */
export const createProductDraft = (session: TextStore): DraftSlot<ProductForm> =>
  createSlot<ProductForm>(session, 'draft-product', (value) => v.parse(form, value))

/** The port of a site that was built without a catalogue (decision P9). */
export const nothingPublished: PublicationPort = { current: () => Promise.resolve(null) }
