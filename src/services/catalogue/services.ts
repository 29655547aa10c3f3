import { createBrowserBackup } from '#services/catalogue/backup.ts'
import { createFileService } from '#services/files.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
import { createProductStore, type ProductStoreParts } from '#services/catalogue/store.ts'
import { browserReporter, randomText } from '#services/browser.ts'
import { lazyPort } from '#services/late.ts'
import { createSampleSource, type SampleFiles } from '#services/catalogue/samples.ts'
import { openStorageArea } from '#services/catalogue/storageArea.ts'
import { createTextStore, type TextStore } from '#services/textStore.ts'
import type { CatalogueServices, PicturesPort } from '#services/products.ts'
import * as v from 'valibot'
import { readProduct } from '#domain/catalogue/codec.ts'
import { categories, type Product } from '#domain/catalogue/product.ts'
import { productFields, type KeptEntries } from '#domain/catalogue/product.rules.ts'
import { fieldsOf } from '#domain/form.ts'
import { draftKeys } from '#domain/storageKeys.ts'
import { createSlot, type DraftSlot } from '#services/drafts.ts'

/** Fetched with the first picture: most visitors only look. */
const pictures = lazyPort<PicturesPort>(async () =>
  (await import('#services/catalogue/pictures.ts')).createPictureService(),
)

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
): CatalogueServices => {
  const products = createProductStore({
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
  })
  return { ...browserParts(), products }
}

const browserParts = () => ({
  pictures,
  files: createFileService(),
  backup: createBrowserBackup(browserReporter),
  pinyin: loadPinyinMatcher,
  simplifier: loadSimplifier,
  reporter: browserReporter,
  draft: createProductDraft(createTextStore(() => window.sessionStorage)),
})

const form = v.object({
  // A field that the form got since it was kept is empty.
  ...v.entriesFromList(fieldsOf(productFields), v.optional(v.string(), '')),
  category: v.picklist(categories),
  available: v.boolean(),
  specifications: v.array(v.object({ name: v.string(), value: v.string() })),
  source: v.exactOptional(
    v.object({
      kind: v.picklist(['edit', 'copy']),
      product: v.custom<Product>((value) => readProduct(value).ok),
    }),
  ),
})

/** The slot of a product that is being typed, in the session storage of the tab. */
export const createProductDraft = (session: TextStore): DraftSlot<KeptEntries> =>
  createSlot<KeptEntries>(session, draftKeys.product, (value) => v.parse(form, value))
