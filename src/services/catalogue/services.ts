import { createBrowserBackup } from '#services/catalogue/backup.ts'
import { createFileService } from '#services/files.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
import { createProductStore, type ProductStoreParts } from '#services/catalogue/store.ts'
import { browserReporter, randomText } from '#services/browser.ts'
import { lazyPort } from '#services/lazy.ts'
import { createSampleSource, type SampleFiles } from '#services/catalogue/samples.ts'
import { openStorageArea } from '#services/catalogue/storageArea.ts'
import { createTextStore, type TextStore } from '#services/textStore.ts'
import type { CatalogueServices, PicturesPort } from '#services/products.ts'
import * as v from 'valibot'
import { readProduct } from '#domain/catalogue/codec.ts'
import { categories, type Product } from '#domain/catalogue/product.ts'
import { emptyProduct, productFields, type KeptEntries } from '#domain/catalogue/product.rules.ts'
import { fieldsOf } from '#domain/form.ts'
import { propertyOf } from '#domain/objects.ts'
import { columnUses, type SaidColumns } from '#domain/catalogue/sheetColumns.ts'
import { draftKeys, sheetColumnsKey } from '#domain/storageKeys.ts'
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
    readSheets: async (source, signal) =>
      (await import('#services/catalogue/readSheets.ts')).readSheets(source, signal),
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
  columns: createSaidColumns(createTextStore(() => window.localStorage)),
})

const row = v.fallback(v.object({ name: v.string(), value: v.string() }), { name: '', value: '' })
const source = v.object({
  kind: v.picklist(['edit', 'copy']),
  product: v.custom<Product>((value) => readProduct(value).ok),
})

// Field by field: one that cannot be read, or that the form got since it was kept, is as in an empty form.
const form = v.object({
  ...v.entriesFromList(fieldsOf(productFields), v.fallback(v.string(), '')),
  category: v.fallback(v.picklist(categories), emptyProduct.category),
  available: v.fallback(v.boolean(), emptyProduct.available),
  specifications: v.fallback(v.array(row), [...emptyProduct.specifications]),
  source: v.fallback(v.optional(source), undefined),
})

const readDraft = (value: unknown): KeptEntries => {
  if (!fieldsOf(productFields).some((field) => typeof propertyOf(value, field) === 'string'))
    throw new TypeError('No product')
  const { source: from, ...entries } = v.parse(form, value)
  return from === undefined ? entries : { ...entries, source: from }
}

/** The slot of a product that is being typed, in the session storage of the tab. */
export const createProductDraft = (session: TextStore): DraftSlot<KeptEntries> =>
  createSlot<KeptEntries>(session, draftKeys.product, readDraft)

const said = v.array(
  v.object({ key: v.string(), uses: v.record(v.string(), v.picklist(columnUses)) }),
)

/** The slot of what was said of the columns of sheets, in local storage. */
const createSaidColumns = (local: TextStore): DraftSlot<SaidColumns> =>
  createSlot<SaidColumns>(local, sheetColumnsKey, (value) => v.parse(said, value))
