import { createIdSource } from '#domain/catalogue/ids.ts'
import { fail } from '#domain/catalogue/outcome.ts'
import { isCatalogueKey } from '#services/browser/catalogueKeys.ts'
import { createCatalogueEngine } from '#services/browser/catalogueEngine.ts'
import { createProductChanges } from '#services/browser/productChanges.ts'
import { createProductExchange } from '#services/browser/productExchange.ts'
import type { SampleSource } from '#services/browser/samples.ts'
import type { OpenedArea } from '#services/browser/storageArea.ts'
import { upkeepAges } from '#services/browser/catalogueUpkeep.ts'
import type {
  CatalogueSnapshot,
  ProductStore,
  StoreResult,
} from '#services/products/products.port.ts'
import type { PictureService } from '#services/products/pictures.port.ts'
import { loadingCatalogue } from '#services/products/snapshot.ts'

/** What another tab did to storage; the part of a `StorageEvent` that is used. */
type StorageNotice = { readonly key: string | null; readonly newValue: string | null }

/** Everything the store needs from outside. */
export type ProductStoreParts = {
  /** Opens storage; called at the first use, never while a page renders. */
  readonly open: () => OpenedArea
  readonly now: () => number
  /** Random letters and digits, at least eight of them. */
  readonly random: () => string
  /** Calls back for every storage event from other tabs. */
  readonly listen: (heard: (notice: StorageNotice) => void) => void
  /** Calls back when the page goes away. */
  readonly leaving: (left: () => void) => void
  /** Runs something later; answers how to call it off. */
  readonly later: (work: () => void, milliseconds: number) => () => void
  /** Lets the page breathe between pieces of long work. */
  readonly pause: () => Promise<void>
  readonly samples: SampleSource
  /** Draws imported pictures anew that are not as this site stores them. */
  readonly pictures: PictureService
}

const isSame = (a: CatalogueSnapshot, b: CatalogueSnapshot): boolean =>
  a.phase === b.phase &&
  a.products === b.products &&
  a.images === b.images &&
  a.readOnly === b.readOnly &&
  a.persistence === b.persistence &&
  a.usage.used === b.usage.used &&
  a.undo?.id === b.undo?.id &&
  a.undo?.survivesReload === b.undo?.survivesReload &&
  a.quarantine?.records === b.quarantine?.records &&
  a.quarantine?.saved === b.quarantine?.saved

/** Answers what some work says; storage that refuses to be read is blocked. */
const answer = <Value>(work: () => StoreResult<Value>): Promise<StoreResult<Value>> => {
  try {
    return Promise.resolve(work())
  } catch {
    return Promise.resolve(fail('blocked'))
  }
}

/**
 * The product store in the browser's own storage (decisions P1 to P5). It reads nothing until the
 * first subscription or change; until then the snapshot says `loading`, as prerendered pages do.
 */
export const createProductStore = (parts: ProductStoreParts): ProductStore => {
  const ids = createIdSource({ now: parts.now, random: parts.random })
  const listeners = new Set<() => void>()
  let current = loadingCatalogue
  let calledOff = () => {}

  const build = () => {
    const { area, persistence } = parts.open()
    const engine = createCatalogueEngine({
      area,
      tab: parts.random().toLowerCase(),
      now: parts.now,
      newImageId: () => ids.image().id,
    })
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
      } catch {
        // Storage that opened and then refuses to be read.
        return { ...loadingCatalogue, persistence, phase: 'unreadable' }
      }
    }
    const publish = () => {
      const next = take()
      if (isSame(next, current)) return
      current = next
      for (const listener of [...listeners]) listener()
    }
    const tidyLater = () => {
      calledOff()
      calledOff = parts.later(() => {
        engine.upkeep.tidy()
        publish()
      }, upkeepAges.log + 100)
    }
    const changed = () => {
      publish()
      tidyLater()
    }
    parts.listen((notice) => {
      if (!isCatalogueKey(notice.key)) return
      engine.upkeep.receive(notice)
      engine.upkeep.heal()
      changed()
    })
    parts.leaving(() => engine.upkeep.tidy(upkeepAges.leaving))
    try {
      engine.migrate()
      engine.upkeep.tidy()
    } catch {
      // What cannot be read is told by the snapshot.
    }
    changed()
    const shared = { engine, ids, now: parts.now, changed }
    return {
      publish: () => {
        engine.upkeep.heal()
        publish()
      },
      ...createProductChanges(shared),
      ...createProductExchange({
        ...shared,
        pause: parts.pause,
        samples: parts.samples,
        pictures: parts.pictures,
      }),
    }
  }
  let built: ReturnType<typeof build> | undefined
  const started = () => (built ??= build())

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      started()
      return () => listeners.delete(listener)
    },
    reload: () => started().publish(),
    add: (draft, picture) => answer(() => started().add(draft, picture)),
    updatePrice: (id, price, seen) => answer(() => started().updatePrice(id, price, seen)),
    replaceImage: (id, picture) => answer(() => started().replaceImage(id, picture)),
    remove: (id) => answer(() => started().remove(id)),
    clear: () => answer(() => started().clear()),
    undo: () => answer(() => started().undo()),
    exportFile: () => started().exportFile(),
    planImport: (text, options) => started().planImport(text, options),
    applyImport: (plan, options) => started().applyImport(plan, options),
    loadSamples: (language, options) => started().loadSamples(language, options),
    quarantineFile: () => started().quarantineFile(),
    discardQuarantine: () => answer(() => started().discardQuarantine()),
  }
}
