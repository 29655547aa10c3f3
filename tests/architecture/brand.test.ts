import { describe, expect, it } from 'vitest'
import en from '#locales/en/common.ts'
import zh from '#locales/zh/common.ts'
import { files, textOf } from './sourceFiles.ts'

const isShipped = (file: string): boolean =>
  /^(?:index\.html|(?:src|locales|backend|scripts)\/.*\.(?:tsx?|js))$/u.test(file) &&
  !/\.(?:test|stories)\.tsx?$/u.test(file)

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, '')

describe('site and service', () => {
  it('name the brand in one place for each language (decision B1)', () => {
    const naming = files
      .filter(isShipped)
      .filter((file) => /新源科技|Xinyuan Tech/u.test(withoutComments(textOf(file))))
    expect(naming).toEqual(['locales/en/common.ts', 'locales/zh/common.ts'])
  })

  it('agree with the project of Appwrite (decision B1)', () => {
    expect(JSON.parse(textOf('appwrite.config.json'))).toMatchObject({
      projectName: `${zh.brand.name} / ${en.brand.name}`,
    })
  })
})
