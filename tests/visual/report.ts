import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Baselines } from './baselines.ts'
import type { Verdict } from './compare.ts'

/** A picture that does not pass, with what is needed to judge it. */
export interface Finding {
  readonly name: string
  readonly verdict: Exclude<Verdict, { readonly kind: 'equal' }>
  /** The screenshot as PNG. */
  readonly actual: Buffer
}

/** Everything that keeps a run from passing. */
export interface Outcome {
  readonly findings: readonly Finding[]
  /** Names of accepted pictures that no story asks for any more. */
  readonly stale: readonly string[]
  /** Pictures that could not be taken, and why. */
  readonly broken: readonly { readonly name: string; readonly reason: string }[]
}

/** A line of the report's list, as `report.html` reads it; files are relative to the page. */
interface Entry {
  readonly name: string
  /** Room of the house that the story is in: the head of its id. */
  readonly area: string
  readonly kind: 'different' | 'new' | 'stale' | 'broken'
  readonly note: string
  readonly pixels?: number
  /** Where the differences lie: x, y, width, height in pixels. */
  readonly box?: readonly [number, number, number, number]
  readonly expected?: string
  readonly actual?: string
  readonly difference?: string
}

const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * Writes a page that shows expected, actual and difference of every finding; it opens without a
 * server.
 *
 * @param folder is emptied first
 * @returns path of the page
 */
export const writeReport = (
  folder: string,
  baselines: Baselines,
  { findings, stale, broken }: Outcome,
): string => {
  rmSync(folder, { recursive: true, force: true })
  const place = (file: string): string => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    return join(folder, file)
  }
  const keep = (file: string, bytes: Buffer): string => {
    writeFileSync(place(file), bytes)
    return file
  }
  const keepAccepted = (name: string): string => {
    const file = `${name}.expected.webp`
    cpSync(baselines.fileOf(name), place(file))
    return file
  }
  const entry = (name: string, rest: Omit<Entry, 'name' | 'area'>): Entry => ({
    name,
    area: name.split('-')[0] ?? '',
    ...rest,
  })
  const entries = [
    ...findings.map(({ name, verdict, actual }) => {
      const shown = { actual: keep(`${name}.actual.png`, actual) }
      if (verdict.kind === 'new')
        return entry(name, { kind: 'new', note: 'no picture accepted yet', ...shown })
      const { kind, note, pixels, box } = verdict
      const difference = keep(`${name}.difference.png`, verdict.difference)
      const expected = keepAccepted(name)
      return entry(name, { kind, note, pixels, box, expected, difference, ...shown })
    }),
    ...broken.map(({ name, reason }) => entry(name, { kind: 'broken', note: reason })),
    ...stale.map((name) =>
      entry(name, { kind: 'stale', note: 'no story asks for it', expected: keepAccepted(name) }),
    ),
  ].sort((one, other) => one.name.localeCompare(other.name, 'en'))
  // "<" could end the element that holds the data.
  const data = JSON.stringify(entries).replaceAll('<', '\\u003c')
  const page = readFileSync(source('report.html'), 'utf8').replace(
    /(<script type="application\/json" id="data">)[^<]*/,
    (_, opening: string) => opening + data,
  )
  for (const file of ['report.css', 'report.js']) cpSync(source(file), place(file))
  return join(folder, keep('index.html', Buffer.from(page)))
}
