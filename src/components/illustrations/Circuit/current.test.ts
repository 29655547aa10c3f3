import fc from 'fast-check'
import { expect, it } from 'vitest'
import { current } from './current.ts'

const lines = fc
  .record({ start: fc.nat(3399), duration: fc.integer({ min: 1, max: 600 }) })
  .map(({ start, duration }) => ({ start, end: start + duration }))

const delayOf = (attributes: ReturnType<typeof current>) =>
  attributes['data-second'] * 1000 + attributes['data-fifth'] * 200

/** How much of a line is lit after some ms, in ms: what `flow` in `current.module.css` makes of the attributes. */
const litAt = (time: number, attributes: ReturnType<typeof current>) => {
  const { 'data-length': length, pathLength, strokeDasharray } = attributes
  const offset = Math.min(Math.max(length - (time - delayOf(attributes)), 0), length)
  return Math.min(Math.max(parseInt(strokeDasharray) - offset, 0), pathLength)
}

it('lets the current through a line from its start to its end', () => {
  fc.assert(
    fc.property(lines, fc.nat(4200), ({ start, end }, time) => {
      const lit = litAt(time, current(start, end))
      expect(lit).toBe(Math.min(Math.max(time - start, 0), end - start))
    }),
  )
})

it('animates a line only while the current is near, in steps that the CSS knows', () => {
  fc.assert(
    fc.property(lines, ({ start, end }) => {
      const attributes = current(start, end)
      const { 'data-second': second, 'data-fifth': fifth, 'data-length': length } = attributes
      expect(delayOf(attributes)).toBeGreaterThan(start - 200)
      expect(delayOf(attributes) + length).toBeLessThan(end + 200)
      expect([0, 1, 2, 3]).toContain(second)
      expect([0, 1, 2, 3, 4]).toContain(fifth)
      expect([200, 400, 600, 800]).toContain(length)
    }),
  )
})
