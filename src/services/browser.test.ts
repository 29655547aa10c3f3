import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserRandom, randomText } from '#services/browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('browserRandom', () => {
  it('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
        const value = browserRandom.below(bound)
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true)
      }),
    )
  })

  it('draws again instead of favouring small results (spec §7.10)', () => {
    const draws = [2 ** 32 - 1, 7]
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = draws.shift() ?? 0
      return array
    })
    // 2³² is one more than a multiple of 3, so the last value alone is in the incomplete stretch.
    expect(browserRandom.below(3)).toBe(1)
    expect(draws).toEqual([])
  })

  it('makes identifiers of 20 characters that the service accepts, each new', () => {
    const ids = Array.from({ length: 200 }, () => browserRandom.id())
    expect(ids.every((id) => /^[0-9a-f]{20}$/.test(id))).toBe(true)
    expect(new Set(ids).size).toBe(200)
  })
})

describe('randomText', () => {
  it('is ten letters and digits, another each time', () => {
    const texts = Array.from({ length: 50 }, randomText)
    expect(texts.filter((text) => /^[0-9a-z]{10}$/.test(text))).toHaveLength(50)
    expect(new Set(texts).size).toBe(50)
    expect(new Set(texts.join('')).size).toBeGreaterThan(30)
  })
})
