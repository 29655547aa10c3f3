import { describe, expect, it } from 'vitest'
import { contractOf } from './scan.ts'
import { guidance, storiesFiles, testedIds } from './tree.ts'

const folders = [...new Set(storiesFiles.map(({ folder }) => folder))]

describe('contract lines and their tests', () => {
  it('every test of a story carries a contract id', () => {
    const bare = storiesFiles.flatMap(({ path, tests }) =>
      tests
        .filter(({ title }) => contractOf(title) === null)
        .map(({ title }) => `${path}: begin the title "${title}" with two letters and a number`),
    )
    expect(bare).toEqual([])
  })

  it('no id is used twice in a component', () => {
    const twice = folders.flatMap((folder) => {
      const ids = testedIds(folder)
      return ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `${folder}: ${id} names two tests, give one the next free number`)
    })
    expect(twice).toEqual([])
  })

  it('no two components share their letters', () => {
    const owners = new Map<string, Set<string>>()
    for (const folder of folders) {
      for (const id of testedIds(folder)) {
        const letters = id.slice(0, 2)
        owners.set(letters, (owners.get(letters) ?? new Set()).add(folder))
      }
    }
    const shared = [...owners]
      .filter(([, owner]) => owner.size > 1)
      .map(([letters, owner]) => `${letters}: ${[...owner].join(' and ')}, rename one of them`)
    expect(shared).toEqual([])
  })

  it('every line of a contract has a test', () => {
    const unproven = guidance.flatMap(({ folder, path, ids }) => {
      const tested = new Set(testedIds(folder))
      return [...new Set(ids)]
        .filter((id) => !tested.has(id))
        .map((id) => `${path}: ${id} has no test, write one whose title begins with "${id} "`)
    })
    expect(unproven).toEqual([])
  })

  it('every test beside a contract is a line of it', () => {
    const unsaid = guidance.flatMap(({ folder, path, ids }) =>
      testedIds(folder)
        .filter((id) => !ids.includes(id))
        .map((id) => `${path}: ${id} is tested but not said, add its line`),
    )
    expect(unsaid).toEqual([])
  })
})
