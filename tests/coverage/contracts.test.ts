import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFiles } from './readFiles.ts'
import { contractOf, emptyTests } from './scan.ts'
import { guidance, storiesFiles, testedIds } from './sources.ts'

const plain = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[`“”"'’\\]|\. ?$/gu, '')
    .trim()
    .toLowerCase()

const folders = [...new Set(storiesFiles.map(({ folder }) => folder))]

describe('contract ids', () => {
  it('begin the title of every story test', () => {
    const bare = storiesFiles.flatMap(({ path, tests }) =>
      tests
        .filter(({ title }) => contractOf(title) === null)
        .map(({ title }) => `${path}: begin the title "${title}" with two letters and a number`),
    )
    expect(bare).toEqual([])
  })

  it('are unique in a component', () => {
    const repeated = folders.flatMap((folder) => {
      const ids = testedIds(folder)
      return ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${folder}: ${id} names two tests`)
    })
    expect(repeated).toEqual([])
  })

  it('have letters that belong to one component', () => {
    const owners = new Map<string, Set<string>>()
    for (const folder of folders) {
      for (const id of testedIds(folder)) {
        const letters = id.slice(0, 2)
        owners.set(letters, (owners.get(letters) ?? new Set()).add(folder))
      }
    }
    const shared = [...owners]
      .filter(([, owner]) => owner.size > 1)
      .map(([letters, owner]) => `${letters}: ${[...owner].join(' and ')}`)
    expect(shared).toEqual([])
  })

  it('have a test that asserts something', () => {
    const empty = readFiles('src/components', /\.stories\.tsx$/u).flatMap(({ path, text }) =>
      emptyTests(text).map((title) => `${path}: ${title}`),
    )
    expect(empty).toEqual([])
  })

  it('have a test when a documentation page lists them', () => {
    const unproven = guidance.flatMap(({ folder, path, ids }) => {
      const tested = new Set(testedIds(folder))
      return [...new Set(ids)]
        .filter((id) => !tested.has(id))
        .map((id) => `${path}: ${id} has no test`)
    })
    expect(unproven).toEqual([])
  })

  it('are listed on the documentation page when they have a test', () => {
    const unlisted = guidance.flatMap(({ folder, path, ids }) =>
      testedIds(folder)
        .filter((id) => !ids.includes(id))
        .map((id) => `${path}: add a line for ${id}`),
    )
    expect(unlisted).toEqual([])
  })

  it('are followed by the title of the test, and nothing else', () => {
    const titles = new Map(
      storiesFiles.flatMap(({ folder, tests }) =>
        tests.map(({ title }) => [
          `${folder} ${contractOf(title) ?? ''}`,
          title.replace(/^\S+ /u, ''),
        ]),
      ),
    )
    const different = readFiles('src/components', /\.mdx$/u).flatMap(({ path, text }) =>
      [...text.matchAll(/\*\*([A-Z]{2}-\d+)\*\*\s+((?:.+\n)(?: {2,}\S.*\n)*)/gu)].flatMap(
        ([, id = '', line = '']) => {
          const title = titles.get(`${dirname(path)} ${id}`)
          return title === undefined || plain(line) === plain(title)
            ? []
            : [`${path}: ${id} ${title}`]
        },
      ),
    )
    expect(different).toEqual([])
  })
})
