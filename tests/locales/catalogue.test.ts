import { describe, expect, it } from 'vitest'
import auth from '#locales/en/auth.ts'
import catalogue from '#locales/en/catalogue.ts'
import common from '#locales/en/common.ts'
import contact from '#locales/en/contact.ts'
import manage from '#locales/en/manage.ts'
import { createTestI18n } from '#tests/support/i18n.ts'

/** A text that the specification quotes: the situation, the quotation, the message. */
type Quoted = readonly [situation: string, quoted: string, message: string]

const errorCatalogue: readonly Quoted[] = [
  [
    'Login, invalid credentials',
    'Invalid email or password. Please check your credentials.',
    auth.login.invalidCredentials,
  ],
  [
    'Login, user not found',
    'No account found with this email. Please sign up first.',
    auth.login.userNotFound,
  ],
  ['Login, unverified', 'Please verify your email before logging in.', auth.login.unverified],
  ['Login, other', 'Login failed: {{reason}}', auth.login.failed],
  ['Signup failure', 'Signup failed. Please try again.', auth.signup.failed],
  ['Verification', 'Invalid verification code. Please try again.', auth.code.invalidToken],
  ['Verification, format', 'Invalid verification code format', auth.code.invalidFormat],
  ['Verification, session gone', 'Please log in again after verification.', auth.code.signInAgain],
  ['Logout', 'Logout failed. Please try again.', common.logOut.failed],
  ['Reset failure', 'Failed to send password reset email. Please try again.', auth.recovery.failed],
  ['Reset success', 'Password reset email sent! Please check your inbox.', auth.recovery.sent],
  ['Contact failure', 'Failed to submit contact form. Please try again.', contact.failure.title],
  ['Contact success', 'Contact information submitted successfully!', contact.success.title],
  ['Category page', 'Failed to load products', catalogue.state.failed],
  ['Detail page, unknown product', 'Product not found', catalogue.state.notFound],
  ['Detail page, unreadable', 'Failed to load product', catalogue.state.failedOne],
  ['Image store', 'Failed to store image locally', manage.failure.imageStore],
]

const quotedElsewhere: readonly Quoted[] = [
  ['spec §2 forgot-password dialog', 'Send Reset Email', auth.recovery.submit],
  ['spec §2 code screen', 'Resend', auth.code.resend],
  ['spec §2 code screen', 'Back to Signup', auth.code.back],
  ['spec §2 product card', 'Out of Stock', catalogue.outOfStock],
  ['spec §2 product card', 'In Stock ({{count, number}})', catalogue.inStock_other],
  ['spec §4 contact form', 'Sending...', contact.form.sending],
  ['spec §5 reset', 'Please enter a valid email address', auth.problem.emailInvalid],
  ['spec §5 strength', 'Weak', auth.strength.weak],
  ['spec §5 strength', 'Medium', auth.strength.medium],
  ['spec §5 strength', 'Strong', auth.strength.strong],
  ['spec §5 code', 'Please enter all 6 digits', auth.problem.codeIncomplete],
  ['spec §5 product', 'Please enter a product name', manage.problem.productNameRequired],
  ['spec §5 product', 'Please enter a description', manage.problem.descriptionRequired],
  ['spec §5 product', 'Please enter a valid price', manage.problem.priceInvalid],
  ['spec §5 product', 'Please enter a valid stock quantity', manage.problem.stockInvalid],
]

describe('English messages that the specification quotes (decision L2)', () => {
  it.each(errorCatalogue)('spec §8, %s: “%s” (spec §8.1)', (_situation, quoted, message) => {
    expect(message).toBe(quoted)
  })

  it.each(quotedElsewhere)('%s: “%s”', (_situation, quoted, message) => {
    expect(message).toBe(quoted)
  })

  it('adds the reason to “Login failed:” and nothing else', () => {
    const { t } = createTestI18n('en')
    expect(t('auth:login.failed', { reason: 'Server error' })).toBe('Login failed: Server error')
  })
})
