import { parseJson } from '#domain/catalogue/codec.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import type { CatalogueView } from '#services/catalogue/texts.ts'
import type { StorageArea } from '#services/catalogue/storageArea.ts'
import type { TextFile } from '#services/files.ts'
import type { QuarantineReport } from '#domain/catalogue/snapshot.ts'

/** Most copies for one key; more of them mean a fault that another copy does not cure. */
const mostCopies = 9

/** Unreadable data with the key it was found under. */
type Part = readonly [key: string, text: string]

/** Copies unreadable data byte for byte to its own keys, and never overwrites them (decision P2). */
export interface Quarantine {
  /**
   * Makes sure that all unreadable data of a view has a copy.
   *
   * @returns whether it has, so that the original may be overwritten
   */
  save(view: CatalogueView): boolean
  /** The number of unreadable records, or `null`. */
  report(): QuarantineReport | null
  /** The unreadable data by key, including what had no space for a copy. */
  texts(): readonly Part[]
  /** The unreadable data as a file, byte for byte; `null` when there is none. */
  file(): TextFile | null
  /** Removes all copies and returns the number of their records. */
  discard(): number
}

/** The unreadable part of a text: all of it if it is damaged, else the rejected records. */
const unreadablePart = (
  text: string | null,
  { damaged, rejected }: { readonly damaged: boolean; readonly rejected: readonly unknown[] },
): string | null => {
  if (damaged) return text
  return rejected.length === 0 ? null : JSON.stringify(rejected)
}

const unreadableParts = ({ productsText, stored, imagesText, images }: CatalogueView): Part[] => {
  const parts: readonly (readonly [string, string | null])[] = [
    [catalogueKeys.products, unreadablePart(productsText, stored)],
    [catalogueKeys.images, unreadablePart(imagesText, images)],
  ]
  return parts.flatMap(([key, text]): Part[] => (text === null ? [] : [[key, text]]))
}

const recordsIn = (parts: readonly Part[]): number =>
  parts.reduce((sum, [, text]) => {
    const parsed = parseJson(text)
    return sum + (Array.isArray(parsed) ? parsed.length : 1)
  }, 0)

const copyKeys = (key: string): readonly string[] =>
  Array.from({ length: mostCopies }, (_, at) =>
    at === 0
      ? key + catalogueKeys.quarantine
      : `${key}${catalogueKeys.quarantine}_${String(at + 1)}`,
  )

const allCopyKeys = [...copyKeys(catalogueKeys.products), ...copyKeys(catalogueKeys.images)]

/** Creates the quarantine of one storage. */
export const createQuarantine = (area: StorageArea): Quarantine => {
  let unsaved: readonly Part[] = []
  const copies = () =>
    allCopyKeys.flatMap((key): Part[] => {
      const text = area.get(key)
      return text === null ? [] : [[key, text]]
    })
  const isSaved = ([key, text]: Part): boolean => {
    const keys = copyKeys(key)
    if (keys.some((copy) => area.get(copy) === text)) return true
    const free = keys.find((copy) => area.get(copy) === null)
    if (free === undefined) return false
    try {
      area.set(free, text)
      return true
    } catch {
      return false
    }
  }
  const texts = () => [...copies(), ...unsaved]
  return {
    save: (view) => {
      unsaved = unreadableParts(view).filter((part) => !isSaved(part))
      return unsaved.length === 0
    },
    report: () => {
      const records = recordsIn(texts())
      return records === 0 ? null : { records, saved: unsaved.length === 0 }
    },
    texts,
    file: () => {
      const all = texts()
      const [first] = all
      if (first === undefined) return null
      const text = all.length === 1 ? first[1] : JSON.stringify(Object.fromEntries(all), null, 2)
      return { name: `${first[0]}.json`, type: 'application/json', text }
    },
    discard: () => {
      const records = recordsIn(texts())
      for (const key of allCopyKeys) area.remove(key)
      unsaved = []
      return records
    },
  }
}
