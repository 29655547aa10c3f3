import { describe, expect, it } from 'vitest'
import { readAppwriteConfig } from '#services/appwrite/config.ts'

const page = { origin: () => 'https://site.example', locale: () => 'en' }

const readConfig = (variables: Parameters<typeof readAppwriteConfig>[0]) => {
  const { endpoint, locale, verifyEmailUrl, resetPasswordUrl, ...rest } = readAppwriteConfig(
    variables,
    page,
  )
  return {
    endpoint: endpoint(),
    locale: locale(),
    verifyEmailUrl: verifyEmailUrl(),
    resetPasswordUrl: resetPasswordUrl(),
    ...rest,
  }
}

const embedded = {
  endpoint: 'https://site.example/v1',
  project: 'website',
  database: 'website',
  collection: 'contacts',
  locale: 'en',
  verifyEmailUrl: 'https://site.example/en/verify-email',
  resetPasswordUrl: 'https://site.example/en/reset-password',
  requireVerifiedEmail: false,
  signupCode: 'default',
}

describe('readAppwriteConfig', () => {
  it('is the embedded backend on the page’s own origin without variables', () => {
    expect(readConfig({})).toEqual(embedded)
  })

  it('treats an empty variable as absent', () => {
    const empty = { VITE_APPWRITE_ENDPOINT: ' ', VITE_APPWRITE_PROJECT: '', VITE_SIGNUP_CODE: '' }
    expect(readConfig(empty)).toEqual(embedded)
  })

  it('uses the given variables', () => {
    expect(
      readConfig({
        VITE_APPWRITE_ENDPOINT: 'https://api.example/v1/',
        VITE_APPWRITE_PROJECT: 'p',
        VITE_APPWRITE_DATABASE: 'd',
        VITE_APPWRITE_COLLECTION: 'c',
        VITE_SIGNUP_CODE: 'emailed',
        VITE_REQUIRE_VERIFIED_EMAIL: 'true',
      }),
    ).toEqual({
      ...embedded,
      endpoint: 'https://api.example/v1',
      project: 'p',
      database: 'd',
      collection: 'c',
      requireVerifiedEmail: true,
      signupCode: 'emailed',
    })
  })

  it('uses the Chinese mail locale and Chinese pages on a Chinese page', () => {
    const config = readAppwriteConfig({}, { ...page, locale: () => 'zh' })
    expect(config.locale()).toBe('zh-cn')
    expect(config.verifyEmailUrl()).toBe('https://site.example/verify-email')
    expect(config.resetPasswordUrl()).toBe('https://site.example/reset-password')
  })

  it('uses the English mail locale and English pages on an English page', () => {
    const config = readAppwriteConfig({}, { ...page, locale: () => 'en' })
    expect(config.locale()).toBe('en')
    expect(config.verifyEmailUrl()).toBe('https://site.example/en/verify-email')
    expect(config.resetPasswordUrl()).toBe('https://site.example/en/reset-password')
  })

  it('reads the page only when a function is called', () => {
    const origin = () => {
      throw new Error('no page yet')
    }
    expect(() => readAppwriteConfig({}, { ...page, origin })).not.toThrow()
  })
})
