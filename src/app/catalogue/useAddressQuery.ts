import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { entryOf, type ReplacedEntry } from '#app/layout/scrollMemory.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import {
  defaultQuery,
  parseCatalogueQuery,
  serialiseCatalogueQuery,
  tidyQueryText,
  type CatalogueQuery,
} from '#domain/catalogue/browsing.ts'

/** Milliseconds between two writes: fewer than three a second, or Safari would refuse them. */
const pause = 350

/**
 * Search, sort and direction of the page, held in the address (decision P6). Changes are shown at once
 * and written to the address a moment later; Back, reload and links restore them.
 */
export const useAddressQuery = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [query, setQuery] = useState(() => parseCatalogueQuery(location.search))
  const [seen, setSeen] = useState(location.key)
  const pending = useRef<CatalogueQuery | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (location.key !== seen) {
    setSeen(location.key)
    const own = (location.state as ReplacedEntry | null)?.entry !== undefined
    // An address that this hook wrote may be older than the typed text; any other address is new.
    if (!(type === NavigationType.Replace && own)) setQuery(parseCatalogueQuery(location.search))
  }

  const write = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = pending.current
    pending.current = null
    if (next === null) return
    const search = serialiseCatalogueQuery(next)
    void navigate(
      { pathname: location.pathname, search: search === '' ? '' : `?${search}` },
      { replace: true, state: { entry: entryOf(location) } satisfies ReplacedEntry },
    )
  })

  useEffect(() => {
    const flush = () => write()
    // Write the pending change before the page is left.
    document.addEventListener('click', flush, { capture: true })
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('click', flush, { capture: true })
      window.removeEventListener('pagehide', flush)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [])

  // Read by `change`, which keeps its identity, so that its consumers do not re-render.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
    if (pending.current === null || timer.current !== undefined) return
    timer.current = setTimeout(() => write(), pause)
  }, [query])
  const change = useCallback((update: (before: CatalogueQuery) => CatalogueQuery) => {
    const next = update(latest.current)
    latest.current = next
    pending.current = { ...next, q: tidyQueryText(next.q) }
    setQuery(next)
  }, [])

  // Prerendered markup has no query, and hydration has to render the same.
  const hydrated = useHydrated()
  return { query: hydrated ? query : defaultQuery, change, search: location.search }
}
