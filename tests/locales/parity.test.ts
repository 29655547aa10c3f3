import { describe, expect, it } from 'vitest'
import en from '#locales/en/messages.ts'
import zh from '#locales/zh/messages.ts'

type Tree = { readonly [key: string]: string | Tree }

const flatten = (tree: Tree, path = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) => {
      const name = path === '' ? key : `${path}.${key}`
      return typeof value === 'string' ? [[name, value] as const] : [...flatten(value, name)]
    }),
  )

const words = { zh: flatten(zh), en: flatten(en) }
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '').sort()
/** The places of `<Trans>` elements in a text. */
const elements = (text: string): readonly string[] =>
  [...text.matchAll(/<(\w+)>/g)].map(([, name]) => name ?? '').sort()

describe('the two languages hold the same words (decision L1)', () => {
  it('every key of one is a key of the other, but for the English singular', () => {
    const missing = (language: 'zh' | 'en', keys: Iterable<string>) =>
      [...keys]
        .filter((key) => !words[language].has(key))
        .map((key) => `${key}: translate it in locales/${language}/${key.split('.')[0] ?? ''}.ts`)
    const plural = (key: string) => key.replace(/_one$/, '_other')
    expect(missing('en', words.zh.keys())).toEqual([])
    expect(missing('zh', [...words.en.keys()].map(plural))).toEqual([])
    expect(missing('en', [...words.en.keys()].map(plural))).toEqual([])
  })

  it('no text is empty', () => {
    for (const texts of Object.values(words)) {
      for (const [key, text] of texts) expect(text.trim(), key).not.toBe('')
    }
  })

  it('a text has the same placeholders and elements in both', () => {
    for (const [key, text] of words.zh) {
      const other = words.en.get(key) ?? ''
      expect({ key, names: placeholders(text) }).toEqual({ key, names: placeholders(other) })
      expect({ key, names: elements(text) }).toEqual({ key, names: elements(other) })
    }
  })

  it('Chinese is set with Chinese signs: no ASCII mark after a Han character, no three dots', () => {
    for (const [key, text] of words.zh) {
      expect({ key, text: /[\p{Script=Han}][,.!?:;]|\.\.\./u.test(text) ? text : null }).toEqual({
        key,
        text: null,
      })
    }
  })

  it('Chinese addresses the reader as 你 and keeps the house voice (brief §10)', () => {
    for (const [key, text] of words.zh) {
      expect({ key, text: /您|亲爱|操作失败|[“”]/u.test(text) ? text : null }).toEqual({
        key,
        text: null,
      })
    }
  })
})
