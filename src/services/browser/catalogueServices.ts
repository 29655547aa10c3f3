import { createFileService } from '#services/browser/files.ts'
import { loadPinyinMatcher, loadSimplifier } from '#services/browser/searchAids.ts'
import { createProductDraft } from '#services/browser/productDraft.ts'
import { createProductStore } from '#services/browser/productStore.ts'
import { browserReporter } from '#services/browser/reporter.browser.ts'
import { createSampleSource, type SampleFiles } from '#services/browser/samples.ts'
import { openStorageArea } from '#services/browser/storageArea.ts'
import { createTextStore } from '#services/browser/webStorage.ts'
import { nothingPublished } from '#services/products/nothingPublished.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import type { PictureService } from '#services/products/pictures.port.ts'

/** Ten random letters and digits. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join(
    '',
  )

/** Fetched with the first picture: most visitors only look. */
const pictures: PictureService = {
  prepare: async (...args) => {
    const { createPictureService } = await import('#services/browser/pictures.ts')
    return createPictureService().prepare(...args)
  },
}

/** Fetched when somebody asks for samples. */
const samples = async (): Promise<SampleFiles> =>
  (await import('#services/browser/sampleFiles.ts')).bundledSamples

/**
 * The catalogue's services on the visitor's own browser; nothing is read before the first use.
 *
 * @param open - opens the storage
 */
export const createCatalogueServices = (
  open = () => openStorageArea(() => window.localStorage),
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
