import { useCallback, useMemo, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { entryOf, type ReplacedEntry } from '#app/layout/scrollMemory.ts'
import { parseRowQuery, serialiseRowQuery, type RowQuery } from '#domain/catalogue/rows.ts'

/**
 * Filters and order of the table of products, in the address (decision P20): a reload, and Back from a product, show
 * the same rows. They change at once; the address follows.
 */
export const useRowQuery = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [query, setQuery] = useState(() => parseRowQuery(location.search))
  const [seen, setSeen] = useState(location.key)
  if (location.key !== seen) {
    setSeen(location.key)
    const own = (location.state as ReplacedEntry | null)?.entry !== undefined
    // An address that was written here may be older than the rows; any other is new.
    if (!(type === NavigationType.Replace && own)) setQuery(parseRowQuery(location.search))
  }
  const { pathname } = location
  const entry = entryOf(location)
  const change = useCallback(
    (next: RowQuery) => {
      setQuery(next)
      const search = serialiseRowQuery(next)
      void navigate(
        { pathname, search: search === '' ? '' : `?${search}` },
        { replace: true, state: { entry } satisfies ReplacedEntry },
      )
    },
    [navigate, pathname, entry],
  )
  return useMemo(() => ({ query, change }), [query, change])
}
