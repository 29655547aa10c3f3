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
import { propertyOf } from '#domain/objects.ts'

/** Milliseconds between two writes: fewer than three a second, or Safari would refuse them. */
const pause = 350

/** How a change is written: over the entry of the history, or as a step that Back takes back. */
export type Written = 'replace' | 'step'

/**
 * Search, order and filter of the page, held in the address (decisions P6 and P16). Changes are shown at
 * once. Search and order are written to the address a moment later; a filter is a step of the history. Back,
 * reload and links restore them.
 */
export const useAddressQuery = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const type = useNavigationType()
  const [query, setQuery] = useState(() => parseCatalogueQuery(location.search))
  const [seen, setSeen] = useState(location.key)
  const pending = useRef<CatalogueQuery | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef<Written>('replace')

  if (location.key !== seen) {
    setSeen(location.key)
    const own = propertyOf(location.state, 'entry') !== undefined
    // An address that this hook wrote may be older than the typed text; any other address is new.
    if (!(type === NavigationType.Replace && own)) setQuery(parseCatalogueQuery(location.search))
  }

  const write = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = pending.current
    pending.current = null
    const how = written.current
    written.current = 'replace'
    if (next === null) return
    const text = serialiseCatalogueQuery(next)
    const search = text === '' ? '' : `?${text}`
    if (how === 'step') {
      if (search !== location.search) void navigate({ pathname: location.pathname, search })
      return
    }
    void navigate(
      { pathname: location.pathname, search },
      { replace: true, state: { entry: entryOf(location) } satisfies ReplacedEntry },
    )
  })

  // Back may come before the step that it takes back was rendered: its location is the one seen last then.
  const follow = useEffectEvent(() => {
    // What was not written yet belongs to the address that was left.
    clearTimeout(timer.current)
    timer.current = undefined
    pending.current = null
    written.current = 'replace'
    if (window.location.pathname === location.pathname)
      setQuery(parseCatalogueQuery(window.location.search))
  })
  useEffect(() => {
    const onPopState = () => follow()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

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
    if (pending.current === null) return
    if (written.current === 'step') write()
    else timer.current ??= setTimeout(() => write(), pause)
  }, [query])
  const change = useCallback(
    (update: (before: CatalogueQuery) => CatalogueQuery, how: Written = 'replace') => {
      const next = update(latest.current)
      latest.current = next
      pending.current = { ...next, q: tidyQueryText(next.q) }
      if (how === 'step') written.current = how
      setQuery(next)
    },
    [],
  )

  // Prerendered markup has no query, and hydration has to render the same.
  const hydrated = useHydrated()
  return { query: hydrated ? query : defaultQuery, change, search: location.search }
}
