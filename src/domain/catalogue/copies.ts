import * as v from 'valibot'
import { shortHash } from '#domain/hash.ts'
import { parseJson, writeProduct } from './codec.ts'
import type { Product } from './product.ts'

const day = 86_400_000

/** When a reminder becomes firm, and how long it is quiet once put away. */
export const copyLimits = { age: 7 * day, changes: 20, quiet: 7 * day } as const

const record = v.object({
  /** When the last copy of everything was written, in milliseconds since 1970. */
  at: v.nullable(v.number()),
  /** Products that exist outside this browser, by id, each with the print of its content. */
  prints: v.record(v.string(), v.string()),
  /** Until when no reminder is firm. */
  quietUntil: v.number(),
  /** The file that follows every change: the id of its handle, and the print of what was last written. */
  file: v.nullable(
    v.object({ id: v.string(), name: v.string(), print: v.optional(v.string(), '') }),
  ),
  /** The browser was asked not to delete what is stored. */
  asked: v.boolean(),
})

/** What is remembered about copies. */
export type CopyRecord = v.InferOutput<typeof record>

/** Nothing is known of any copy. */
export const noCopies: CopyRecord = {
  at: null,
  prints: {},
  quietUntil: 0,
  file: null,
  asked: false,
}

/** Reads the text that is kept of copies; what is no record is none. */
export const readCopies = (text: string | null): CopyRecord => {
  const read = v.safeParse(record, text === null ? undefined : parseJson(text))
  return read.success ? read.output : noCopies
}

const prints = new WeakMap<Product, string>()

/** The print of the content of a product; a picture never changes under its id. */
const printOf = (product: Product): string => {
  let print = prints.get(product)
  if (print === undefined) prints.set(product, (print = shortHash(writeProduct(product))))
  return print
}

/** Whether the last copy had the product as it is. */
export const isCopied = ({ prints: copied }: CopyRecord, product: Product): boolean =>
  copied[product.$id] === printOf(product)

/** The record after a copy of all these products. */
export const afterCopy = (
  before: CopyRecord,
  products: readonly Product[],
  at: number,
): CopyRecord => ({
  ...before,
  at,
  quietUntil: 0,
  prints: Object.fromEntries(products.map((product) => [product.$id, printOf(product)])),
})

/**
 * The record after `known` turned out to exist elsewhere: samples, an imported file, a publication. What is
 * different here by now does not.
 */
export const withKnown = (
  before: CopyRecord,
  known: readonly Product[],
  present: readonly Product[],
): CopyRecord => {
  const here = new Map(present.map((product) => [product.$id, printOf(product)]))
  const equal = known.filter((product) => here.get(product.$id) === printOf(product))
  return {
    ...before,
    prints: {
      ...before.prints,
      ...Object.fromEntries(equal.map((product) => [product.$id, printOf(product)])),
    },
  }
}

/** The products of `after` that were not so in `before`. */
export const changedProducts = (
  before: readonly Product[],
  after: readonly Product[],
): readonly Product[] => {
  const known = new Map(before.map((product) => [product.$id, printOf(product)]))
  return after.filter((product) => known.get(product.$id) !== printOf(product))
}

/** How old the last copy is, and how much it lacks. */
export interface CopyReminder {
  /** When it was written; `null` without one. */
  readonly at: number | null
  /** Products that were added, changed or removed since. */
  readonly changes: number
  /** It is time for a copy: the last one is a week old, or lacks many changes. */
  readonly firm: boolean
}

/** What the page says about the last copy; `null` when there is nothing to say. */
export const reminderOf = (
  copies: CopyRecord,
  products: readonly Product[],
  now: number,
): CopyReminder | null => {
  const { at, prints: copied, quietUntil } = copies
  const missing = products.filter((product) => !isCopied(copies, product))
  const present = new Set(products.map(({ $id }) => $id))
  const removed = at === null ? 0 : Object.keys(copied).filter((id) => !present.has(id)).length
  const changes = missing.length + removed
  if (at === null && changes === 0) return null
  const since = at ?? Math.min(...missing.map(({ createdAt }) => Date.parse(createdAt)))
  const due = changes >= copyLimits.changes || (changes > 0 && now - since >= copyLimits.age)
  return { at, changes, firm: due && now >= quietUntil && products.length > 0 }
}

/** Why the kept file could not be written. Nothing in the browser is lost by it. */
export type KeptFileProblem =
  /** Moved, renamed or deleted. */
  | 'moved'
  /** The browser or the system does not allow it. */
  | 'denied'
  /** Another program holds it. */
  | 'busy'
  /** The disk is full. */
  | 'full'
  /** What was read back is not what was written. */
  | 'differs'
  /** It holds products that this browser does not: it was written elsewhere, or the browser lost the last changes. */
  | 'ahead'
  /** It holds something that cannot be read: a newer version, half a file, or another text. */
  | 'unreadable'
  | 'unknown'

/** The file that follows every change. */
export type KeptFile =
  /** The browser cannot write files. */
  | { readonly state: 'unsupported' }
  | { readonly state: 'none' }
  /** After a restart the browser wants to be asked again. */
  | { readonly state: 'waiting'; readonly name: string }
  | { readonly state: 'kept'; readonly name: string }
  | { readonly state: 'failed'; readonly name: string; readonly problem: KeptFileProblem }

/**
 * Whether the browser keeps the data by itself: `kept` was promised, `evictable` was not, `safari`
 * deletes it after seven days of use without a visit, and an app that shows the page (`inApp`) when it likes.
 */
export type StorageKeeping = 'unknown' | 'kept' | 'evictable' | 'safari' | 'inApp'

/** What a page shows of the copies. A new object only when something changed. */
export interface CopiesSnapshot {
  readonly reminder: CopyReminder | null
  readonly file: KeptFile
  readonly keeping: StorageKeeping
}
