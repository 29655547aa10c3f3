import { describe, expect, it } from 'vitest'
import { judgeImport, layerOf } from '#scripts/importBoundaries.js'
import { layers } from '#scripts/layers.js'
import { textOf } from '#tests/support/readFiles.ts'
import { files, sourceFiles } from './sourceFiles.ts'

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"]*?from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g

describe('layers', () => {
  it('every source file belongs to a layer', () => {
    expect(sourceFiles.filter((file) => layerOf(file) === undefined)).toEqual([])
  })

  it('every layer has files', () => {
    const used = new Set(files.map((file) => layerOf(file)?.name))
    expect(layers.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
  })

  it('every import is one that the layer of its file allows', () => {
    const problems = sourceFiles.flatMap((file) =>
      [...textOf(file).matchAll(importPattern)].flatMap(([, type, from, lazy]) => {
        const problem = judgeImport(file, from ?? lazy ?? '', type !== undefined)
        return problem === null ? [] : [`${file}: ${problem}`]
      }),
    )
    expect(problems).toEqual([])
  })
})

describe('judgeImport', () => {
  it.each([
    ['src/machines/login.ts', 'react-dom', 'machines may not import react-dom.'],
    [
      'src/machines/management/machine.ts',
      '#services/catalogue/store.ts',
      'machines may not import catalogue store.',
    ],
    ['src/domain/fields.ts', 'node:fs', 'domain may not import node:fs.'],
    ['src/machines/login.ts', '#services/auth.ts', 'machines may import types of ports only.'],
    [
      'src/components/ui/Button/Button.tsx',
      '#components/auth/LoginForm/LoginForm.tsx',
      'ui may not import components.',
    ],
    [
      'src/components/auth/LoginForm/LoginForm.tsx',
      '#machines/login.ts',
      'components may import types of machines only.',
    ],
    ['backend/app.ts', '#domain/limits.ts', 'backend may not import domain.'],
    ['src/app/App.tsx', '#services/appwrite/client.ts', 'app may not import Appwrite adapters.'],
    ['src/other/thing.ts', 'react', 'src/other/thing.ts belongs to no layer of scripts/layers.js.'],
    [
      'src/app/App.tsx',
      '#other/thing.ts',
      'src/other/thing.ts belongs to no layer of scripts/layers.js.',
    ],
  ])('refuses that %s imports %s', (file, specifier, message) => {
    expect(judgeImport(file, specifier, false)).toBe(message)
  })

  it.each([
    ['src/machines/login.ts', '#services/auth.ts', true],
    ['src/components/ui/Button/Button.tsx', '@chakra-ui/react', false],
    ['src/components/auth/LoginForm/LoginForm.tsx', '#machines/login.ts', true],
    ['src/app/main.tsx', '#services/appwrite/appwriteServices.ts', false],
    ['src/domain/catalogue/search.ts', './fold.ts', false],
  ])('allows that %s imports %s (type: %s)', (file, specifier, isType) => {
    expect(judgeImport(file, specifier, isType)).toBeNull()
  })
})
