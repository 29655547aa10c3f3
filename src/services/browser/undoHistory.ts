import { isRecord, own, readProduct } from '#domain/catalogue/codec.ts'
import {
  historyLimits,
  picturesInHistory,
  recentSteps,
  type UndoKind,
  type UndoOffer,
  type UndoStep,
} from '#domain/catalogue/history.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { parseJson } from '#domain/catalogue/salvage.ts'
import { catalogueKeys } from '#services/browser/catalogueKeys.ts'
import type { StorageArea } from '#services/browser/storageArea.ts'

/** The steps that can be taken back: in storage while there is room, else in this page only. */
export interface UndoHistory {
  /** Every step, the newest last. */
  steps(): readonly UndoStep[]
  /** Adds a step. Never fails: without room it lasts as long as the page. */
  push(step: UndoStep): void
  /** Forgets a step, because it was taken back or never came about. */
  drop(id: string): void
  /** Moves the stored steps into the page, to make room for products. Answers whether it made any. */
  release(): boolean
  /** Ids of the pictures that stored steps need; those of other steps live in the page. */
  pictures(): ReadonlySet<string>
  /** The step that would be taken back next. */
  offer(): UndoOffer | null
}

const kinds: readonly string[] = [
  'remove',
  'clear',
  'import',
  'samples',
  'price',
  'picture',
] satisfies UndoKind[]

const readStep = (raw: unknown): UndoStep[] => {
  if (!isRecord(raw)) return []
  const [id, kind, at, count] = ['id', 'kind', 'at', 'count'].map((key) => own(raw, key))
  const put = own(raw, 'put')
  const remove = own(raw, 'remove')
  if (typeof id !== 'string' || typeof kind !== 'string' || !kinds.includes(kind)) return []
  if (typeof at !== 'number' || typeof count !== 'number') return []
  if (!Array.isArray(put) || !Array.isArray(remove)) return []
  const products = (put as unknown[]).flatMap((value): Product[] => {
    const read = readProduct(value)
    return read.ok ? [read.value] : []
  })
  const ids = (remove as unknown[]).filter((value): value is string => typeof value === 'string')
  return [{ id, kind: kind as UndoKind, at, count, put: products, remove: ids }]
}

const texts = new WeakMap<UndoStep, string>()

const textOf = (step: UndoStep): string => {
  let text = texts.get(step)
  if (text === undefined) texts.set(step, (text = JSON.stringify(step)))
  return text
}

/** Makes the history of one storage. */
export const createUndoHistory = (area: StorageArea, now: () => number): UndoHistory => {
  let held: readonly UndoStep[] = []
  let last: { text: string | null; steps: readonly UndoStep[] } = { text: null, steps: [] }
  const stored = () => {
    const text = area.get(catalogueKeys.undo)
    if (text !== last.text) {
      const parsed = text === null ? [] : parseJson(text)
      last = { text, steps: Array.isArray(parsed) ? (parsed as unknown[]).flatMap(readStep) : [] }
    }
    return recentSteps(last.steps, now())
  }
  /** Stores the newest steps that fit, giving up the oldest ones; answers whether any were stored. */
  const store = (steps: readonly UndoStep[]): boolean => {
    const texts = steps.map(textOf)
    for (let from = 0; from < steps.length; from += 1) {
      const units = texts.slice(from).reduce((sum, text) => sum + text.length + 1, 1)
      if (units > historyLimits.units) continue
      const text = `[${texts.slice(from).join(',')}]`
      try {
        area.set(catalogueKeys.undo, text)
        last = { text, steps: steps.slice(from) }
        return true
      } catch {
        // No room for this many: try with fewer.
      }
    }
    return false
  }
  const forget = () => {
    try {
      area.remove(catalogueKeys.undo)
    } catch {
      // A storage that refuses to remove keeps an old offer; that harms nothing.
    }
  }
  const steps = () => {
    const inStorage = stored()
    const ids = new Set(inStorage.map(({ id }) => id))
    const inPage = recentSteps(held, now()).filter(({ id }) => !ids.has(id))
    return [...inStorage, ...inPage].sort((a, b) => a.at - b.at)
  }
  return {
    steps,
    push: (step) => {
      const before = recentSteps([...stored(), step], now())
      if (!store(before)) held = [...held, step]
    },
    drop: (id) => {
      held = held.filter((step) => step.id !== id)
      const rest = stored().filter((step) => step.id !== id)
      if (rest.length === stored().length) return
      if (rest.length === 0 || !store(rest)) forget()
    },
    release: () => {
      const released = stored()
      if (released.length === 0) return false
      held = [...released, ...held]
      forget()
      return true
    },
    pictures: () => picturesInHistory(stored()),
    offer: () => {
      const step = steps().at(-1)
      if (step === undefined) return null
      const survivesReload = stored().some(({ id }) => id === step.id)
      return { id: step.id, kind: step.kind, at: step.at, count: step.count, survivesReload }
    },
  }
}
