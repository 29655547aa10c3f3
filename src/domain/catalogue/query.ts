import { limits } from './limits.ts'
import { firstDirection, sortKeys, type SortKey, type SortOrder } from './sort.ts'

/** What the address of a category page says (decision P6). */
export type CatalogueQuery = SortOrder & {
  /** Search text as typed, at most 100 units, well-formed Unicode. */
  readonly q: string
}

/** The page without anything in its address: everything, newest first. */
export const defaultQuery: CatalogueQuery = { q: '', sort: 'date', dir: 'desc' }

const isSortKey = (value: string | null): value is SortKey =>
  (sortKeys as readonly (string | null)[]).includes(value)

/** Search text cut to what the address keeps; half of a surrogate pair cannot be in an address. */
export const tidyQueryText = (text: string): string =>
  text.slice(0, limits.query).replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** Reads `?q&sort&dir`; anything not on the lists counts as not said. */
export const parseCatalogueQuery = (search: string): CatalogueQuery => {
  const params = new URLSearchParams(search)
  const wanted = params.get('sort')
  const sort = isSortKey(wanted) ? wanted : defaultQuery.sort
  const dir = params.get('dir')
  return {
    q: tidyQueryText(params.get('q') ?? ''),
    sort,
    dir: dir === 'asc' || dir === 'desc' ? dir : firstDirection[sort],
  }
}

/**
 * Writes the query for the address, without `?`, leaving out what is the default. Reading it again
 * gives the same query.
 */
export const serialiseCatalogueQuery = ({ q, sort, dir }: CatalogueQuery): string => {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (sort !== defaultQuery.sort) params.set('sort', sort)
  // As after a first click on the order.
  if (dir !== firstDirection[sort]) params.set('dir', dir)
  return params.toString()
}
