import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, textOf } from '#tests/support/readFiles.ts'
import { sourceFiles } from './sourceFiles.ts'

const isMissing = (file: string): boolean => !existsSync(join(root, file))

describe('file sets', () => {
  it('every component has stories', () => {
    // A file named like its folder is a component; the others in the folder are its parts.
    const components = sourceFiles.filter((file) =>
      /^src\/components\/.*\/([A-Z]\w*)\/\1\.tsx$/.test(file),
    )
    const stories = components.map((file) => file.replace(/\.tsx$/, '.stories.tsx'))
    expect(components).not.toEqual([])
    expect(stories.filter(isMissing)).toEqual([])
  })

  it('every source file is named like what it exports, or in camelCase', () => {
    const wrong = sourceFiles.filter((file) => {
      const [name = ''] = basename(file).split('.')
      return !(file.endsWith('.tsx') ? /^[A-Za-z][A-Za-z\d]*$/u : /^[a-z][A-Za-z\d]*$/u).test(name)
    })
    // Stories, tests and examples of a component have its name.
    expect(wrong.filter((file) => !/\.(?:stories|example|browser|test)\./u.test(file))).toEqual([])
  })

  it('every locale file exists in both languages', () => {
    expect(readdirSync(join(root, 'locales/en')).sort()).toEqual(
      readdirSync(join(root, 'locales/zh')).sort(),
    )
  })

  it('every route file has fewer than 40 lines', () => {
    const routes = sourceFiles.filter((file) => file.endsWith('.route.tsx'))
    const long = routes.filter((file) => textOf(file).trimEnd().split('\n').length >= 40)
    expect(routes).not.toEqual([])
    expect(long).toEqual([])
  })
})
