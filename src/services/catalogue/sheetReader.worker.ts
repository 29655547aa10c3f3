import { catalogueFailureOf, type CatalogueFailure } from '#domain/failure.ts'
import type { Table } from '#domain/catalogue/sheetColumns.ts'
import { readTables } from '#services/catalogue/sheetReader.ts'

/** What the worker says: rows of a sheet, piece by piece, then that all were said or why none can be. */
export type SheetMessage =
  | {
      readonly kind: 'rows'
      readonly sheet: number
      readonly name: string
      readonly rows: Table['rows']
    }
  | { readonly kind: 'done'; readonly broken: ReadonlyArray<ReadonlySet<number>> }
  | { readonly kind: 'failed'; readonly failure: CatalogueFailure | null }

/** Rows of one message: the page takes each as a task of its own. */
const step = 400

const say = (message: SheetMessage) => postMessage(message)

const answer = async (source: string | Uint8Array) => {
  try {
    const tables = await readTables(source)
    for (const [sheet, { name, rows }] of tables.entries())
      for (let at = 0; at < rows.length; at += step)
        say({ kind: 'rows', sheet, name, rows: rows.slice(at, at + step) })
    say({ kind: 'done', broken: tables.map(({ broken }) => broken) })
  } catch (thrown) {
    const failure = catalogueFailureOf(thrown)
    say({ kind: 'failed', failure: failure.from === null ? null : failure })
  }
}

addEventListener('message', ({ data }: MessageEvent<string | Uint8Array>) => void answer(data))
