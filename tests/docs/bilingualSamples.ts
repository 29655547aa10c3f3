/**
 * Components with a story that changes its language in place and so shows both. Their samples are not judged
 * by language.
 */
export const bilingualSamples: ReadonlySet<string> = new Set([
  'auth/LoginForm',
  'landing/ContactForm',
])
