import { type FileFailure, ServiceError } from '#domain/failure.ts'
import type { FilesPort, TextFile } from '#services/files.ts'
import type { PictureFailure, PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import type { BackupPort, PicturesPort, ProductsPort } from '#services/products.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import { createBackup, type BackupParts } from '#services/catalogue/backup.ts'
import { createProductStore } from '#services/catalogue/store.ts'
import type { Sample } from '#services/catalogue/samples.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import { createFakeReporter, createFakeTextStore } from '#tests/fakes/browser.ts'

/** A file service that saves into a list. */
export type FakeFiles = FilesPort & { readonly saved: readonly TextFile[] }

/** Files in memory; `failure` refuses every reading. */
export const createFakeFiles = ({
  failure,
  downloads = true,
}: { readonly failure?: FileFailure; readonly downloads?: boolean } = {}): FakeFiles => {
  const saved: TextFile[] = []
  return {
    saved,
    downloads,
    save: (file) => saved.push(file),
    read: async (file, { signal, onProgress } = {}) => {
      signal?.throwIfAborted()
      if (failure !== undefined) throw new ServiceError({ from: 'file', code: failure })
      const content = await file.text()
      onProgress?.(1)
      return { content, isAssumed: false }
    },
  }
}

/** One see-through point, as PNG. */
export const fakePicture: PreparedPicture = {
  dataUrl:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  type: 'image/png',
  size: 70,
  width: 1,
  height: 1,
}

/** How the fake answers. */
export interface FakePicturesOptions {
  /** The refusal of every picture, or none. */
  readonly failure?: PictureFailure
  /** What every picture becomes; one point unless given. */
  readonly picture?: PreparedPicture
  /** Answers only when cancelled, to show work that takes its time; reports 40 %. */
  readonly endless?: boolean
}

/** A picture service that decodes nothing and gives the configured answer. */
export const createFakePictures = ({
  failure,
  picture = fakePicture,
  endless = false,
}: FakePicturesOptions = {}): PicturesPort => ({
  prepare: async (_file, { signal, onProgress } = {}) => {
    signal?.throwIfAborted()
    if (endless) {
      onProgress?.(0.4)
      await new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
    }
    onProgress?.(1)
    if (failure !== undefined) throw new ServiceError({ from: 'picture', code: failure })
    return Promise.resolve(picture)
  },
})

/** What the storage under a fake store does to it. */
type FakeStorage =
  | 'working'
  /** No write finds space; removing works. */
  | 'full'
  /** Opened, but every write is refused. */
  | 'blocked'
  /** The browser gives no storage at all: products live in the page only. */
  | 'none'
  /** The stored data is no catalogue. */
  | 'damaged'
  /** The stored data was written by a newer version of the site. */
  | 'newer'

/** How a fake store starts. */
export interface FakeProductsOptions {
  readonly products?: readonly Product[]
  readonly images?: readonly StoredImage[]
  readonly storage?: FakeStorage
  /** Units already taken by something else, for the meter. */
  readonly taken?: number
  readonly samples?: readonly Sample[]
  /** Further texts in storage, by key; they replace what the options above would put there. */
  readonly texts?: Readonly<Record<string, string>>
  /** A storage to continue with, as after a reload. */
  readonly area?: StorageArea
  /** The clock; starts at 2026-01-01 and moves a second at every reading unless given. */
  readonly now?: () => number
}

/** A fake store with controls for stories and tests. */
export type FakeProducts = ProductsPort & {
  /** From now on storage behaves so. */
  setStorage(storage: 'working' | 'full' | 'blocked'): void
  /** The texts under the store, for tests that look below. */
  readonly area: StorageArea
}

const refusal = (name: string): Error => Object.assign(new Error(name), { name })

const contents = (options: FakeProductsOptions): (readonly [string, string])[] => {
  const { products = [], images = [], storage = 'working', taken = 0 } = options
  const map = Object.fromEntries(images.map((image) => [image.id, image]))
  return [
    ...(products.length > 0 ? [[catalogueKeys.products, JSON.stringify(products)] as const] : []),
    ...(images.length > 0 ? [[catalogueKeys.images, JSON.stringify(map)] as const] : []),
    ...(storage === 'damaged' ? [[catalogueKeys.products, '{"damaged'] as const] : []),
    [catalogueKeys.version, storage === 'newer' ? '99' : '1'],
    ...Object.entries(options.texts ?? {}),
    ...(taken > 0 ? [['taken', 'x'.repeat(taken)] as const] : []),
  ]
}

/**
 * A product store in memory: the real engine over a scripted storage, so that a
 * story shows what a visitor with a full or blocked browser sees.
 */
export const createFakeProducts = (options: FakeProductsOptions = {}): FakeProducts => {
  const memory = options.area ?? memoryArea(contents(options))
  let storage = options.storage ?? 'working'
  let time = Date.UTC(2026, 0, 1)
  let count = 0
  const area: StorageArea = {
    ...memory,
    set: (key, text) => {
      const grows = text.length > (memory.get(key)?.length ?? 0)
      if (storage === 'blocked') throw refusal('SecurityError')
      if (storage === 'full' && grows) throw refusal('QuotaExceededError')
      memory.set(key, text)
    },
  }
  const load = () => Promise.resolve(options.samples ?? [])
  const store = createProductStore({
    open: () => ({ area, persistence: storage === 'none' ? 'session' : 'browser' }),
    now: options.now ?? (() => (time += 1_000)),
    random: () => `fake${String((count += 1)).padStart(6, '0')}`,
    listen: () => {},
    leaving: () => {},
    later: () => () => {},
    pause: () => Promise.resolve(),
    pictures: createFakePictures(),
    reporter: createFakeReporter(),
    samples: { load },
    readSheets: async (source) =>
      (await import('#services/catalogue/sheetReader.ts')).readTables(source),
  })
  return {
    ...store,
    area,
    setStorage: (next) => {
      storage = next
    },
  }
}

/** Exports remembered in memory, by the real rules. */
export const createFakeBackup = (given: Partial<BackupParts> = {}): BackupPort =>
  createBackup({
    texts: createFakeTextStore(),
    listen: () => () => {},
    persist: () => Promise.resolve(true),
    place: () => 'browser',
    now: () => Date.UTC(2026, 10, 25, 12),
    reporter: createFakeReporter(),
    ...given,
  })
