import { encoded, specAddress } from './address.ts'
import { idInAddress } from '#domain/catalogue/ids.ts'
import { isCategory, type Category } from '#domain/catalogue/product.ts'
import type { SampleName } from '#domain/catalogue/shownSamples.ts'

/** Names the product that a message is about, in the query of the landing page. */
export const contactQuery = 'product'

const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?next=${encoded(next)}`

/**
 * Every path of the site (spec §2). Below `/en` stand their English twins (decision L5). Paths with `#` are sections of
 * the landing page.
 */
export const paths = {
  home: '/',
  features: '/#features',
  about: '/#about',
  contact: '/#contact',
  /** The contact form with a product that the message is about (decision P7). */
  contactAbout: (productName: string): string =>
    `/?${contactQuery}=${encoded(productName)}#contact`,
  login: '/login',
  /** The second factor of a log-in (decision A8). */
  loginCode: '/login/code',
  signup: '/signup',
  terms: '/terms',
  /** Search over everything, `?q=` (decision P16). */
  search: '/search',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  management: '/dashboard/products',
  /** The account page (decision A8). */
  account: '/dashboard/account',
  /** What a search over everything finds. */
  searchFor: (text: string): string => `/search?q=${encoded(text)}`,
  /** The page of one category, with a search in it. */
  category: (category: Category, search = ''): string =>
    `/products/${category}${search === '' ? '' : `?q=${encoded(search)}`}`,
  /** The page of one product, by its `$id`, which no two products share. */
  product: ({ category, $id }: { readonly category: Category; readonly $id: string }): string =>
    `/products/${category}/${idInAddress($id)}`,
  /** Products of a category side by side, by their `$id`s (decision P16). */
  compare: (category: Category, ids: readonly string[] = []): string =>
    `/products/${category}/compare${ids.map((id, at) => `${at === 0 ? '?' : '&'}id=${encoded(id)}`).join('')}`,
  /** A sample product (decision P5), whether it is in this browser or not. */
  sample: (drawing: SampleName): string => `/products/${drawing.replace('-', '/sample-')}`,
  /** Log-in with the way back (decision A2). */
  loginFor: (next: string | null): string => withNext('/login', next),
  /** Sign-up with the way back. */
  signupFor: (next: string | null): string => withNext('/signup', next),
} as const

/** Patterns of the paths with parameters, for the route table. */
export const pathPatterns = {
  category: '/products/:category',
  product: '/products/:category/:productId',
  compare: '/products/:category/compare',
} as const

/** The category of a path, or `null`: `/en/products/car/x` belongs to `car`. */
export const categoryOf = (pathname: string): Category | null => {
  const [, products, category] = specAddress(pathname).split('/')
  return products === 'products' && isCategory(category) ? category : null
}

// Any origin does: it only has to be one that no address can name by accident.
const here = 'https://here.invalid'
const longest = 2_048

// Browsers drop tabs and line ends inside an address and read `\` as `/`, which is how
// `/\t/evil.example` and `/\evil.example` leave the site.
// oxlint-disable-next-line no-control-regex -- control characters are what is being looked for
const treacherous = /[\u0000-\u001f\u007f\\]/u

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const staysHere = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !treacherous.test(path)

/**
 * The path to return to after a forced detour to log-in, or `null` when the wish is not plainly a
 * path of this site (decision A2). Accepts one leading slash only; refuses schemes, hosts,
 * backslashes and control characters, plain or percent-encoded, and whatever becomes one of them
 * when the dots in it are resolved.
 *
 * @param next - the wish as found in the address, not decoded further
 */
export const safeNext = (next: unknown): string | null => {
  if (typeof next !== 'string' || next.length > longest || !staysHere(next)) return null
  const url = new URL(next, here)
  if (url.origin !== here) return null
  const plain = decoded(url.pathname)
  if (plain === null || !staysHere(plain)) return null
  return `${url.pathname}${url.search}${url.hash}`
}
