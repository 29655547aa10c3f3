import { describe, expect, it } from 'vitest'
import en from '#locales/en/errors.ts'
import { createTestI18n } from '#tests/support/i18n.ts'

const asks = /重试|再试|try again/u

/** Reasons that pass by themselves: they say when to try again. */
const passing = new Set<string>(['timeout', 'rateLimited', 'unavailable', 'other', 'otherUnknown'])
const reasons = Object.keys(en.reason) as (keyof typeof en.reason)[]

describe.each(['zh', 'en'] as const)('one request to try again (brief §5), in %s', (language) => {
  const { t } = createTestI18n(language)

  it.each(reasons.filter((code) => !passing.has(code)))(
    'the reason %s leaves it to the message above it',
    (code) => {
      expect(t(`errors:reason.${code}`)).not.toMatch(asks)
    },
  )

  it.each(['catalogue:state.failedHint', 'manage:failedToLoadText'] as const)(
    '%s leaves it to the button below it',
    (key) => {
      expect(t(key)).not.toMatch(asks)
    },
  )
})
