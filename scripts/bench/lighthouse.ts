import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ChromiumLaunch } from '../chromium.ts'
import { median } from './report.ts'

/** Fetched when it is asked for, so that nobody installs it for a site that is only built and tested. */
const version = '12.8.2'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
] as const

type Figure = (typeof categories)[number] | (typeof audits)[number]

/** Scores of 100, and milliseconds on the phone that Lighthouse simulates. */
export type Scores = Readonly<Record<Figure, number>>

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/**
 * Asks Lighthouse for its verdict on a page as a first visitor on a phone gets it.
 *
 * @throws when npm cannot fetch Lighthouse, or it cannot load the page
 */
export const judge = async (address: string, launch: ChromiumLaunch): Promise<Scores> => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npm',
      [
        ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', address],
        ...['--quiet', '--output=json', `--output-path=${file}`],
        `--chrome-flags=${['--headless', ...launch.args].join(' ')}`,
      ],
      { env: { ...launch.env, CHROME_PATH: launch.executablePath }, maxBuffer: 50_000_000 },
    )
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    return Object.fromEntries([
      ...categories.map((name) => [name, 100 * (report.categories[name]?.score ?? Number.NaN)]),
      ...audits.map((name) => [name, report.audits[name]?.numericValue ?? Number.NaN]),
    ]) as Scores
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The verdict that is in the middle in every figure by itself. */
export const medianScores = (all: readonly Scores[]): Scores =>
  Object.fromEntries(
    [...categories, ...audits].map((name) => [name, median(all.map((scores) => scores[name]))]),
  ) as Scores

/**
 * One table of verdicts.
 *
 * @param scores by page and site
 */
export const scoreTable = (
  scores: Readonly<Record<string, Readonly<Record<string, Scores>>>>,
): string => {
  const rows = Object.entries(scores).flatMap(([page, sites]) =>
    Object.entries(sites).map(([site, one]) => {
      const four = categories.map((name) => one[name].toFixed(0)).join(' / ')
      const times = audits.map((name) => one[name].toFixed(0)).join(' | ')
      return `| ${page} | ${site} | ${four} | ${times} |`
    }),
  )
  return [
    '| Lighthouse, simulated phone | site | perf / a11y / best practices / SEO | FCP ms | LCP ms | TBT ms |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}
