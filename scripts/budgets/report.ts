import { bytesOf, chunkOf, packagesIn } from './files.ts'
import type { Measured } from './measure.ts'
import type { Figure, WatchedPage } from './pages.ts'

const units: Readonly<Record<Figure, (value: number) => string>> = {
  document: (bytes) => `${(bytes / 1_000).toFixed(1)} KB`,
  script: (bytes) => `${(bytes / 1_000).toFixed(1)} KB`,
  requests: String,
  elements: String,
  heap: (megabytes) => `${megabytes.toFixed(1)} MB`,
}

/** What a page is made of, the largest first: for whoever has to find what grew. */
const partsOf = (folder: string, { scripts }: Measured): string =>
  scripts
    .map((script) => [chunkOf(script), bytesOf(folder, script)] as const)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${name} ${(bytes / 1_000).toFixed(1)}`)
    .join(', ')

/**
 * What a page costs too much of, a sentence each; nothing when it keeps its budget.
 *
 * @param folder of the build, for the parts of what is too heavy
 * @param accepted packages that may be in it; omitted: all may
 */
export const problemsOf = (
  folder: string,
  { name, budget, reason }: WatchedPage,
  measured: Measured,
  accepted?: readonly string[],
): string[] => {
  const over = (Object.keys(units) as Figure[])
    .filter((figure) => measured[figure] > budget[figure])
    .map(
      (figure) =>
        `${name}: ${figure} ${units[figure](measured[figure])} of ${units[figure](budget[figure])} (${reason}).` +
        (figure === 'script' ? ` KB by chunk: ${partsOf(folder, measured)}.` : ''),
    )
  const strangers =
    accepted === undefined
      ? []
      : packagesIn(folder, measured.scripts).filter((found) => !accepted.includes(found))
  return [
    ...over,
    ...strangers.map((found) => `${name}: ${found} has slipped into the start.`),
    ...measured.blocking.map((url) => `${name}: ${url} holds up the first paint.`),
  ]
}

const columns: readonly Figure[] = ['document', 'script', 'requests', 'elements', 'heap']

/**
 * The table of the README: limits, and beside them what was measured last.
 *
 * @param measured in the order of the pages; omitted: limits alone
 */
export const tableOf = (pages: readonly WatchedPage[], measured: readonly Measured[]): string => {
  const cells = (page: WatchedPage, now: Measured | undefined) =>
    columns.map((figure) => {
      const limit = `≤ ${units[figure](page.budget[figure])}`
      return now === undefined ? limit : `${units[figure](now[figure])} (${limit})`
    })
  return [
    '| page | document, brotli | scripts in all, brotli | requests | elements | heap |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...pages.map((page, index) => `| ${page.name} | ${cells(page, measured[index]).join(' | ')} |`),
  ].join('\n')
}
