import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useSearch } from '#components/catalogue/useSearch.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import {
  allRows,
  chooseAllRows,
  chooseRow,
  createRowSorter,
  isFiltered,
  keepPresent,
  nextRowOrder,
  noChoice,
  passesFilter,
  serialiseRowQuery,
  type RowQuery,
  type RowSort,
} from '#domain/catalogue/rows.ts'
import type { SearchAids } from '#domain/catalogue/search.ts'
import type { Language } from '#domain/language.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import type { ManagementOutcome } from '#machines/management/job.ts'

/** What the rows are made of. */
export interface RowsParts {
  /** The stored products. */
  readonly products: readonly Product[]
  readonly images: ReadonlyMap<string, StoredImage>
  /** Nothing may be changed (decision P2). */
  readonly readOnly: boolean
  /** What is done to the products. */
  readonly tasks: ManagementFlow
  /** Filters and order, which the address keeps (decision P20). */
  readonly query: RowQuery
  readonly filter: (query: RowQuery) => void
  /** What is searched for. */
  readonly text: string
  readonly search: (text: string) => void
  /** What the search has fetched so far. */
  readonly aids: SearchAids
  readonly language: Language
}

/** Fewer products need no search and no filter. */
const searchFrom = 12

/** So many rows are shown at first, and with every step. */
export const rowStep = 50

/** Outcomes that can take products away. */
const removing: readonly ManagementOutcome['kind'][] = [
  'removed',
  'removedAll',
  'cleared',
  'imported',
  'undone',
]

/** The prices that are fields: each with its product as it was then. */
const useEditedPrices = (
  products: readonly Product[],
  { outcome, outcomes, queue }: ManagementFlow,
) => {
  const [edited, setEdited] = useState<readonly Product[]>([])
  const [seen, setSeen] = useState(outcomes)
  // What was typed stays while its row is filtered out.
  const typed = useRef(new Map<string, string>())
  const close = useCallback((id: string) => {
    typed.current.delete(id)
    setEdited((before) => before.filter(({ $id }) => $id !== id))
  }, [])
  const missing = edited.filter(({ $id }) => products.every((product) => product.$id !== $id))
  // Each outcome is read once, because the next one replaces it. A field closes when its price has been stored, or when
  // this tab has taken its product away; a refusal leaves it as it is.
  if (outcomes !== seen) {
    setSeen(outcomes)
    if (outcome?.kind === 'priced') {
      const { $id: id } = outcome.product
      setEdited(edited.filter(({ $id }) => $id !== id))
    } else if (outcome !== null && removing.includes(outcome.kind) && missing.length > 0)
      setEdited(edited.filter((product) => !missing.includes(product)))
  }
  return {
    /** Whose price is a field. */
    editing: useMemo(() => new Set(edited.map(({ $id }) => $id)), [edited]),
    /** Those that another tab has taken away; what is under way here may be what does it. */
    gone: queue.length > 0 ? [] : missing,
    typed,
    close,
    edit: useCallback((product: Product) => {
      typed.current.delete(product.$id)
      setEdited((before) => [...before, product])
    }, []),
  }
}

/**
 * The rows of the owner's table: what is listed after search, filters and order, what is chosen, how many are shown, and
 * which prices are being edited.
 */
export const useRows = (parts: RowsParts) => {
  const { products, images, readOnly, tasks, query, filter, text, search, aids, language } = parts
  const { outcome, outcomes, busy } = tasks
  const sorter = useMemo(() => createRowSorter(language), [language])
  const newest = useMemo(() => sorter(products, allRows), [sorter, products])
  // They stay once they are there: a filter that goes with the last product it lists would list others.
  const [searchable, setSearchable] = useState(false)
  if (!searchable && (products.length >= searchFrom || isFiltered(query))) setSearchable(true)
  const { query: searched, matches } = useSearch(newest, searchable ? text : '', aids)
  const listed = useMemo(() => {
    const sorted = sorter(newest, query)
    return matches === null && !isFiltered(query)
      ? sorted
      : sorted.filter((product) => matches?.has(product) !== false && passesFilter(product, query))
  }, [sorter, newest, matches, query])

  const [choice, setChoice] = useState(noChoice)
  const present = useMemo(() => keepPresent(choice, products), [choice, products])
  // What another tab has removed is not chosen again when it comes back.
  if (present !== choice) setChoice(present)

  const list = `${serialiseRowQuery(query)} ${searched}`
  const [page, setPage] = useState({ list, shown: rowStep })
  const shown = page.list === list ? page.shown : rowStep

  const prices = useEditedPrices(products, tasks)

  const [seen, setSeen] = useState(outcomes)
  const [saved, setSaved] = useState<{ readonly product: Product; readonly list: string } | null>(
    null,
  )
  if (outcomes !== seen) {
    setSeen(outcomes)
    const isSaved = outcome?.kind === 'changed' || outcome?.kind === 'added'
    setSaved(isSaved ? { product: outcome.product, list } : null)
  }
  const has = (some: readonly Product[]) => some.some(({ $id }) => $id === saved?.product.$id)

  const { openForm, changePrice, replaceImage, removeProduct } = tasks
  const { editing, typed, edit, close } = prices
  const source = tasks.form === 'closed' ? null : tasks.source
  const table = useMemo(
    () => ({
      /** What is listed, in order. Unchanged products stay the same objects. */
      listed,
      /** Pictures by id. */
      images,
      /** Another list replaces this one without motion. */
      key: [query.category, query.out, searched].join(' '),
      /** The order, which the head of its column says. */
      order: { sort: query.sort, dir: query.dir },
      sort: (pressed: RowSort) => filter({ ...query, ...nextRowOrder(query, pressed) }),
      /** How many rows are shown. */
      shown,
      showMore: () => setPage({ list, shown: shown + rowStep }),
      /** The chosen products; also some that are not listed. */
      chosen: present.ids,
      choose: (id: string, ranged: boolean) =>
        setChoice((before) => chooseRow(before, listed, id, ranged)),
      chooseAll: () => setChoice((before) => chooseAllRows(before, listed)),
      chooseNone: () => setChoice(noChoice),
      /** The row that was chosen last. */
      last: present.last,
      /** Whose price is a field. */
      editing,
      /** What is asked of these products is not done yet. */
      busy,
      /** What the form is open with. */
      source,
      readOnly,
    }),
    [
      listed,
      images,
      query,
      searched,
      filter,
      shown,
      list,
      present,
      editing,
      busy,
      source,
      readOnly,
    ],
  )
  /** What a row may do: always the same object, so that no row renders for nothing. */
  const row = useMemo(
    () => ({
      open: (kind: FormSource['kind'], product: Product) => openForm({ kind, product }),
      editPrice: edit,
      closePrice: close,
      keepPrice: (id: string, price: string) => void typed.current.set(id, price),
      /** What was typed before its row was filtered out. */
      typedPrice: (id: string) => typed.current.get(id),
      changePrice,
      replaceImage,
      remove: removeProduct,
    }),
    [openForm, edit, close, typed, changePrice, replaceImage, removeProduct],
  )
  return {
    table,
    row,
    text: searchable && products.length > 0 ? text : null,
    search,
    searched,
    query,
    filter,
    /** For the numbers in the filters, which follow the list. */
    counted: useDeferredValue(products),
    /** A product that was saved, and that the search or a filter hides. */
    unlisted: saved?.list === list && has(products) && !has(listed) ? saved.product : null,
    gone: prices.gone,
    closePrice: close,
  }
}

/** The rows, and what may be done with them. */
export type RowsFlow = ReturnType<typeof useRows>
