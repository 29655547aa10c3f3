import { expect, test } from 'vitest'
import { changes, median, medianVisit, tables } from './report.ts'
import type { Visit } from './load.ts'

const visit = (lcp: number): Visit => ({
  fcp: 700,
  lcp,
  tbt: 0,
  cls: 0,
  bytes: 10_000,
  script: 0,
  requests: 4,
  scriptMs: 3,
  heapMB: 1,
  elements: 88,
  interaction: 40,
  repeat: 200,
})

test('the median is the middle, or the mean of both middles', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN])
})

test('every figure has a median of its own', () => {
  expect(medianVisit([visit(1_000), visit(800), visit(900)])).toEqual(visit(900))
})

test('a table compares with one site', () => {
  const rows = tables({ landing: { ours: visit(900), limit: visit(600) } }, 'limit').split('\n')
  expect(rows[2]).toContain('| ours | 700 (1.00×) | 900 (1.50×) |')
  expect(rows[3]).toContain('| limit | 700 | 600 |')
})

test('what moved by more than a twentieth is named, in both directions', () => {
  const before = { landing: { ours: visit(1_000) } }
  expect(changes({ landing: { ours: visit(1_040) } }, before)).toEqual([])
  expect(changes({ landing: { ours: visit(900) } }, before)).toEqual([
    'ours, landing: LCP ms 1000 → 900',
  ])
})
