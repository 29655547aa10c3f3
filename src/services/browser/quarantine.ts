import { parseJson } from '#domain/catalogue/salvage.ts'
import { catalogueKeys } from '#services/browser/catalogueKeys.ts'
import type { CatalogueView } from '#services/browser/catalogueReader.ts'
import type { StorageArea } from '#services/browser/storageArea.ts'
import type { QuarantineReport } from '#services/products/products.port.ts'

/** Most texts set aside for one key; beyond that something is wrong that writing cannot help. */
const most = 9

/** Sets aside what could not be read, exactly as it lay there, and never writes over it (decision P2). */
export interface Quarantine {
  /**
   * Makes sure that everything unreadable in a view has its copy. Answers whether it has: only then
   * may the original be written over.
   */
  keep(view: CatalogueView): boolean
  /** What lies set aside, or `null`. */
  report(): QuarantineReport | null
  /** The texts set aside, by key. */
  texts(): readonly (readonly [key: string, text: string])[]
  /** Removes them all; answers how many records there were. */
  discard(): number
}

/** A key's unreadable part: the text as a whole, or the list of the records that were refused. */
const unreadablePart = (
  text: string | null,
  read: { readonly damaged: boolean; readonly rejected: readonly unknown[] },
): string | null => {
  if (read.damaged) return text
  return read.rejected.length === 0 ? null : JSON.stringify(read.rejected)
}

const recordsIn = (text: string): number => {
  const parsed = parseJson(text)
  return Array.isArray(parsed) ? parsed.length : 1
}

/** Makes the quarantine of one storage. */
export const createQuarantine = (area: StorageArea): Quarantine => {
  let saved = true
  let unsaved = 0
  const keysFor = (base: string) =>
    Array.from({ length: most }, (_, at) =>
      at === 0
        ? base + catalogueKeys.quarantine
        : `${base}${catalogueKeys.quarantine}_${String(at + 1)}`,
    )
  const allKeys = [...keysFor(catalogueKeys.products), ...keysFor(catalogueKeys.images)]
  const texts = () =>
    allKeys.flatMap((key) => {
      const text = area.get(key)
      return text === null ? [] : [[key, text] as const]
    })
  const keepPart = (base: string, part: string | null): boolean => {
    if (part === null) return true
    const keys = keysFor(base)
    if (keys.some((key) => area.get(key) === part)) return true
    const free = keys.find((key) => area.get(key) === null)
    if (free === undefined) return false
    try {
      area.set(free, part)
      return true
    } catch {
      return false
    }
  }
  return {
    keep: (view) => {
      const parts = [
        [catalogueKeys.products, unreadablePart(view.productsText, productsRead(view))],
        [catalogueKeys.images, unreadablePart(view.imagesText, view.images)],
      ] as const
      const lost = parts.filter(([base, part]) => !keepPart(base, part))
      saved = lost.length === 0
      unsaved = lost.reduce((sum, [, part]) => sum + recordsIn(part ?? ''), 0)
      return saved
    },
    report: () => {
      const records = texts().reduce((sum, [, text]) => sum + recordsIn(text), unsaved)
      return records === 0 ? null : { records, saved }
    },
    texts,
    discard: () => {
      const records = texts().reduce((sum, [, text]) => sum + recordsIn(text), 0)
      for (const key of allKeys) area.remove(key)
      return records
    },
  }
}

const productsRead = (view: CatalogueView) => ({
  damaged: view.stored.damaged,
  rejected: view.stored.rejected.map(({ raw }) => raw),
})
