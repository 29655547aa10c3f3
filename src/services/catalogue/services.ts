import { createFileService } from '#services/files.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
import { createProductStore, type ProductStoreParts } from '#services/catalogue/store.ts'
import { browserReporter, randomText } from '#services/browser.ts'
import { lazyPort, loadOnce } from '#services/late.ts'
import { createSampleSource, type SampleFiles } from '#services/catalogue/samples.ts'
import { openStorageArea } from '#services/catalogue/storageArea.ts'
import { createTextStore, type TextStore } from '#services/textStore.ts'
import { unknownCopies } from '#domain/catalogue/snapshot.ts'
import type {
  CatalogueServices,
  CopiesPort,
  PicturesPort,
  ProductsPort,
  PublicationPort,
} from '#services/products.ts'
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
 * The copies, fetched by the management page and with the first samples: most visitors only look.
 *
 * @param products - the store, as the site shows it
 */
export const createLateCopies = (products: ProductsPort): CopiesPort => {
  let port: CopiesPort | null = null
  let missing = unknownCopies
  const load = loadOnce(async () => {
    const { createBrowserCopies } = await import('#services/catalogue/copies.ts')
    return (port = createBrowserCopies({ products, random: randomText, reporter: browserReporter }))
  })
  const called = lazyPort(load)
  // Without the chunk nothing is remembered, and nothing else suffers.
  const late = (work: (loaded: CopiesPort) => unknown, otherwise = () => {}) => {
    load().then(work, otherwise)
  }
  return {
    snapshot: () => port?.snapshot() ?? missing,
    subscribe: (listener) => {
      let stop: (() => void) | null = () => {}
      late(
        (loaded) => {
          if (stop === null) return
          stop = loaded.subscribe(listener)
          listener()
        },
        () => {
          missing = { ...unknownCopies }
          listener()
        },
      )
      return () => {
        stop?.()
        stop = null
      }
    },
    copied: (...given) => late((loaded) => loaded.copied(...given)),
    known: (...given) => late((loaded) => loaded.known(...given)),
    putAway: () => late((loaded) => loaded.putAway()),
    persist: called.persist,
    keepFile: called.keepFile,
    resume: called.resume,
    replaceFile: called.replaceFile,
    openFile: called.openFile,
    stopFile: called.stopFile,
    settled: async () => port?.settled(),
  }
}

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
  return { ...browserParts(), products, copies: createLateCopies(products) }
}

const browserParts = () => ({
  pictures,
  files: createFileService(),
  pinyin: loadPinyinMatcher,
  simplifier: loadSimplifier,
  publication: nothingPublished,
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

/** The port of a site that was built without a catalogue (decision P9). */
export const nothingPublished: PublicationPort = { current: () => Promise.resolve(null) }
