import { expect, it } from 'vitest'
import { daysSince } from './backupRecord.ts'

it.each([
  ['the same day', new Date(2026, 2, 28, 0, 5), new Date(2026, 2, 28, 23, 55), 0],
  ['the evening before', new Date(2026, 2, 28, 23, 55), new Date(2026, 2, 29, 0, 5), 1],
  ['over the change to summer time', new Date(2026, 2, 28, 12), new Date(2026, 3, 4, 12), 7],
  ['a clock that was set back', new Date(2026, 2, 28), new Date(2026, 2, 1), 0],
])('an export is so many days old: %s', (_, at, now, days) => {
  expect(daysSince(at.getTime(), now.getTime())).toBe(days)
})
