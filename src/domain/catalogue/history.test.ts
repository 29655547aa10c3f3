import { describe, expect, it } from 'vitest'
import { picturesInHistory, recentSteps, type UndoStep } from './history.ts'
import { blankProduct } from './product.ts'

const step = (at: number, ...pictures: readonly string[]): UndoStep => ({
  id: String(at),
  kind: 'remove',
  left: {},
  place: 0,
  at,
  count: 1,
  put: pictures.map((imageId) => ({ ...blankProduct('car'), imageId })),
  remove: [],
})

describe('recentSteps', () => {
  it('are younger than half an hour, also when the clock moved back', () => {
    const steps = [step(0), step(1), step(9_000_000)]
    expect(recentSteps(steps, 1_800_000)).toEqual(steps.slice(1))
  })

  it('are the last 20', () => {
    const steps = Array.from({ length: 21 }, (_, at) => step(at))
    expect(recentSteps(steps, 0)).toEqual(steps.slice(1))
  })
})

describe('picturesInHistory', () => {
  it('are those of the products that can come back', () => {
    const steps = [step(0, 'a', ''), step(1), step(2, 'b', 'a')]
    expect(picturesInHistory(steps)).toEqual(new Set(['a', 'b']))
  })
})
