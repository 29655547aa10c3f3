import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { entryOf, type WrittenEntry } from '#app/layout/scrollMemory.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { propertyOf } from '#domain/objects.ts'

/** Milliseconds without a key until what was typed is in the address: Safari refuses many writes in a row. */
const pause = 350

/** How a change is written: over the entry of the history, as a step that Back takes back, or over it after a pause. */
type Written = 'replace' | 'step' | 'later'

/** A query that the address may not have yet. */
interface Ahead<Query> {
  readonly query: Query
  /** The entry of the history in which it was made. */
  readonly key: string
  readonly how: Written
}

/**
 * What the address says of a list: its search, order and filter. A change shows at once and the address follows, so that
 * typing never waits for it. Back, forward, a reload and a shared address show the same list.
 *
 * @param parse - reads the query of an address; what is not in it is the default
 * @param serialise - writes it, without `?`
 */
export const useListState = <Query>(
  parse: (search: string) => Query,
  serialise: (query: Query) => string,
) => {
  const location = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<Ahead<Query> | null>(null)
  const addressed = useMemo(() => parse(location.search), [parse, location.search])
  const prerendered = useMemo(() => parse(''), [parse])
  // An address that was written here may be older than what was typed; any other one is new.
  const isOwn = propertyOf(location.state, 'list') === true
  const isAhead = ahead !== null && (isOwn || ahead.key === location.key)
  const present = isAhead ? ahead.query : addressed
  // Prerendered markup has no query, and hydration has to render the same. A change starts from the address all the same.
  const query = useHydrated() ? present : prerendered

  // Read by `change`, which keeps its identity, so that its consumers do not render again.
  const latest = useRef(present)
  const written = useRef(location)
  useEffect(() => {
    latest.current = present
  }, [present])
  useEffect(() => {
    written.current = location
  }, [location])

  const write = useCallback(
    (next: Query, step: boolean) => {
      const { pathname, search: before } = written.current
      const text = serialise(next)
      // The address of a link may have another order.
      if (text === serialise(parse(before))) return
      const address = { pathname, search: text === '' ? '' : `?${text}` }
      const entry = step ? {} : { entry: entryOf(written.current) }
      written.current = { ...written.current, ...address }
      void navigate(address, {
        replace: !step,
        state: { list: true, ...entry } satisfies WrittenEntry,
      })
    },
    [navigate, parse, serialise],
  )
  const change = useCallback(
    (update: (before: Query) => Query, how: Written = 'replace') => {
      // What was typed is not a part of the step.
      if (how === 'step') write(latest.current, false)
      const next = update(latest.current)
      latest.current = next
      setAhead({ query: next, key: written.current.key, how })
      if (how !== 'later') write(next, how === 'step')
    },
    [write],
  )

  const typed = isAhead && ahead.how === 'later' ? ahead.query : null
  useEffect(() => {
    if (typed === null) return undefined
    const flush = () => write(typed, false)
    const timer = setTimeout(flush, pause)
    // Before a link is followed, and before the page is left.
    document.addEventListener('click', flush, { capture: true })
    window.addEventListener('pagehide', flush)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', flush, { capture: true })
      window.removeEventListener('pagehide', flush)
    }
  }, [typed, write])

  // Back may come before what it takes back was written or rendered.
  useEffect(() => {
    const forget = () => setAhead(null)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  return { query, change, search: location.search }
}
