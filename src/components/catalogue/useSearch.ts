import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import {
  narrows,
  searchInSteps,
  searchProducts,
  type SearchAids,
} from '#domain/catalogue/search.ts'

/** Milliseconds of searching before the browser may handle a key. */
const budget = 8

/** Milliseconds before a search begins, so that the browser shows the key first. */
const pause = 30

/** What a search has found. */
interface Found {
  /** The query that the matches belong to; it may lag behind what is typed. */
  readonly query: string
  /** What matches; `null` for everything. */
  readonly matches: ReadonlySet<Product> | null
  readonly products: readonly Product[]
  readonly aids: SearchAids
}

/** What matches a longer query matches the beginning of it as well. */
const isNarrower = (found: Found, { query, products, aids }: Omit<Found, 'matches'>) =>
  found.products === products && found.aids === aids && narrows(query, found.query)

/** Whether it is too early to say that nothing matches. */
const isEarly = (matches: ReadonlySet<Product> | null, aids: SearchAids) =>
  aids.pending === true && matches?.size === 0

/** The result for a changed list: only what is new in it is searched. */
const forList = (found: Found, products: readonly Product[]): Found => {
  const { matches, query, aids } = found
  if (matches === null) return { ...found, products }
  const searched = new Set(found.products)
  const added = products.filter((product) => !searched.has(product))
  return {
    ...found,
    products,
    matches: new Set([...matches, ...searchProducts(added, query, aids)]),
  }
}

/**
 * The products that match a query. The first result is there at once; a change of the query is
 * searched between keystrokes, because ten thousand names in pinyin take seconds on a slow phone. That
 * nothing matches is said only once all aids are there; the result before it stays until then.
 */
export const useSearch = (products: readonly Product[], query: string, aids: SearchAids): Found => {
  const [found, setFound] = useState<Found>(() => {
    const matches = query === '' ? null : new Set(searchProducts(products, query, aids))
    return isEarly(matches, aids)
      ? { query: '', matches: null, products, aids }
      : { query, matches, products, aids }
  })
  if (found.products !== products) setFound(forList(found, products))
  const begin = useEffectEvent(() => {
    const within = isNarrower(found, { query, products, aids }) ? found.matches : null
    return searchInSteps(within ?? products, query, aids)
  })
  useEffect(() => {
    const steps = begin()
    let timer: ReturnType<typeof setTimeout> | undefined
    const work = () => {
      const end = performance.now() + budget
      let step = steps.next()
      while (step.done !== true && performance.now() < end) step = steps.next()
      if (step.done !== true) {
        timer = setTimeout(work)
        return
      }
      const matches = step.value
      if (isEarly(matches, aids)) return
      startTransition(() =>
        setFound((before) =>
          before.query === query && before.matches === matches
            ? before
            : { query, matches, products, aids },
        ),
      )
    }
    timer = setTimeout(work, pause)
    return () => clearTimeout(timer)
  }, [products, query, aids])
  return found
}
