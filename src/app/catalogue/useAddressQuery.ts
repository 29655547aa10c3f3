import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import {
  defaultQuery,
  parseCatalogueQuery,
  serialiseCatalogueQuery,
  tidyQueryText,
  type CatalogueQuery,
} from '#domain/catalogue/query.ts'

/** Milliseconds between two writes: fewer than three a second, or Safari would refuse them. */
const pause = 350

const never = () => () => {}

/** Marks entries that this hook wrote itself. */
interface OwnState {
  readonly listQuery?: boolean
}

/**
 * Search, sort and direction of the page, held in the address (decision P6). Changes show at once
 * and reach the address a moment later, replacing the entry; Back, reload and links bring theirs.
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
    const own = (location.state as OwnState | null)?.listQuery === true
    // What was written by us may lag behind what is being typed; everything else is news.
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
      { replace: true, state: { listQuery: true } satisfies OwnState },
    )
  })

  useEffect(() => {
    const flush = () => write()
    // Before a link is followed or the page goes, the entry has to say what is on the screen.
    document.addEventListener('click', flush, { capture: true })
    window.addEventListener('pagehide', flush)
    return () => {
      document.removeEventListener('click', flush, { capture: true })
      window.removeEventListener('pagehide', flush)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [])

  const [wanted, setWanted] = useState(0)
  useEffect(() => {
    if (pending.current === null || timer.current !== undefined) return
    timer.current = setTimeout(() => write(), pause)
  }, [wanted])

  // Read by `change`, which stays the same function, so that what gets it is not drawn for nothing.
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])
  const change = useCallback((alter: (before: CatalogueQuery) => CatalogueQuery) => {
    const next = alter(latest.current)
    latest.current = next
    pending.current = { ...next, q: tidyQueryText(next.q) }
    setQuery(next)
    setWanted((count) => count + 1)
  }, [])

  // The document was drawn without a query, and the first render has to be the same.
  const drawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return { query: drawn ? query : defaultQuery, change, search: location.search }
}
