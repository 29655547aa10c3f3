import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSecond, secondsUntil, waitFrom } from '#machines/countdown.ts'

const now = Date.UTC(2026, 8, 1)

describe('waitFrom', () => {
  it('lasts 60 s', () => {
    expect(waitFrom(now)).toEqual({ resendAt: now + 60_000, secondsLeft: 60 })
  })
})

describe('secondsUntil', () => {
  it.each([
    [60_000, 60],
    [59_999, 60],
    [59_000, 59],
    [1, 1],
    [0, 0],
    [-5_000, 0],
    [3_600_000, 60],
  ])('shows %i ms as %i s of at most 60', (milliseconds, seconds) => {
    expect(secondsUntil(now + milliseconds, now, 60)).toBe(seconds)
  })
})

describe('nextSecond', () => {
  it('goes down by one each second', () => {
    expect(nextSecond(60, now + 60_000, now + 1_000)).toBe(59)
  })

  it('catches up after a sleep', () => {
    expect(nextSecond(60, now + 60_000, now + 45_000)).toBe(15)
    expect(nextSecond(60, now + 60_000, now + 600_000)).toBe(0)
  })

  it('continues when the wall clock is set back', () => {
    expect(nextSecond(42, now + 60_000, now - 3_600_000)).toBe(41)
  })

  it('ends within as many seconds as it shows, whatever the wall clock does', () => {
    const clock = fc.infiniteStream(fc.integer({ min: now - 1e9, max: now + 1e9 }))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer(), clock, (shown, wait, times) => {
        let left = shown
        for (let second = 0; second < shown; second += 1) {
          const before = left
          left = nextSecond(left, now + wait, Number(times.next().value))
          expect(left).toBeLessThanOrEqual(Math.max(0, before - 1))
        }
        expect(left).toBe(0)
      }),
    )
  })
})
