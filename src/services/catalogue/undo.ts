import * as v from 'valibot'
import { isList, readProduct, parseJson } from '#domain/catalogue/codec.ts'
import {
  historyLimits,
  picturesInHistory,
  recentSteps,
  type UndoOffer,
  type UndoStep,
} from '#domain/catalogue/history.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import type { StorageArea } from '#services/catalogue/storageArea.ts'

/** The steps that can be undone: in storage if there is space, else in this page only. */
export interface UndoHistory {
  /** Every step, the newest last. */
  steps(): readonly UndoStep[]
  /** Adds a step behind all others. Never fails: without space it lasts as long as the page. */
  push(step: Omit<UndoStep, 'place'>): void
  /** Removes a step that was undone or did not happen. */
  drop(id: string): void
  /** Moves the stored steps into the page to free space for products. Returns whether there were any. */
  release(): boolean
  /** Ids of the pictures that stored steps need; the page holds those of other steps. */
  pictures(): ReadonlySet<string>
  /** The step that is undone next. */
  offer(): UndoOffer | null
}

const stepSchema = v.object({
  id: v.string(),
  kind: v.picklist([
    'remove',
    'clear',
    'import',
    'samples',
    'price',
    'picture',
    'edit',
    'available',
    'unavailable',
  ]),
  at: v.number(),
  count: v.number(),
  put: v.array(v.unknown()),
  remove: v.array(v.unknown()),
  fields: v.exactOptional(v.array(v.string())),
  // Steps of earlier versions have neither.
  left: v.fallback(v.record(v.string(), v.string()), {}),
  place: v.fallback(v.number(), 0),
})

const readStep = (raw: unknown): UndoStep[] => {
  const read = v.safeParse(stepSchema, raw)
  if (!read.success) return []
  const put = read.output.put.flatMap((value): Product[] => {
    const product = readProduct(value)
    return product.ok ? [product.value] : []
  })
  const remove = read.output.remove.filter((id) => typeof id === 'string')
  return [{ ...read.output, put, remove }]
}

const texts = new WeakMap<UndoStep, string>()

const textOf = (step: UndoStep): string => {
  let text = texts.get(step)
  if (text === undefined) texts.set(step, (text = JSON.stringify(step)))
  return text
}

/** Creates the history of one storage. */
export const createUndoHistory = (area: StorageArea, now: () => number): UndoHistory => {
  let inMemory: readonly UndoStep[] = []
  let last: { text: string | null; steps: readonly UndoStep[] } = { text: null, steps: [] }
  const stored = () => {
    const text = area.get(catalogueKeys.undo)
    if (text !== last.text) {
      const parsed = text === null ? [] : parseJson(text)
      last = { text, steps: isList(parsed) ? parsed.flatMap(readStep) : [] }
    }
    return recentSteps(last.steps, now())
  }
  /** Stores the newest steps that fit and drops the oldest ones. Returns whether any were stored. */
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
        // No space for this many: try with fewer.
      }
    }
    return false
  }
  const removeStored = () => {
    try {
      area.remove(catalogueKeys.undo)
    } catch {
      // An old offer that cannot be removed does no harm.
    }
  }
  const steps = () => {
    const inStorage = stored()
    const ids = new Set(inStorage.map(({ id }) => id))
    const inPage = recentSteps(inMemory, now()).filter(({ id }) => !ids.has(id))
    return [...inStorage, ...inPage].sort((a, b) => a.place - b.place)
  }
  return {
    steps,
    push: (added) => {
      const step = { ...added, place: 1 + Math.max(0, ...steps().map(({ place }) => place)) }
      if (!store(recentSteps([...stored(), step], now()))) inMemory = [...inMemory, step]
    },
    drop: (id) => {
      inMemory = inMemory.filter((step) => step.id !== id)
      const rest = stored().filter((step) => step.id !== id)
      if (rest.length === stored().length) return
      if (!store(rest)) removeStored()
    },
    release: () => {
      const released = stored()
      if (released.length === 0) return false
      inMemory = [...released, ...inMemory]
      removeStored()
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
