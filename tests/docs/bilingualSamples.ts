/**
 * Components with a story that shows both languages: it changes its language in place, or has a long name of
 * another country. Their samples are not judged by language.
 */
export const bilingualSamples: ReadonlySet<string> = new Set([
  'auth/LoginForm',
  'dashboard/WelcomeHeader',
  'landing/ContactForm',
])
