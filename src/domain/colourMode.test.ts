import { expect, it } from 'vitest'
import { colourModeOf, isDark } from '#domain/colourMode.ts'

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['Dark', 'system'],
  ['', 'system'],
  [null, 'system'],
  [undefined, 'system'],
] as const)('the choice of %j is %s', (text, expected) => {
  expect(colourModeOf(text)).toBe(expected)
})

it.each([
  ['system', true, true],
  ['system', false, false],
  ['light', true, false],
  ['dark', false, true],
] as const)('%s, where the system is dark: %s, is dark: %s', (mode, systemDark, expected) => {
  expect(isDark(mode, { systemDark, print: false })).toBe(expected)
  expect(isDark(mode, { systemDark, print: true })).toBe(false)
})
