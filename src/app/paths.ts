import { specAddress } from '#domain/address.ts'
import { isCategory, type Category } from '#domain/catalogue/product.ts'

/** Every address of the site (spec §2), in one place. Pages below `/en` are their English twins. */
export const paths = {
  home: '/',
  features: '/#features',
  about: '/#about',
  contact: '/#contact',
  login: '/login',
  signup: '/signup',
  terms: '/terms',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  management: '/dashboard/products',
  /** The page of one category. */
  category: (category: Category): string => `/products/${category}`,
  /** The page of one product; the id is escaped. */
  product: (category: Category, productId: string): string =>
    `/products/${category}/${encodeURIComponent(productId)}`,
  /** Log-in with the way back (decision A2). */
  loginFor: (next: string): string => `/login?next=${encodeURIComponent(next)}`,
} as const

/** The category that an address belongs to, or `null`: `/en/products/car/x` is about cars. */
export const categoryOf = (pathname: string): Category | null => {
  const [, products, category] = specAddress(pathname).split('/')
  return products === 'products' && isCategory(category) ? category : null
}
