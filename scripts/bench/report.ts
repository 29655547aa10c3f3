import type { Visit } from './load.ts'

/** Medians of all visits, by page and site. */
export type Medians = Readonly<Record<string, Readonly<Record<string, Visit>>>>

/** The middle of some figures; of an even number the mean of both. */
export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b)
  const low = sorted[(sorted.length - 1) >> 1] ?? Number.NaN
  const high = sorted[sorted.length >> 1] ?? Number.NaN
  return (low + high) / 2
}

const columns: readonly (readonly [
  title: string,
  figure: keyof Visit,
  show: (n: number) => string,
])[] = [
  ['FCP ms', 'fcp', (n) => n.toFixed(0)],
  ['LCP ms', 'lcp', (n) => n.toFixed(0)],
  ['TBT ms', 'tbt', (n) => n.toFixed(0)],
  ['CLS', 'cls', (n) => n.toFixed(3)],
  ['KB', 'bytes', (n) => (n / 1_000).toFixed(1)],
  ['JS KB', 'script', (n) => (n / 1_000).toFixed(1)],
  ['requests', 'requests', (n) => n.toFixed(0)],
  ['script ms', 'scriptMs', (n) => n.toFixed(0)],
  ['heap MB', 'heapMB', (n) => n.toFixed(1)],
  ['elements', 'elements', (n) => n.toFixed(0)],
  ['slowest key ms', 'interaction', (n) => n.toFixed(0)],
  ['second visit KB', 'repeat', (n) => (n / 1_000).toFixed(1)],
]

/** The visit that is in the middle in every figure by itself. */
export const medianVisit = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    columns.map(([, figure]) => [figure, median(visits.map((visit) => visit[figure]))]),
  ) as unknown as Visit

const times = (value: number, of: number | undefined): string =>
  of === undefined || of === 0 ? '' : ` (${(value / of).toFixed(2)}×)`

/**
 * A table for each page, with ratios to one site.
 *
 * @param baseline the site that the others are compared with; unknown: no ratios
 */
export const tables = (medians: Medians, baseline: string): string =>
  Object.entries(medians)
    .map(([page, sites]) => {
      const base = sites[baseline]
      const rows = Object.entries(sites).map(([site, visit]) => {
        const cells = columns.map(
          ([, figure, show]) =>
            show(visit[figure]) + (site === baseline ? '' : times(visit[figure], base?.[figure])),
        )
        return `| ${site} | ${cells.join(' | ')} |`
      })
      const head = `| ${page} | ${columns.map(([title]) => title).join(' | ')} |`
      return [head, `| --- |${' ---: |'.repeat(columns.length)}`, ...rows].join('\n')
    })
    .join('\n\n')

/** What has moved by more than a twentieth since another run, a line each. */
export const changes = (now: Medians, before: Medians): string[] =>
  Object.entries(now).flatMap(([page, sites]) =>
    Object.entries(sites).flatMap(([site, visit]) =>
      columns.flatMap(([title, figure, show]) => {
        const old = before[page]?.[site]?.[figure]
        if (old === undefined || Math.abs(visit[figure] - old) <= Math.abs(old) / 20) return []
        return [`${site}, ${page}: ${title} ${show(old)} → ${show(visit[figure])}`]
      }),
    ),
  )
