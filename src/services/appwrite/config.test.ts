import { describe, expect, it } from 'vitest'
import { readAppwriteConfig } from '#services/appwrite/config.ts'

const page = { origin: () => 'https://site.example', locale: () => 'en' }

const told = (variables: Parameters<typeof readAppwriteConfig>[0]) => {
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
  verifyEmailUrl: 'https://site.example/verify-email',
  resetPasswordUrl: 'https://site.example/reset-password',
  requireVerifiedEmail: false,
  signupCode: 'default',
}

describe('readAppwriteConfig', () => {
  it('is the embedded backend on the page’s own origin without any variable', () => {
    expect(told({})).toEqual(embedded)
  })

  it('takes an empty variable for an absent one', () => {
    const empty = { VITE_APPWRITE_ENDPOINT: ' ', VITE_APPWRITE_PROJECT: '', VITE_SIGNUP_CODE: '' }
    expect(told(empty)).toEqual(embedded)
  })

  it('takes what is given', () => {
    expect(
      told({
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

  it('looks at the page only when it is asked', () => {
    const origin = () => {
      throw new Error('no page yet')
    }
    expect(() => readAppwriteConfig({}, { ...page, origin })).not.toThrow()
  })
})
