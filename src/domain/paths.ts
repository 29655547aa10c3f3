import { specAddress } from './address.ts'
import { isCategory, type Category } from './catalogue/product.ts'

/** Every path of the site (spec §2). Below `/en` stand their English twins (decision L5). */
export const paths = {
  home: '/',
  features: '/#features',
  about: '/#about',
  contact: '/#contact',
  login: '/login',
  /** The second factor of a log-in (decision A8). */
  loginCode: '/login/code',
  signup: '/signup',
  terms: '/terms',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  management: '/dashboard/products',
  /** The account page (decision A8). */
  account: '/dashboard/account',
  /** The page of one category. */
  category: (category: Category): string => `/products/${category}`,
  /** The page of one product, by its `$id`, which no two products share. */
  product: ({ category, $id }: { readonly category: Category; readonly $id: string }): string =>
    `/products/${category}/${encodeURIComponent($id)}`,
  /** Log-in with the way back (decision A2). */
  loginFor: (next: string): string => `/login?next=${encodeURIComponent(next)}`,
} as const

/** Patterns of the paths with parameters, for the route table. */
export const pathPatterns = {
  category: '/products/:category',
  product: '/products/:category/:productId',
} as const

/** The category of a path, or `null`: `/en/products/car/x` belongs to `car`. */
export const categoryOf = (pathname: string): Category | null => {
  const [, products, category] = specAddress(pathname).split('/')
  return products === 'products' && isCategory(category) ? category : null
}
