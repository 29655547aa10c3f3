import { type FileFailure, ServiceError } from '#domain/failure.ts'
import type { FilesPort, TextFile } from '#services/files.ts'
import type { PictureFailure, PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { PicturesPort, PublicationPort, ProductsPort, CopiesPort } from '#services/products.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import { createCopies, type CopiesParts, type FileHandle } from '#services/catalogue/copies.ts'
import { createProductStore } from '#services/catalogue/store.ts'
import type { Sample } from '#services/catalogue/samples.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import type { TextStore } from '#services/textStore.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'

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
    readText: async (file, { signal, onProgress } = {}) => {
      signal?.throwIfAborted()
      if (failure !== undefined) throw new ServiceError({ from: 'file', code: failure })
      const text = await file.text()
      onProgress?.(1)
      return { text }
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

/** A site that publishes this, nothing (`null`), or whose data file cannot be fetched. */
export const createFakePublication = (
  publication: Publication | 'unreachable' | null = null,
): PublicationPort => ({
  current: () =>
    publication === 'unreachable'
      ? Promise.reject(new ServiceError({ code: 'incomplete' }))
      : Promise.resolve(publication),
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
  })
  return {
    ...store,
    area,
    setStorage: (next) => {
      storage = next
    },
  }
}

/** A file of a fake disk, with what is in it and how the disk behaves. */
export interface FakeFile extends FileHandle {
  text(): string
  /** What another program writes. */
  write(text: string): void
  /** From now on reading and writing fail with an error of this name; `null` works again. */
  fail(name: string | null): void
  /** What the browser says before writing. */
  allow(permission: PermissionState): void
  /** Called between the writing and the closing of a file, where a tab may end. */
  beforeClose: () => void
}

/** An empty file. A write shows when it is closed, as the browser's does. */
export const createFakeFile = (name = 'copy.json'): FakeFile => {
  let content = ''
  let failure: string | null = null
  let permission: PermissionState = 'granted'
  const check = () => {
    if (failure !== null) throw new DOMException('refused', failure)
  }
  const file: FakeFile = {
    name,
    text: () => content,
    write: (text) => {
      content = text
    },
    fail: (next) => {
      failure = next
    },
    allow: (next) => {
      permission = next
    },
    beforeClose: () => {},
    getFile: () => {
      if (failure === 'NotFoundError') check()
      return Promise.resolve(new File([content], name))
    },
    createWritable: () => {
      check()
      let written = ''
      const stream = {
        write: (text: string) => {
          written += text
          return Promise.resolve()
        },
        close: () => {
          check()
          file.beforeClose()
          content = written
          return Promise.resolve()
        },
        abort: () => Promise.resolve(),
      }
      return Promise.resolve(stream as unknown as FileSystemWritableFileStream)
    },
    queryPermission: () => Promise.resolve(permission),
    requestPermission: () => {
      if (permission === 'prompt') permission = 'granted'
      return Promise.resolve(permission)
    },
  }
  return file
}

/** How fake copies start. */
export interface FakeCopiesOptions {
  readonly products?: ProductsPort
  readonly file?: FileHandle
  /** Texts, handle and listeners of one browser; give the same to have two tabs. */
  readonly browser?: FakeBrowser
  /** What the browser answers when it is asked to keep the data; `null` where it cannot be asked. */
  readonly persists?: boolean | null
  readonly inSafari?: boolean
  readonly inApp?: boolean
  readonly canPick?: boolean
  readonly wait?: CopiesParts['wait']
  readonly now?: () => number
}

/** What the tabs of a browser share. */
export interface FakeBrowser {
  readonly texts: TextStore
  handle: Awaited<ReturnType<CopiesParts['handles']['read']>>
  /** Runs one piece of work after another. */
  lock: Promise<void>
  readonly listeners: Set<(event: Pick<StorageEvent, 'key'>) => void>
}

/** A browser without tabs. */
export const createFakeBrowser = (): FakeBrowser => {
  const kept = new Map<string, string>()
  const listeners: FakeBrowser['listeners'] = new Set()
  const tell = (key: string) => {
    for (const listener of listeners) listener({ key })
  }
  return {
    texts: {
      read: (key) => kept.get(key) ?? null,
      write: (key, text) => {
        kept.set(key, text)
        tell(key)
      },
      remove: (key) => {
        kept.delete(key)
        tell(key)
      },
    },
    handle: undefined,
    lock: Promise.resolve(),
    listeners,
  }
}

/** Copies in memory: the real rules over a scripted disk. */
export const createFakeCopies = ({
  products = createFakeProducts(),
  file = createFakeFile(),
  browser = createFakeBrowser(),
  persists = true,
  inSafari = false,
  inApp = false,
  canPick = true,
  wait = () => new Promise<never>(() => {}),
  now = () => Date.UTC(2026, 10, 25, 12),
}: FakeCopiesOptions = {}): CopiesPort => {
  let count = 0
  let persisted = false
  return createCopies({
    products,
    texts: browser.texts,
    handles: {
      read: () => Promise.resolve(browser.handle),
      write: (stored) => {
        browser.handle = stored
        return Promise.resolve()
      },
      remove: () => {
        browser.handle = undefined
        return Promise.resolve()
      },
    },
    pick: canPick ? () => Promise.resolve(file) : null,
    exclusively: (work) => {
      const next = browser.lock.then(work)
      browser.lock = next.catch(() => {})
      return next
    },
    listen: (listener) => browser.listeners.add(listener),
    persistence:
      persists === null
        ? null
        : {
            persist: () => Promise.resolve((persisted = persists)),
            persisted: () => Promise.resolve(persisted),
          },
    inSafari,
    inApp,
    now,
    random: () => `handle${String((count += 1))}`,
    wait,
    reporter: createFakeReporter(),
  })
}
