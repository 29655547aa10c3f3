import { describe, expect, it } from 'vitest'
import {
  formatCount,
  formatMegabytes,
  formatPrice,
  formatShare,
  formatSize,
  languageOf,
  formatDay,
  formatMoment,
} from './format.ts'

describe('prices, sizes and shares', () => {
  it('formatPrice writes US dollars as each language does, with cents only where there are any (spec §9.6)', () => {
    expect([formatPrice(32800, 'zh'), formatPrice(32800, 'en')]).toEqual(['US$32,800', '$32,800'])
    expect([formatPrice(1234.5, 'zh'), formatPrice(1234.5, 'en')]).toEqual([
      'US$1,234.50',
      '$1,234.50',
    ])
    expect(formatPrice(0.01, 'en')).toBe('$0.01')
    expect([formatPrice(0.001, 'zh'), formatPrice(0, 'en')]).toEqual(['US$0.001', '$0'])
  })

  it('formatSize writes megabytes with two decimals, and small sizes in kilobytes', () => {
    expect(formatSize(1_940_000, 'zh')).toBe('1.85 MB')
    expect(formatSize(5_242_880, 'en')).toBe('5 MB')
    expect(formatSize(0, 'en')).toBe('0 MB')
    expect(formatSize(17, 'en')).toBe('1 kB')
    expect([formatSize(43_008, 'en'), formatSize(43_008, 'zh')]).toEqual(['42 kB', '42 KB'])
    expect([formatSize(104_857, 'en'), formatSize(104_858, 'en')]).toEqual(['102 kB', '0.1 MB'])
  })

  it('formatMegabytes writes one unit with two decimals, and never 0 for something (spec §9.10)', () => {
    expect([0, 17, 419_430, 5_242_880].map((bytes) => formatMegabytes(bytes, 'zh'))).toEqual([
      '0 MB',
      '0.01 MB',
      '0.40 MB',
      '5 MB',
    ])
  })

  it('formatCount separates thousands', () => {
    expect([formatCount(12, 'zh'), formatCount(1_200, 'en')]).toEqual(['12', '1,200'])
  })

  it('formatShare writes whole percents', () => {
    expect(formatShare(0.374, 'zh')).toBe('37%')
  })

  it('languageOf counts cimode as Chinese', () => {
    expect([languageOf('en'), languageOf('zh'), languageOf('cimode')]).toEqual(['en', 'zh', 'zh'])
  })
})

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
