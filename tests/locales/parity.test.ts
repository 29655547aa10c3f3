import { describe, expect, it } from 'vitest'
import { messages } from '#tests/support/i18n.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

const flatten = (tree: Tree, path: string): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = path.endsWith(':') ? path + name : `${path}.${name}`
    return typeof value === 'string' ? [[key, value]] : flatten(value, key)
  })

/** The texts of a language by key: `auth:login.title`. */
const textsOf = (language: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages[language] ?? {}).flatMap(([namespace, tree]) =>
      flatten(tree as Tree, `${namespace}:`),
    ),
  )

const texts = { zh: textsOf('zh'), en: textsOf('en') }
const languages = Object.keys(texts) as (keyof typeof texts)[]

const withoutPlural = (key: string): string => key.replace(/_(one|other)$/, '')
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '').sort()
/** The elements of `<RichText>` in a text. */
const elements = (text: string): readonly string[] =>
  [...text.matchAll(/<(\w+)\/?>/g)].map(([, name]) => name ?? '').sort()

describe('messages of both languages (decision L1)', () => {
  it('have the same keys, but for the English singular (spec §9.8)', () => {
    const keys = (language: keyof typeof texts) => [
      ...new Set([...texts[language].keys()].map((key) => key.replace(/_one$/, '_other'))),
    ]
    expect(keys('en').sort()).toEqual([...texts.zh.keys()].sort())
  })

  it.each(languages)('are not empty in %s', (language) => {
    const empty = [...texts[language]].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  it('have the same placeholders and elements', () => {
    for (const [key, text] of texts.zh) {
      const other = texts.en.get(key) ?? ''
      expect({ key, names: placeholders(other) }).toEqual({ key, names: placeholders(text) })
      expect({ key, names: elements(other) }).toEqual({ key, names: elements(text) })
    }
  })

  it('are all used by the site', () => {
    const sources = import.meta.glob<string>(
      ['../../src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.{ts,tsx}'],
      { eager: true, query: '?raw', import: 'default' },
    )
    /** Keys that the code names, with `*` for the parts that it computes. */
    const named = new Set<string>()
    for (const source of Object.values(sources)) {
      // `t('login.title')` is a key of the first namespace that the file asks for.
      const own = [...source.matchAll(/useTranslation\(\[?'(\w+)'/g)].map(([, name]) => name ?? '')
      for (const [, , literal = ''] of source.matchAll(/(['"`])([\w.:${}-]+)\1/g)) {
        const key = literal.replace(/\$\{[^}]*\}/g, '*')
        if (key.includes(':')) named.add(key)
        else for (const namespace of own) named.add(`${namespace}:${key}`)
      }
    }
    for (const text of texts.zh.values()) {
      for (const [, key = ''] of text.matchAll(/\$t\(([\w.:]+)\)/g)) named.add(key)
    }
    const patterns = [...named]
      // `*:description` is that of a page, by its namespace.
      .filter((key) => key.includes('*') && /^(?:\w+|\*):[\w.]/.test(key))
      .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w.$]+')}$`))
    const isUsed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key))
    expect([...texts.zh.keys()].map(withoutPlural).filter((key) => !isUsed(key))).toEqual([])
  })
})

describe('Chinese messages', () => {
  it('have Chinese punctuation: no ASCII mark after a Han character, no three dots', () => {
    const wrong = [...texts.zh].filter(([, text]) => /[\p{Script=Han}][,.!?:;]|\.\.\./u.test(text))
    expect(wrong).toEqual([])
  })

  it('address the reader as 你 and use 「」 as quotation marks (brief §10)', () => {
    const wrong = [...texts.zh].filter(([, text]) => /您|亲爱|操作失败|[“”]/u.test(text))
    expect(wrong).toEqual([])
  })
})
