import { describe, expect, it } from 'vitest'
import { outcomeOf, outcomeOfAll, placesOf, titlesOf, type Results } from '#.storybook/outcome.ts'

const results: Results = {
  built: 'abc1234',
  runs: [
    { step: 'unit', time: '2026-03-16T12:00:00.000Z', commit: 'abc1234', passed: 5, failed: 2 },
  ],
  story: [
    { title: 'LF-1 hands over what was entered', passed: true, file: 'LoginForm.stories.tsx' },
    { title: 'LF-10 shows the reason', passed: false, file: 'LoginForm.stories.tsx' },
  ],
  unit: [
    { title: 'price "1" is null', passed: true, file: 'product.rules.test.ts', line: 12 },
    {
      title: 'price "x" is "priceInvalid"',
      passed: false,
      file: 'product.rules.test.ts',
      line: 12,
    },
    {
      title: 'reads the answer 401 user_blocked as blocked',
      passed: true,
      file: 'failures.test.ts',
    },
    { title: 'reads the answer "…" as no step', passed: false, file: 'undoHistory.test.ts' },
    { title: 'is a price that is set already', passed: true, file: 'productChanges.test.ts' },
  ],
  journey: [
    {
      title: 'logging out in one tab logs out in the others',
      passed: true,
      file: 'session.spec.ts',
    },
  ],
  skipped: [],
  pictures: [],
  withoutPicture: [],
}

describe('the outcome of a proof', () => {
  it('is that of the test with its contract id', () => {
    expect(outcomeOf('LF-1', results)).toBe('passed')
    expect(outcomeOf('LF-10', results)).toBe('failed')
  })

  it('has failed when one of the cases of a title failed', () => {
    expect(outcomeOf('unit price %j is %j', results)).toBe('failed')
  })

  it('is that of a journey by a part of its title', () => {
    expect(outcomeOf('journey logging out in one tab', results)).toBe('passed')
  })

  it('is "not run" without a test in the run', () => {
    expect(outcomeOf('LF-2', results)).toBe('not run')
    expect(outcomeOf('unit another', results)).toBe('not run')
  })
})

describe('the outcome of several proofs', () => {
  it('is the worst of theirs', () => {
    expect(outcomeOfAll(['LF-1', 'journey logging out'], results)).toBe('passed')
    expect(outcomeOfAll(['LF-1', 'LF-2'], results)).toBe('not run')
    expect(outcomeOfAll(['LF-2', 'LF-10'], results)).toBe('failed')
    expect(outcomeOfAll([], results)).toBe('not run')
  })
})

describe('the places of a proof', () => {
  it('are those of the tests that match, once for all cases', () => {
    expect(placesOf('unit price %j is %j', results)).toEqual(['product.rules.test.ts:12'])
    expect(placesOf('journey logging out', results)).toEqual(['session.spec.ts'])
    expect(placesOf('unit reads the answer %i %s as %s', results)).toEqual(['failures.test.ts'])
    expect(placesOf('unit another', results)).toEqual([])
  })
})

describe('the titles of a proof', () => {
  it('are those of its tests, each once', () => {
    expect(titlesOf('LF-1', results)).toEqual(['LF-1 hands over what was entered'])
    expect(titlesOf('unit price %j is %j', results)).toEqual([
      'price "1" is null',
      'price "x" is "priceInvalid"',
    ])
    expect(titlesOf('unit another', results)).toEqual([])
  })
})
