import { historyLimits } from '#domain/catalogue/history.ts'
import { createIdSource } from '#domain/catalogue/ids.ts'
import { catalogueKeys, isCatalogueKey } from '#domain/storageKeys.ts'
import { createCatalogueEngine, type CatalogueEngine } from '#services/catalogue/engine.ts'
import {
  isSameSnapshot,
  loadingCatalogue,
  type CatalogueSnapshot,
} from '#domain/catalogue/snapshot.ts'
import { createProductChanges } from '#services/catalogue/changes.ts'
import type { SamplesPort } from '#services/catalogue/samples.ts'
import { storageFailureOf, withStorage, type OpenedArea } from '#services/catalogue/storageArea.ts'
import type { ReporterPort } from '#services/browser.ts'
import { compactionAges } from '#services/catalogue/log.ts'
import type {
  ProductsExchange,
  ProductsPort,
  PicturesPort,
  ReadSheets,
} from '#services/products.ts'
import { lazyPort } from '#services/lazy.ts'

/** Everything that the store needs from outside. */
export interface ProductStoreParts {
  /** Opens storage, with the engine on it if there is one already; called on first use, never during render. */
  readonly open: () => OpenedArea & { readonly engine?: CatalogueEngine }
  readonly now: () => number
  /** Random letters and digits, at least eight of them. */
  readonly random: () => string
  /** Calls back for every storage event from other tabs. */
  readonly listen: (listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void) => void
  /** Calls back when the page goes away. */
  readonly leaving: (listener: () => void) => void
  /** Runs work later. Returns a function that cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void
  /** Lets the browser handle other events between parts of long work. */
  readonly pause: () => Promise<void>
  readonly samples: SamplesPort
  readonly readSheets: ReadSheets
  readonly reporter: ReporterPort
  /** Re-encodes imported pictures that are not in the stored form. */
  readonly pictures: PicturesPort
}

/**
 * The product store in the browser's own storage (decisions P1 to P5). It reads nothing until the
 * first subscription or change; until then the snapshot says `loading`, as prerendered pages do.
 */
export const createProductStore = (parts: ProductStoreParts): ProductsPort => {
  const ids = createIdSource({ now: parts.now, random: parts.random })
  const listeners = new Set<() => void>()
  let current = loadingCatalogue
  let isCompacting = false
  let cancelExpiry = () => {}

  /** Storage that refuses to be read shows in the snapshot; any other error is a bug. */
  const reportBug = (error: unknown) => {
    if (storageFailureOf(error) === null) parts.reporter.report(error)
  }

  const build = () => {
    const { area, persistence, engine = createCatalogueEngine({ ...parts, area }) } = parts.open()
    const take = (): CatalogueSnapshot => {
      try {
        const { products, images, readOnly, unreadable } = engine.state()
        return {
          phase: unreadable ? 'unreadable' : 'ready',
          products,
          images,
          persistence,
          readOnly,
          usage: engine.usage(),
          undo: engine.history.offer(),
          quarantine: engine.quarantine.report(),
        }
      } catch (error) {
        reportBug(error)
        return { ...loadingCatalogue, persistence, phase: 'unreadable' }
      }
    }
    const publish = () => {
      const next = take()
      if (isSameSnapshot(next, current)) return
      current = next
      expireLater()
      for (const listener of [...listeners]) listener()
    }
    // A page that stays open offers undo no longer than one that is just opened.
    const expireLater = () => {
      cancelExpiry()
      const at = current.undo?.at
      if (at === undefined) return
      cancelExpiry = parts.later(publish, Math.max(0, at + historyLimits.age - parts.now()) + 1)
    }
    // What is due is not put off: tabs that answer each other's notices would never drop their logs.
    const compactLater = () => {
      if (isCompacting) return
      isCompacting = true
      parts.later(() => {
        isCompacting = false
        engine.compaction.compact()
        publish()
        if (engine.compaction.isDue()) compactLater()
      }, compactionAges.log + 100)
    }
    const changed = () => {
      publish()
      compactLater()
    }
    parts.listen((event) => {
      if (!isCatalogueKey(event.key)) return
      engine.compaction.receive(event)
      // The list follows the log of a change: a tab that wrote the list between the two would write it twice.
      if (event.key?.startsWith(catalogueKeys.log) !== true) engine.compaction.reconcile()
      changed()
    })
    parts.leaving(engine.compaction.leave)
    try {
      engine.migrate(() => ids.image().id)
      engine.compaction.compact()
    } catch (error) {
      reportBug(error)
    }
    changed()
    const shared = { engine, ids, now: parts.now, changed }
    return {
      publish: () => {
        engine.compaction.reconcile()
        publish()
      },
      ...createProductChanges(shared),
      // Fetched at the first use: most visitors only look.
      exchange: lazyPort<ProductsExchange>(async () => {
        const { createProductExchange } = await import('#services/catalogue/exchange.ts')
        const { pause, samples, pictures, readSheets } = parts
        return createProductExchange({ ...shared, pause, samples, pictures, readSheets })
      }),
      quarantineFile: () => engine.quarantine.file(),
      discardQuarantine: () => {
        try {
          return engine.discardQuarantine()
        } finally {
          changed()
        }
      },
    }
  }
  let built: ReturnType<typeof build> | undefined
  const started = () => (built ??= build())
  /** A change as the port has it: it rejects with the failure of the storage. */
  const run =
    <Given extends unknown[], Value>(
      pick: (parts: ReturnType<typeof build>) => (...given: Given) => Value,
    ) =>
    async (...given: Given): Promise<Value> =>
      withStorage(() => pick(started())(...given))

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      started()
      return () => listeners.delete(listener)
    },
    reload: () => started().publish(),
    add: run(({ add }) => add),
    update: run(({ update }) => update),
    updatePrice: run(({ updatePrice }) => updatePrice),
    replaceImage: run(({ replaceImage }) => replaceImage),
    remove: run(({ remove }) => remove),
    removeAll: run(({ removeAll }) => removeAll),
    setAvailable: run(({ setAvailable }) => setAvailable),
    clear: run(({ clear }) => clear),
    undo: run(({ undo }) => undo),
    exportFile: (...given) => started().exchange.exportFile(...given),
    sheetFile: (...given) => started().exchange.sheetFile(...given),
    templateFile: (...given) => started().exchange.templateFile(...given),
    openSheets: (...given) => started().exchange.openSheets(...given),
    planSheet: (...given) => started().exchange.planSheet(...given),
    planImport: (...given) => started().exchange.planImport(...given),
    applyImport: (...given) => started().exchange.applyImport(...given),
    loadSamples: (...given) => started().exchange.loadSamples(...given),
    quarantineFile: () => started().quarantineFile(),
    discardQuarantine: run(({ discardQuarantine }) => discardQuarantine),
  }
}
