import { createInstance as createReal } from 'i18next'
import { describe, expect, test } from 'vitest'
import { createInstance as createSmall, keyFromSelector } from '#app/smallI18next.ts'
import { loadMessages, type Messages } from '#locales/index.ts'

type Translate = (key: string, parts?: Readonly<Record<string, unknown>>) => string

/** Every text of a tree, with its key. */
const textsOf = (tree: object, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string'
      ? [[`${path}${name}`, below] as [string, string]]
      : textsOf(below as object, `${path}${name}.`),
  )

const settings = {
  fallbackLng: 'en',
  initAsync: false,
  interpolation: { escapeValue: false },
  react: {},
} as const

const bundles = { zh: await loadMessages('zh'), en: await loadMessages('en') }
const resources = { zh: { translation: bundles.zh }, en: { translation: bundles.en } }

/** The same words in both, of one language or two. */
const both = (lng: 'zh' | 'en', from: Partial<typeof resources> = resources) => {
  const real = createReal()
  void real.init({ ...settings, lng, resources: from })
  const small = createSmall()
  void small.init({ ...settings, lng, resources: from })
  return { real, small, asReal: real.t as unknown as Translate, asSmall: small.t }
}

const counts = [0, 1, 2, 1_234_567]
const strange = `<b>"R&D"</b> {{count}} $t(common) 'x'/y`

/** What may be put into a text: numbers for all of its parts, and words where no number is asked for. */
const samplesFor = (text: string): Readonly<Record<string, unknown>>[] => {
  const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => String(name))
  const filled = (part: unknown) => Object.fromEntries(names.map((name) => [name, part]))
  return counts.flatMap((count) => [
    { ...filled(count), count },
    ...(/,\s*number/.test(text) ? [] : [{ ...filled(`值 ${String(count)}`), count }]),
  ])
}

describe.each(['zh', 'en'] as const)('the small i18next in %s', (language) => {
  test.each(Object.keys(bundles[language]))('says what i18next says: %s', (area) => {
    const { asReal, asSmall } = both(language)
    const words = bundles[language][area as keyof Messages]
    for (const [name, text] of textsOf(words)) {
      const key = `${area}.${name.replace(/_(zero|one|two|few|many|other)$/, '')}`
      for (const parts of samplesFor(text)) {
        expect([key, asSmall(key, parts)]).toEqual([key, asReal(key, parts)])
      }
      if (!name.includes('_')) expect([key, asSmall(key)]).toEqual([key, asReal(key)])
    }
  })
})

describe('the small i18next', () => {
  test('keeps signs of a part as they are, and escapes them where it is asked to', () => {
    const { asReal, asSmall } = both('en')
    for (const parts of [
      { reason: strange },
      { reason: strange, interpolation: { escapeValue: true } },
    ]) {
      expect(asSmall('auth.login.failed', parts)).toBe(asReal('auth.login.failed', parts))
    }
  })

  test('answers in the fallback language, else with the key', () => {
    const { asReal, asSmall } = both('zh', { en: resources.en })
    for (const key of ['common.brand.name', 'catalogue.results', 'no.such.key', 'common']) {
      if (key === 'common') expect(asSmall(key)).toBe(key)
      else expect(asSmall(key, { count: 1 })).toBe(asReal(key, { count: 1 }))
    }
  })

  test('speaks another language once its words are there, and says so', async () => {
    const { small } = both('zh', { zh: resources.zh })
    const heard: string[] = []
    small.on('languageChanged loaded', () => heard.push('language'))
    small.store.on('added', () => heard.push('words'))
    expect([small.resolvedLanguage, small.languages]).toEqual(['zh', ['zh', 'en']])
    small.addResourceBundle('en', 'translation', bundles.en)
    await small.changeLanguage('en')
    expect([small.language, small.resolvedLanguage, small.t('common.brand.name')]).toEqual([
      'en',
      'en',
      bundles.en.common.brand.name,
    ])
    expect(heard).toEqual(['words', 'language'])
  })

  test('goes silent for whoever stops listening', async () => {
    const { small } = both('zh')
    const heard: string[] = []
    const listener = () => heard.push('language')
    small.on('languageChanged', listener)
    small.off('languageChanged', listener)
    await small.changeLanguage('en')
    expect(heard).toEqual([])
  })

  test('has no selectors', () => {
    expect(keyFromSelector()).toBe('')
  })
})
