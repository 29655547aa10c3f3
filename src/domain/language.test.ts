import { describe, expect, it } from 'vitest'
import {
  defaultLanguage,
  fallbackLanguage,
  htmlLang,
  isLanguage,
  languages,
  typedLang,
} from '#domain/language.ts'

describe('language', () => {
  it('is Chinese first, English as fallback, with both offered (spec §9.8)', () => {
    expect(defaultLanguage).toBe('zh')
    expect(fallbackLanguage).toBe('en')
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

  it('marks Chinese that a visitor typed on a page in another language (WCAG 3.1.2)', () => {
    expect(typedLang('知远 40 纯电轿车', 'en')).toBe('zh-CN')
    expect(typedLang('知远 40 纯电轿车', 'zh')).toBeUndefined()
    expect(typedLang('Zhiyuan 40', 'en')).toBeUndefined()
    expect(typedLang('Zhiyuan 40', 'zh')).toBeUndefined()
  })
})
