import { expect, it } from 'vitest'
import { decodeText } from './textFile.ts'

const bytes = (...values: number[]) => Uint8Array.from(values)

it.each([
  ['UTF-8', new TextEncoder().encode('新源 A，'), '新源 A，'],
  ['UTF-8 with its mark', new TextEncoder().encode('\uFEFF新源'), '新源'],
  ['UTF-16, small end first', bytes(0xff, 0xfe, 0xb0, 0x65, 0x90, 0x6e), '新源'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0x65, 0xb0, 0x6e, 0x90), '新源'],
  ['nothing', bytes(), ''],
])('reads %s', (_, file, text) => {
  expect(decodeText(file)).toBe(text)
})

it.each([
  ['GB18030', bytes(0xd0, 0xc2, 0xd4, 0xb4)],
  ['half of UTF-16', bytes(0xff, 0xfe, 0xb0)],
])('does not guess at %s', (_, file) => {
  expect(decodeText(file)).toBeNull()
})
