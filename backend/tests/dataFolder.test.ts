import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyFolder, prepareFolder } from '#backend/store/dataFolder.ts'
import { temporaryFolder } from '#backend/tests/support/temporaryFolder.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

describe('the data folder', () => {
  it('is made with everything above it', () => {
    prepareFolder(join(folder, 'a', 'b'))
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true)
  })

  it('is not a file', () => {
    const file = join(folder, 'notes.txt')
    writeFileSync(file, '')
    const sentence = `The data folder ${file} is a file. Choose a folder with --data-dir or DATA_DIR.`
    expect(() => prepareFolder(file)).toThrow(sentence)
    expect(() => emptyFolder(file)).toThrow(sentence)
  })

  it('is emptied of what is ours', () => {
    writeFileSync(join(folder, 'backend.sqlite'), '')
    writeFileSync(join(folder, 'keys.json'), '')
    emptyFolder(folder)
    expect(existsSync(join(folder, 'backend.sqlite'))).toBe(false)
  })

  it('is left alone with anything else in it', () => {
    writeFileSync(join(folder, 'backend.sqlite'), '')
    mkdirSync(join(folder, 'photos'))
    expect(() => {
      emptyFolder(folder)
    }).toThrow(`${folder} also holds other files (photos), so --reset leaves it alone.`)
    expect(existsSync(join(folder, 'backend.sqlite'))).toBe(true)
  })
})
