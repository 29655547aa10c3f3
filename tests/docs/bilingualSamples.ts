/**
 * Components whose stories show names of products or people in one language only. Their samples are not
 * judged by language. Take one off the list when its stories read them from `locales`.
 */
export const bilingualSamples: ReadonlySet<string> = new Set([
  'auth/LoginForm',
  'catalogue/Breadcrumb',
  'catalogue/CardGrid',
  'catalogue/ProductDetail',
  'dashboard/WelcomeHeader',
  'landing/ContactForm',
  'manage/ProductForm',
  'manage/SpecificationRows',
  'pages/DashboardPage',
])
