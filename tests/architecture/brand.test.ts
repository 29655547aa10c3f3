import { describe, expect, it } from 'vitest'
import en from '#locales/en/common.ts'
import zh from '#locales/zh/common.ts'
import { textOf } from '#tests/support/readFiles.ts'
import { files } from './sourceFiles.ts'

/** The wordmarks of the logo. A name without one is shown as text. */
const wordmarks = 'src/components/illustrations/Logo/wordmarks.tsx'

const isShipped = (file: string): boolean =>
  file !== wordmarks &&
  /^(?:index\.html|(?:src|locales|backend|scripts)\/.*\.(?:tsx?|js))$/u.test(file) &&
  !/\.(?:test|stories)\.tsx?$|^backend\/tests\//u.test(file)

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, '')

describe('site and service', () => {
  it('name the brand in one place for each language (decision B1)', () => {
    const names = [zh.brand.name, en.brand.name]
    const isNamed = (file: string): boolean => {
      const text = withoutComments(textOf(file))
      return names.some((name) => text.includes(name))
    }
    expect(files.filter(isShipped).filter(isNamed)).toEqual([
      'locales/en/common.ts',
      'locales/zh/common.ts',
    ])
  })

  it('agree with the project of Appwrite (decision B1)', () => {
    expect(JSON.parse(textOf('appwrite.config.json'))).toMatchObject({
      projectName: `${zh.brand.name} / ${en.brand.name}`,
    })
  })
})
