import { readFileSync } from 'node:fs'
import type { Difference } from '#backend/tests/conformance/compare.ts'

/** A difference that is meant, as the table in `backend/README.md` lists it. */
export interface KnownDifference {
  readonly id: string
  /** Names of recordings, with `*` for any part. */
  readonly recordings: readonly RegExp[]
  /** Fields of an answer, likewise. */
  readonly fields: readonly RegExp[]
  /** Met in every recording, so that it says nothing about any one of them. */
  readonly everywhere: boolean
}

const patterns = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(
    ([, text = '']) =>
      new RegExp(`^${text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
  )

/**
 * Reads the table of known differences: rows `| D1 | recordings | fields | reason |`. The page
 * that explains them is the list that the tool goes by, so the two cannot drift apart.
 *
 * @param path - The page.
 * @throws Error when a row has no reason.
 */
export const readKnownDifferences = (path: URL | string): readonly KnownDifference[] => {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^\| D\d+ /.test(line))
    .map((line) => {
      const [, id = '', recordings = '', fields = '', reason = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      if (reason.length < 20) throw new Error(`${id} has no reason.`)
      return {
        id,
        recordings: patterns(recordings),
        everywhere: recordings === '`*`',
        fields: patterns(fields),
      }
    })
}

/** The known difference that explains one that was found, or nothing. */
export const explain = (list: readonly KnownDifference[], name: string, difference: Difference) =>
  list.find(
    ({ recordings, fields }) =>
      recordings.some((pattern) => pattern.test(name)) &&
      fields.some((pattern) => pattern.test(difference.field)),
  )
