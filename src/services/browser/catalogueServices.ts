import { createFileService } from '#services/browser/files.ts'
import { createPictureService } from '#services/browser/pictures.ts'
import { loadPinyinMatcher } from '#services/browser/pinyin.ts'
import { createProductStore } from '#services/browser/productStore.ts'
import { bundledSamples } from '#services/browser/sampleFiles.ts'
import { browserReporter } from '#services/browser/reporter.browser.ts'
import { createSampleSource } from '#services/browser/samples.ts'
import { openStorageArea } from '#services/browser/storageArea.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'

/** Ten random letters and digits. */
const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte % 36).toString(36)).join(
    '',
  )

/** The catalogue's services on the visitor's own browser; nothing is read before the first use. */
export const createCatalogueServices = (): CatalogueServices => {
  const pictures = createPictureService()
  return {
    pictures,
    files: createFileService(),
    pinyin: loadPinyinMatcher,
    reporter: browserReporter,
    products: createProductStore({
      open: () => openStorageArea(() => window.localStorage),
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
      samples: createSampleSource(bundledSamples, pictures),
    }),
  }
}
