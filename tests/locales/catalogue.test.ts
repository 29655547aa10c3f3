import { describe, expect, it } from 'vitest'
import { createI18n } from '#app/i18n.ts'
import en from '#locales/en/messages.ts'

/** A sentence of the specification: the situation, the words to the letter, where they stand. */
type Quoted = readonly [situation: string, words: string, text: string]

const errorCatalogue: readonly Quoted[] = [
  [
    'Login, invalid credentials',
    'Invalid email or password. Please check your credentials.',
    en.auth.login.invalidCredentials,
  ],
  [
    'Login, user not found',
    'No account found with this email. Please sign up first.',
    en.auth.login.userNotFound,
  ],
  ['Login, unverified', 'Please verify your email before logging in.', en.auth.login.unverified],
  ['Login, other', 'Login failed: {{reason}}', en.auth.login.failed],
  ['Signup failure', 'Signup failed. Please try again.', en.auth.signup.failed],
  ['Verification', 'Invalid verification code. Please try again.', en.auth.code.invalidToken],
  ['Verification, format', 'Invalid verification code format', en.auth.code.invalidFormat],
  [
    'Verification, session gone',
    'Please log in again after verification.',
    en.auth.code.signInAgain,
  ],
  ['Logout', 'Logout failed. Please try again.', en.dashboard.welcome.logOutFailed],
  [
    'Reset failure',
    'Failed to send password reset email. Please try again.',
    en.auth.recovery.failed,
  ],
  ['Reset success', 'Password reset email sent! Please check your inbox.', en.auth.recovery.sent],
  ['Contact failure', 'Failed to submit contact form. Please try again.', en.contact.failure.title],
  ['Contact success', 'Contact information submitted successfully!', en.contact.success.title],
  ['Category page', 'Failed to load products', en.catalogue.state.failed],
  ['Detail page, unknown product', 'Product not found', en.catalogue.state.notFound],
  ['Detail page, unreadable', 'Failed to load product', en.catalogue.state.failedOne],
  ['Image store', 'Failed to store image locally', en.manage.failure.imageStore],
]

const quotedElsewhere: readonly Quoted[] = [
  ['spec §2 forgot-password dialog', 'Send Reset Email', en.auth.recovery.submit],
  ['spec §2 code screen', 'Resend', en.auth.code.resend],
  ['spec §2 code screen', 'Back to Signup', en.auth.code.back],
  ['spec §2 product card', 'Out of Stock', en.catalogue.outOfStock],
  ['spec §2 product card', 'In Stock ({{count, number}})', en.catalogue.inStock_other],
  ['spec §4 contact form', 'Sending...', en.contact.form.sending],
  ['spec §5 reset', 'Please enter a valid email address', en.auth.problem.emailInvalid],
  ['spec §5 strength', 'Weak', en.auth.strength.weak],
  ['spec §5 strength', 'Medium', en.auth.strength.medium],
  ['spec §5 strength', 'Strong', en.auth.strength.strong],
  ['spec §5 code', 'Please enter all 6 digits', en.auth.problem.codeIncomplete],
  ['spec §5 product', 'Please enter a product name', en.manage.problem.productNameRequired],
  ['spec §5 product', 'Please enter a description', en.manage.problem.descriptionRequired],
  ['spec §5 product', 'Please enter a valid price', en.manage.problem.priceInvalid],
  ['spec §5 product', 'Please enter a valid stock quantity', en.manage.problem.stockInvalid],
]

describe('English has the words of the specification to the letter (decision L2)', () => {
  it.each(errorCatalogue)('spec §8, %s: “%s”', (_situation, words, text) => {
    expect(text).toBe(words)
  })

  it.each(quotedElsewhere)('%s: “%s”', (_situation, words, text) => {
    expect(text).toBe(words)
  })

  it('puts the reason behind “Login failed:” and nothing else', () => {
    const { t } = createI18n('en', { en })
    expect(t('auth.login.failed', { reason: 'Server error' })).toBe('Login failed: Server error')
  })
})
