import { useCallback, useEffect, useMemo, useState, useEffectEvent, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useServices } from '#app/ServicesContext.tsx'
import { rememberSearch } from '#app/catalogue/returnPoint.ts'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useReturn } from '#app/catalogue/useReturn.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { entryOf, type ReplacedEntry } from '#app/layout/scrollMemory.ts'
import type { SamplesOffer } from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import type { CategoryFlow } from '#components/pages/CategoryPage/CategoryPage.tsx'
import { useSearch } from '#components/catalogue/useSearch.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import {
  createSorter,
  nextOrder,
  type SortKey,
  defaultQuery,
  parseCatalogueQuery,
  serialiseCatalogueQuery,
  tidyQueryText,
  type CatalogueQuery,
} from '#domain/catalogue/browsing.ts'
import { gridStep } from '#domain/catalogue/display.ts'
import type { Category } from '#domain/catalogue/product.ts'
import { ServiceError } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'

/** Milliseconds between two writes: fewer than three a second, or Safari would refuse them. */
const pause = 350

/**
 * Search, sort and direction of the page, held in the address (decision P6). Changes are shown at once
 * and written to the address a moment later; Back, reload and links restore them.
 */
const useAddressQuery = () => {
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

/** Loads the sample products into the visitor's storage (decision P5). Reports unexpected errors (D3). */
export const useSamples = (language: Language): SamplesOffer => {
  const { catalogue, reporter } = useServices()
  const [state, setState] = useState<SamplesOffer['state']>('idle')
  const [share, setShare] = useState(0)
  const onLoad = useCallback(() => {
    setState('loading')
    setShare(0)
    const load = async () => {
      const { products, copies } = await catalogue()
      const before = new Set(products.snapshot().products)
      await products.loadSamples(language, { onProgress: setShare })
      // They exist elsewhere (decision P12).
      copies.known(products.snapshot().products.filter((product) => !before.has(product)))
    }
    load().then(
      () => setState('loaded'),
      (thrown: unknown) => {
        setState('failed')
        if (!(thrown instanceof ServiceError)) reporter.report(thrown)
      },
    )
  }, [catalogue, reporter, language])
  return { state, share, onLoad }
}

/**
 * The flow of the category page, from the store and the address. The list follows typing a
 * moment later, so that a keystroke never waits for it.
 */
export const useCategoryList = (category: Category, language: Language): CategoryFlow => {
  const { services, snapshot, phase, retry, rest } = useRequiredCatalogue()
  const { query, change, search } = useAddressQuery()
  const { shown, setShown } = useReturn(phase === 'ready')
  const samples = useSamples(language)
  const aids = useSearchAids(services, language, query.q)
  const sorter = useMemo(() => createSorter(language), [language])
  const { sort, dir } = query
  const mine = useMemo(
    () => snapshot.products.filter((product) => product.category === category),
    [snapshot.products, category],
  )
  const { query: searched, matches } = useSearch(mine, query.q, aids)
  const products = useMemo(() => {
    const ordered = sorter(mine, { sort, dir })
    return matches === null ? ordered : ordered.filter((product) => matches.has(product))
  }, [mine, sorter, sort, dir, matches])
  useEffect(() => rememberSearch(category, search), [category, search])

  const onTextChange = useCallback(
    (q: string) => {
      setShown(gridStep)
      change((before) => ({ ...before, q }))
    },
    [change, setShown],
  )
  const onSort = useCallback(
    (key: SortKey) => {
      setShown(gridStep)
      change((before) => ({ ...before, ...nextOrder(before, key) }))
    },
    [change, setShown],
  )

  return {
    phase,
    // Published products do not depend on storage (decision P9).
    persistence:
      import.meta.env.VITE_CATALOGUE && mine.length > 0 ? 'browser' : snapshot.persistence,
    quarantined: snapshot.quarantine?.records ?? 0,
    total: mine.length + rest,
    rest,
    lineup: useMemo(() => sorter(mine, { sort: 'date', dir: 'desc' }), [mine, sorter]),
    products,
    images: snapshot.images,
    // The other cards come with the data file.
    shown: rest > 0 ? gridStep : shown,
    text: query.q,
    searched,
    order: useMemo(() => ({ sort, dir }), [sort, dir]),
    onTextChange,
    onSort,
    onShowMore: useCallback(() => setShown((before) => before + gridStep), [setShown]),
    onRetry: retry,
    // A shop is not filled with samples (decision P9).
    samples: import.meta.env.VITE_CATALOGUE ? null : samples,
  }
}
