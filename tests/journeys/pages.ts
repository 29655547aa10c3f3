import { specAddress } from '#domain/address.ts'
import { pathPatterns, paths } from '#domain/paths.ts'

/** Values of the parameters in the patterns of the route table. */
const withValues = (pattern: string, product: string): string =>
  pattern.replace(':category', 'car').replace(':productId', product)

/**
 * One address for each page of the site, from the paths that the route table reads, and one that no
 * page has. A new page is among them by itself.
 *
 * @param product - `$id` of the product page
 */
export const pagesWith = (product: string): readonly string[] => [
  ...Object.values(paths)
    .flatMap((path) => (typeof path === 'string' ? path : []))
    .filter((path) => !path.includes('#')),
  ...Object.values(pathPatterns).map((pattern) => withValues(pattern, product)),
  '/nowhere',
]

/** The page is shown to users only (decision A2). */
export const isPrivate = (address: string): boolean =>
  specAddress(address).startsWith(paths.dashboard)

/** The pages that everybody can open, with what a mailed link carries. */
export const publicPagesWith = (product: string): readonly string[] =>
  pagesWith(product)
    .filter((path) => !isPrivate(path) && path !== paths.loginCode)
    .map((path) =>
      path === paths.verifyEmail || path === paths.resetPassword
        ? `${path}?userId=a&secret=b`
        : path,
    )
