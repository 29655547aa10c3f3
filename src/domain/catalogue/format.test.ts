import { describe, expect, it } from 'vitest'
import { formatPrice, formatShare, formatSize, languageOf } from './format.ts'

describe('prices, sizes and shares', () => {
  it('formatPrice writes US dollars as each language does, with cents only where there are any', () => {
    expect([formatPrice(32800, 'zh'), formatPrice(32800, 'en')]).toEqual(['US$32,800', '$32,800'])
    expect([formatPrice(1234.5, 'zh'), formatPrice(1234.5, 'en')]).toEqual([
      'US$1,234.50',
      '$1,234.50',
    ])
    expect(formatPrice(0.01, 'en')).toBe('$0.01')
  })

  it('formatSize writes megabytes with two decimals, and small sizes in kilobytes', () => {
    expect(formatSize(1_940_000, 'zh')).toBe('1.85 MB')
    expect(formatSize(5_242_880, 'en')).toBe('5 MB')
    expect(formatSize(0, 'en')).toBe('0 MB')
    expect(formatSize(17, 'en')).toBe('1 kB')
    expect(formatSize(43_008, 'en')).toBe('42 kB')
  })

  it('formatShare writes whole percents', () => {
    expect(formatShare(0.374, 'zh')).toBe('37%')
  })

  it('languageOf counts cimode as Chinese', () => {
    expect([languageOf('en'), languageOf('zh'), languageOf('cimode')]).toEqual(['en', 'zh', 'zh'])
  })
})
