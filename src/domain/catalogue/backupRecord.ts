import * as v from 'valibot'
import { parseJson } from './codec.ts'

const record = v.object({
  /** When all products were last exported, in milliseconds since 1970. */
  at: v.nullable(v.number()),
  /** How many changes of products came after that. */
  changes: v.optional(v.number(), 0),
  /** The browser was asked to keep what is stored. */
  asked: v.optional(v.boolean(), false),
})

/** What is remembered about exports. */
export type BackupRecord = v.InferOutput<typeof record>

/** Where the products are. Safari deletes them after seven days without a visit, an app that shows the page when it likes. */
export type ProductPlace = 'browser' | 'safari' | 'app'

/** Nothing was exported yet. */
export const noBackup: BackupRecord = { at: null, changes: 0, asked: false }

/** Reads the stored record; any other text is none. */
export const readBackup = (text: string | null): BackupRecord => {
  const read = v.safeParse(record, text === null ? undefined : parseJson(text))
  return read.success ? read.output : noBackup
}

/** Fewer changes are not worth a word. */
export const remindFrom = 10

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** How many days of the reader's calendar an export is old. */
export const daysSince = (at: number, now: number): number =>
  Math.max(0, Math.round((midnight(now) - midnight(at)) / 86_400_000))
