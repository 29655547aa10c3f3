import { limits } from './limits.ts'
import { sortKeys, type SortDirection, type SortKey, type SortOrder } from './sort.ts'

/** What the address of a category page says (decision P6). */
export type CatalogueQuery = SortOrder & {
  /** Search text as typed, at most 100 units, well-formed Unicode. */
  readonly q: string
}

/** The page without anything in its address: everything, newest first. */
export const defaultQuery: CatalogueQuery = { q: '', sort: 'date', dir: 'desc' }

const isSortKey = (value: string | null): value is SortKey =>
  value !== null && (sortKeys as readonly string[]).includes(value)

const isDirection = (value: string | null): value is SortDirection =>
  value === 'asc' || value === 'desc'

/** Search text cut to what the address keeps; half of a surrogate pair cannot be in an address. */
export const tidyQueryText = (text: string): string => text.slice(0, limits.query).toWellFormed()

/** Reads `?q&sort&dir`; anything not on the lists counts as not said. */
export const parseCatalogueQuery = (search: string | URLSearchParams): CatalogueQuery => {
  const params = typeof search === 'string' ? new URLSearchParams(search) : search
  const sort = params.get('sort')
  const dir = params.get('dir')
  return {
    q: tidyQueryText(params.get('q') ?? ''),
    sort: isSortKey(sort) ? sort : defaultQuery.sort,
    dir: isDirection(dir) ? dir : defaultQuery.dir,
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
  if (dir !== defaultQuery.dir) params.set('dir', dir)
  return params.toString()
}
