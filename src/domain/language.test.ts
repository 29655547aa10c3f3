import { describe, expect, it } from 'vitest'
import { defaultLanguage, htmlLang, isLanguage, languages } from '#domain/language.ts'

describe('language', () => {
  it('is Chinese first, with both offered', () => {
    expect(defaultLanguage).toBe('zh')
    expect(languages).toEqual(['zh', 'en'])
    expect(htmlLang).toEqual({ zh: 'zh-CN', en: 'en' })
  })

  it('knows its own names only', () => {
    expect(['zh', 'en', 'fr', '', null, 'zh-CN'].map(isLanguage)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
