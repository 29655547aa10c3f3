import { createFileService } from '#services/files.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/catalogue/searchAids.ts'
import { createProductStore, type ProductStoreParts } from '#services/catalogue/store.ts'
import { browserReporter } from '#services/browser.ts'
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
 * The copies, fetched by the management page and with the first samples: most visitors only look.
 *
 * @param products - the store, as the site shows it
 */
export const createLateCopies = (products: ProductsPort): CopiesPort => {
  let port: CopiesPort | null = null
  let missing = unknownCopies
  let loading: Promise<CopiesPort> | null = null
  const load = () => {
    loading ??= import('#services/catalogue/copies.ts').then(({ createBrowserCopies }) => {
      const parts = { products, random: randomText, reporter: browserReporter }
      return (port = createBrowserCopies(parts))
    })
    loading.catch(() => {
      loading = null
    })
    return loading
  }
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
    persist: async () => (await load()).persist(),
    keepFile: async (...given) => (await load()).keepFile(...given),
    resume: async () => (await load()).resume(),
    replaceFile: async () => (await load()).replaceFile(),
    openFile: async () => (await load()).openFile(),
    stopFile: async () => (await load()).stopFile(),
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
