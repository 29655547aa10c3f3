import { describe, expect, it } from 'vitest'
import { formatDay, formatMoment } from '#domain/dates.ts'

const morning = new Date(2026, 8, 1, 8, 5).getTime()
const night = new Date(2026, 11, 31, 0, 0).getTime()

describe('formatDay', () => {
  it('writes the day as each language does', () => {
    expect(formatDay('zh', morning)).toBe('2026年9月1日')
    expect(formatDay('en', morning)).toBe('1 Sept 2026')
  })

  it('is the day in the zone that is given', () => {
    const moment = Date.UTC(2026, 0, 1, 20)
    expect(formatDay('en', moment, 'UTC')).toBe('1 Jan 2026')
    expect(formatDay('en', moment, 'Asia/Shanghai')).toBe('2 Jan 2026')
  })
})

describe('formatMoment', () => {
  it('adds hour and minute, from 00 to 23', () => {
    expect(formatMoment('zh', morning)).toBe('2026年9月1日 08:05')
    expect(formatMoment('en', morning)).toBe('1 Sept 2026, 08:05')
    expect(formatMoment('en', night)).toBe('31 Dec 2026, 00:00')
  })
})
