import { del, get, set } from 'idb-keyval'
import {
  afterCopy,
  copyLimits,
  isCopied,
  readCopies,
  reminderOf,
  withKnown,
  type CopiesSnapshot,
  type CopyRecord,
  type KeptFile,
  type KeptFileProblem,
  type StorageKeeping,
} from '#domain/catalogue/copies.ts'
import { isInApp } from '#domain/catalogue/inApp.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import { mayBeCopied, unknownCopies } from '#domain/catalogue/snapshot.ts'
import { shortHash } from '#domain/hash.ts'
import { copiesKey, keptFileKey } from '#domain/storageKeys.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createTextStore, type TextStore } from '#services/textStore.ts'
import type { CopiesPort, ProductsExchange, ProductsReader } from '#services/products.ts'
import type { ReporterPort } from '#services/browser.ts'

/** A file handle with the two methods that only Chromium has. */
export interface FileHandle extends Pick<
  FileSystemFileHandle,
  'name' | 'getFile' | 'createWritable'
> {
  queryPermission?(wanted: { readonly mode: 'readwrite' }): Promise<PermissionState>
  requestPermission?(wanted: { readonly mode: 'readwrite' }): Promise<PermissionState>
}

/** A handle with the id under which the record names it. */
interface StoredHandle {
  readonly id: string
  readonly handle: FileHandle
}

/** Everything that the copies need from outside. */
export interface CopiesParts {
  readonly products: ProductsReader & Pick<ProductsExchange, 'exportFile' | 'planImport'>
  readonly texts: TextStore
  /** Where the handle outlives the page. */
  readonly handles: {
    read(): Promise<StoredHandle | undefined>
    write(stored: StoredHandle): Promise<void>
    remove(): Promise<void>
  }
  /** Lets the visitor choose a file; `null` where the browser cannot. */
  readonly pick: ((name: string) => Promise<FileHandle>) | null
  /** Runs work while no other tab does. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>
  /** Calls back for every storage event from other tabs. */
  readonly listen: (listener: (event: Pick<StorageEvent, 'key'>) => void) => void
  /** The browser's promise to keep the data; `null` where it gives none. */
  readonly persistence: Pick<StorageManager, 'persist' | 'persisted'> | null
  /** Whether Safari's rule of seven days holds. */
  readonly inSafari: boolean
  /** Whether the page runs within an app, which empties the storage when it likes. */
  readonly inApp: boolean
  readonly now: () => number
  readonly random: () => string
  readonly wait: (milliseconds: number) => Promise<void>
  readonly reporter: ReporterPort
}

/** How long a change waits for the file to hold the one before. A disk that hangs stops nobody. */
const patience = 3_000

/** How long what is said of the copies waits for the first look at the file. */
const firstLook = 500

const permission = { mode: 'readwrite' } as const

const problems: Readonly<Record<string, KeptFileProblem>> = {
  NotFoundError: 'moved',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NoModificationAllowedError: 'busy',
  InvalidStateError: 'busy',
  NotReadableError: 'busy',
  QuotaExceededError: 'full',
}

/** An export without the moment at which it was made. */
const contentOf = (text: string): string => text.replace(/"exportedAt": "[^"]{0,40}"/u, '')

/** The file was not written, for a reason that no error of the browser names. */
class Refused extends Error {
  readonly problem: 'differs' | 'ahead' | 'unreadable'
  constructor(problem: Refused['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Writes a text as a whole: a file under its name is always the old or the new one. */
const writeWhole = async (handle: FileHandle, text: string): Promise<void> => {
  const stream = await handle.createWritable()
  try {
    await stream.write(text)
    await stream.close()
  } catch (thrown) {
    await stream.abort().catch(() => {})
    throw thrown
  }
  if ((await (await handle.getFile()).text()) !== text) throw new Refused('differs')
}

const isSame = (a: CopiesSnapshot, b: CopiesSnapshot) => JSON.stringify(a) === JSON.stringify(b)

/** Remembers copies in browser storage, and keeps one in a file (decision P12). */
export const createCopies = (parts: CopiesParts): CopiesPort => {
  const { products, texts, handles, now } = parts
  const listeners = new Set<() => void>()
  let current = unknownCopies
  const isDecided = parts.inApp || parts.inSafari
  let keeping: StorageKeeping = parts.inApp ? 'inApp' : parts.inSafari ? 'safari' : 'unknown'
  let file: KeptFile = { state: parts.pick === null ? 'unsupported' : 'none' }
  let stored: StoredHandle | undefined
  let following: Promise<void> | null = null
  let again = false
  /** What is shown first says already whether the browser keeps the data, and what is with the file. */
  let keepingRead = Promise.resolve()
  let isRead = false
  let replaces = false

  const read = (): CopyRecord => readCopies(texts.read(copiesKey))
  const publish = () => {
    if (!isRead) return
    const catalogue = products.snapshot()
    const isShown = catalogue.phase === 'ready' && catalogue.persistence === 'browser'
    const next = {
      reminder: isShown ? reminderOf(read(), catalogue.products, now()) : null,
      file,
      keeping,
    }
    if (current !== unknownCopies && isSame(next, current)) return
    current = next
    for (const listener of [...listeners]) listener()
  }
  const remember = (change: (before: CopyRecord) => CopyRecord) => {
    texts.write(copiesKey, JSON.stringify(change(read())))
    publish()
  }
  const show = (next: KeptFile) => {
    file = next
    publish()
  }

  /** The handle that the record names, or `undefined`. */
  const handleOf = async ({ file: kept }: CopyRecord): Promise<FileHandle | undefined> => {
    if (kept === null) return undefined
    if (stored?.id !== kept.id) stored = await handles.read()
    return stored?.id === kept.id ? stored.handle : undefined
  }
  const fail = (thrown: unknown, name: string) => {
    const error = thrown instanceof Error ? thrown : new Error('The file failed', { cause: thrown })
    const problem = thrown instanceof Refused ? thrown.problem : (problems[error.name] ?? 'unknown')
    if (problem === 'unknown') parts.reporter.report(error)
    show({ state: 'failed', name, problem })
  }
  /**
   * Why a file may not be written over: it holds products that are neither here nor in the last copy, which happens when
   * a browser that was killed lost its last changes, and when another program writes the file; or it cannot be read:
   * it is cut, of a newer version, or no catalogue.
   */
  const refusalOf = async (text: string): Promise<Refused | null> => {
    const record = read()
    if (text.trim() === '' || shortHash(contentOf(text)) === record.file?.print) return null
    try {
      const { rows } = await products.planImport(text)
      const holdsMore = rows.some(
        (row) =>
          row.action === 'reject' ||
          ((row.action === 'add' || row.action === 'update') && !isCopied(record, row.product)),
      )
      return holdsMore ? new Refused('ahead') : null
    } catch (thrown) {
      return catalogueFailureOf(thrown).code === 'nothingInside' ? null : new Refused('unreadable')
    }
  }
  const followOnce = async (): Promise<void> => {
    const { file: kept } = read()
    const mayReplace = replaces
    replaces = false
    if (parts.pick === null) return
    if (kept === null) {
      show({ state: 'none' })
      return
    }
    const { name } = kept
    try {
      const handle = await handleOf(read())
      if (handle === undefined) throw new DOMException('The handle is gone', 'NotFoundError')
      const allowed = (await handle.queryPermission?.(permission)) ?? 'granted'
      // Asking once more would not show a question.
      if (allowed === 'denied') throw new DOMException('Writing is refused', 'NotAllowedError')
      if (allowed === 'prompt') {
        show({ state: 'waiting', name })
        return
      }
      await parts.exclusively(async () => {
        // Another tab may have let the file go meanwhile.
        if (read().file?.id !== kept.id) return
        const catalogue = products.snapshot()
        if (!mayBeCopied(catalogue)) return
        const { text } = await products.exportFile()
        // Fails if the file was moved, which writing would not notice.
        const before = await (await handle.getFile()).text()
        if (contentOf(before) !== contentOf(text)) {
          const refusal = mayReplace ? null : await refusalOf(before)
          if (refusal !== null) throw refusal
          await writeWhole(handle, text)
        }
        const print = shortHash(contentOf(text))
        remember((record) => ({
          ...afterCopy(record, catalogue.products, now()),
          file: record.file?.id === kept.id ? { ...kept, print } : record.file,
        }))
      })
      show({ state: 'kept', name })
    } catch (thrown) {
      fail(thrown, name)
    }
  }
  /** Brings the file up to date. Changes that come meanwhile are written together. */
  const follow = (): Promise<void> => {
    again = true
    following ??= (async () => {
      try {
        await keepingRead
        while (again) {
          again = false
          await followOnce()
        }
      } catch (thrown) {
        // Changes of products wait for it, and must not fail with it.
        parts.reporter.report(thrown)
      } finally {
        following = null
      }
    })()
    return following
  }

  let started = false
  const start = () => {
    if (started) return
    started = true
    let seen: readonly Product[] = []
    products.subscribe(() => {
      publish()
      const { products: present } = products.snapshot()
      if (present === seen) return
      seen = present
      if (read().file !== null) void follow()
    })
    parts.listen(({ key }) => {
      if (key !== null && key !== copiesKey) return
      publish()
      if (read().file?.id !== stored?.id) void follow()
    })
    const readKeeping = async (persistence: Pick<StorageManager, 'persisted'>) => {
      keeping = (await persistence.persisted()) ? 'kept' : 'evictable'
    }
    if (!isDecided && parts.persistence !== null)
      keepingRead = readKeeping(parts.persistence).catch((thrown: unknown) =>
        parts.reporter.report(thrown),
      )
    // A disk that hangs: the file is still the one that is kept.
    const { file: kept } = read()
    if (kept !== null && parts.pick !== null) file = { state: 'kept', name: kept.name }
    void Promise.race([follow(), parts.wait(firstLook)]).then(() => {
      isRead = true
      publish()
    })
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      start()
      return () => listeners.delete(listener)
    },
    copied: (copied) => remember((before) => afterCopy(before, copied, now())),
    known: (present) =>
      remember((before) => withKnown(before, present, products.snapshot().products)),
    putAway: () => remember((before) => ({ ...before, quietUntil: now() + copyLimits.quiet })),
    persist: async () => {
      if (parts.persistence === null || read().asked) return
      try {
        const granted = await parts.persistence.persist()
        if (!isDecided) keeping = granted ? 'kept' : 'evictable'
        remember((before) => ({ ...before, asked: true }))
      } catch (thrown) {
        parts.reporter.report(thrown)
      }
    },
    keepFile: async (name) => {
      if (parts.pick === null) return
      let handle: FileHandle
      try {
        handle = await parts.pick(name)
      } catch (thrown) {
        if (thrown instanceof DOMException && thrown.name === 'AbortError') return
        fail(thrown, name)
        return
      }
      stored = { id: parts.random(), handle }
      try {
        await handles.write(stored)
      } catch (thrown) {
        // The file follows as long as this page is open.
        parts.reporter.report(thrown)
      }
      const kept = { id: stored.id, name: handle.name, print: '' }
      remember((before) => ({ ...before, file: kept }))
      // The browser asked whether the file may be replaced.
      replaces = true
      await follow()
    },
    resume: async () => {
      const handle = await handleOf(read())
      try {
        await handle?.requestPermission?.(permission)
      } catch {
        // Asked without a click, or refused: what follows says so.
      }
      await follow()
    },
    replaceFile: () => {
      replaces = true
      return follow()
    },
    openFile: async () => {
      try {
        return (await (await handleOf(read()))?.getFile()) ?? null
      } catch {
        await follow()
        return null
      }
    },
    stopFile: async () => {
      remember((before) => ({ ...before, file: null }))
      stored = undefined
      show({ state: 'none' })
      await handles.remove().catch((thrown: unknown) => parts.reporter.report(thrown))
    },
    settled: async () => {
      if (following !== null) await Promise.race([following, parts.wait(patience)])
    },
  }
}

/** The picker of Chromium, which TypeScript does not know. */
interface PickerWindow {
  showSaveFilePicker?(options: object): Promise<FileHandle>
}

/** {@link createCopies} on the visitor's own browser. */
export const createBrowserCopies = (
  given: Pick<CopiesParts, 'products' | 'random' | 'reporter'>,
): CopiesPort => {
  const { showSaveFilePicker } = window as PickerWindow
  const storage = 'storage' in navigator ? navigator.storage : undefined
  // An app on the home screen is exempt from Safari's rule.
  const inSafari =
    navigator.vendor.startsWith('Apple') && !window.matchMedia('(display-mode: standalone)').matches
  return createCopies({
    ...given,
    texts: createTextStore(() => window.localStorage),
    handles: {
      read: () => get<StoredHandle>(keptFileKey),
      write: (stored) => set(keptFileKey, stored),
      remove: () => del(keptFileKey),
    },
    pick:
      showSaveFilePicker === undefined
        ? null
        : (suggestedName) =>
            showSaveFilePicker.call(window, {
              suggestedName,
              types: [{ accept: { 'application/json': ['.json'] } }],
            }),
    exclusively: async (work) => {
      await navigator.locks.request(keptFileKey, work)
    },
    listen: (listener) => window.addEventListener('storage', listener),
    persistence: storage ?? null,
    inSafari,
    inApp: isInApp(navigator.userAgent),
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((go) => setTimeout(go, milliseconds)),
  })
}
