import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decrypt } from '#backend/secrets/encryption.ts'
import { freshKeys, hashSecret, keysName, readKeys } from '#backend/secrets/secrets.ts'
import { ownerOnly, temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

describe('secrets', () => {
  const keys = freshKeys()

  it('stay readable in every later version', () => {
    const known = { pepper: '0'.repeat(64), apiKey: 'x' }
    const stored = 'AQIDBAUGBwgJCgsMD0VAig411PNwEfdAmgGqE54W7vVRsw=='
    expect(decrypt(known, 'ann', stored)).toBe('秘密')
  })

  it('are stored as keyed hashes', () => {
    expect(hashSecret({ ...keys, pepper: 'p' }, 's')).toBe(
      '8bf2cdd84601c8b54016e3713080e54d7c2b9c143f942cd889616cd3d9b251fd',
    )
    expect(hashSecret(keys, 's')).not.toBe(hashSecret(freshKeys(), 's'))
  })
})

describe('the keys of an installation', () => {
  it('are made once, for their owner alone', () => {
    const folder = temporaryFolder()
    const keys = readKeys(folder)
    expect(keys).toEqual({
      pepper: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      apiKey: expect.stringMatching(/^standard_[0-9a-f]{128}$/) as unknown,
    })
    const path = join(folder, keysName)
    expect(statSync(path).mode & 0o777).toBe(ownerOnly)
    const stored = readFileSync(path, 'utf8')
    expect(readKeys(folder)).toEqual(keys)
    expect(readFileSync(path, 'utf8')).toBe(stored)
  })

  it('may be given, and then neither read nor made', () => {
    const folder = temporaryFolder()
    const keys = { pepper: '0'.repeat(64), apiKey: 'x' }
    expect(readKeys(folder, JSON.stringify(keys))).toEqual(keys)
    expect(existsSync(join(folder, keysName))).toBe(false)
    expect(() => readKeys(folder, '{}')).toThrow('DATA_KEYS has to be the text of a keys.json.')
  })

  it('are not made again where something needs the lost ones', () => {
    const folder = temporaryFolder()
    expect(() => readKeys(folder, undefined, () => true)).toThrow(/keys\.json are gone/)
    expect(existsSync(join(folder, keysName))).toBe(false)
  })

  it.each([
    '',
    'null',
    JSON.stringify({ pepper: '0'.repeat(64) }),
    JSON.stringify({ pepper: '0'.repeat(63), apiKey: 'x' }),
    JSON.stringify({ pepper: '0'.repeat(64), apiKey: 1 }),
  ])('are damaged when their file is %j, which stays as it is', (text) => {
    const folder = temporaryFolder()
    const path = join(folder, keysName)
    writeFileSync(path, text)
    expect(() => readKeys(folder)).toThrow(
      `The keys ${path} are damaged. Put a copy made by "npm run backup" in their place, or start with --reset, which loses all accounts and messages.`,
    )
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})
