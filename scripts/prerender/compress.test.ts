import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeAside } from './compress.ts'

const text = '<!doctype html><p>知远'

describe('writeAside', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'documents-'))
  })

  it('writes each document with its compressed forms', async () => {
    const documents = writeAside(folder, 10)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      await documents.add(`/en/${name}/index.html`, text + name)
    await documents.end()
    const read = (name: string) => readFileSync(join(folder, 'en/f/index.html') + name)
    expect(read('').toString()).toBe(`${text}f`)
    expect(brotliDecompressSync(read('.br')).toString()).toBe(`${text}f`)
    expect(gunzipSync(read('.gz')).toString()).toBe(`${text}f`)
    expect(readdirSync(join(folder, 'en'))).toHaveLength(6)
  })

  it('writes no compressed forms without a quality', async () => {
    const documents = writeAside(folder, null)
    await documents.add('/en/index.html', text)
    await documents.end()
    expect(readdirSync(join(folder, 'en'))).toEqual(['index.html'])
  })

  it('rejects at the end when an earlier document could not be written', async () => {
    writeFileSync(join(folder, 'en'), '')
    const documents = writeAside(folder, null)
    const added = [
      documents.add('/en/index.html', text),
      ...['a', 'b', 'c', 'd'].map((name) => documents.add(`/${name}.html`, text)),
    ]
    await Promise.allSettled(added)
    await expect(documents.end()).rejects.toThrow(/EEXIST|ENOTDIR/)
  })
})
