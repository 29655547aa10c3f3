import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadEnvFiles } from '#scripts/site/envFiles.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'env-'))
  for (const name of ['ENV_ONE', 'ENV_TWO']) vi.stubEnv(name, undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

it.each([
  ['production', 'never'],
  ['development', '30'],
] as const)('reads the files of %s, the more particular one first', (mode, two) => {
  writeFileSync(join(root, '.env'), '\uFEFFENV_ONE=one\nENV_TWO="two"\n')
  writeFileSync(join(root, '.env.local'), 'ENV_TWO=local\n')
  writeFileSync(join(root, '.env.production'), 'ENV_TWO=never\n')
  writeFileSync(join(root, '.env.development'), 'ENV_TWO=60\n')
  writeFileSync(join(root, '.env.development.local'), 'ENV_TWO=30\n')
  loadEnvFiles(root, mode)
  expect([process.env['ENV_ONE'], process.env['ENV_TWO']]).toEqual(['one', two])
})

it('leaves what is set already', () => {
  vi.stubEnv('ENV_ONE', 'set')
  writeFileSync(join(root, '.env'), 'ENV_ONE=one\n')
  loadEnvFiles(root)
  expect(process.env['ENV_ONE']).toBe('set')
})

it('refuses UTF-16 with a sentence', () => {
  writeFileSync(join(root, '.env'), Buffer.from('\uFEFFENV_ONE=one\n', 'utf16le'))
  expect(() => loadEnvFiles(root)).toThrow(/\.env is UTF-16\. Save it as UTF-8\.$/)
})
