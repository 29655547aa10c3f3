import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useSearch } from '#components/catalogue/useSearch.ts'
import { useAnswers, type Answers, type Said } from '#components/manage/useAnswers.ts'
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
import type { Desk } from '#machines/management/desk.ts'
import type { FormFlow } from '#machines/management/form.ts'
import type { Answer, Job } from '#machines/management/job.ts'

/** What the rows are made of. */
export interface RowsParts {
  /** The stored products. */
  readonly products: readonly Product[]
  readonly images: ReadonlyMap<string, StoredImage>
  /** Nothing may be changed (decision P2). */
  readonly readOnly: boolean
  /** What is done to the products. */
  readonly desk: Desk
  readonly form: FormFlow
  /** Says at the list what no row says. */
  readonly say: Answers['say']
  /** The answer to the form that was saved last, or `null`. */
  readonly saved: Answer | null
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

/** The prices that are fields: each with its product as it was then. */
const useEditedPrices = (products: readonly Product[], { busy, deleted, job }: Desk) => {
  const [edited, setEdited] = useState<readonly Product[]>([])
  // What was typed stays while its row is filtered out.
  const typed = useRef(new Map<string, string>())
  const missing = edited.filter(({ $id }) => products.every((product) => product.$id !== $id))
  const own = missing.filter(({ $id }) => deleted.has($id))
  // This tab has deleted them.
  if (own.length > 0) setEdited(edited.filter((product) => !own.includes(product)))
  return {
    /** Whose price is a field. */
    editing: useMemo(() => new Set(edited.map(({ $id }) => $id)), [edited]),
    /** Those that another tab has deleted; an undo that is under way here may be what does it. */
    gone: missing.filter(({ $id }) => job?.kind !== 'undo' && !busy.has($id) && !deleted.has($id)),
    typed,
    close: useCallback((id: string) => {
      typed.current.delete(id)
      setEdited((before) => before.filter(({ $id }) => $id !== id))
    }, []),
    edit: useCallback((product: Product) => {
      typed.current.delete(product.$id)
      setEdited((before) => [...before, product])
    }, []),
  }
}

/** What rows ask for. Their failures are said in them, all else at the list. */
const useRowJobs = ({ desk, say }: RowsParts, closePrice: (id: string) => void) => {
  const { answers, ask: askFor, close } = useAnswers(desk.do)
  const failures = useMemo(() => {
    const rows = new Map<string, readonly Said[]>()
    for (const said of answers)
      if (said.product !== undefined && said.answer.kind === 'failed')
        rows.set(said.product.$id, [...(rows.get(said.product.$id) ?? []), said])
    return rows
  }, [answers])
  const verbs = useMemo(() => {
    const ask = async (product: Product, job: Job) => {
      const answer = await askFor(job, product)
      if (answer.kind === 'failed') return
      if (job.kind === 'price') closePrice(product.$id)
      say(job.kind, answer)
    }
    return {
      /** The product is the one that is shown. */
      changePrice: (product: Product, price: number) =>
        void ask(product, {
          kind: 'price',
          id: product.$id,
          price,
          seen: { price: product.price },
        }),
      replaceImage: (product: Product, file: Blob) => {
        const { $id: id, imageId, imageUrl } = product
        void ask(product, { kind: 'picture', id, file, seen: { imageId, imageUrl } })
      },
      delete: (product: Product) => void ask(product, { kind: 'delete', id: product.$id }),
      closeFailure: close,
    }
  }, [askFor, close, closePrice, say])
  return { failures, verbs }
}

/**
 * The rows of the owner's table: what is listed after search, filters and order, what is chosen, how many are shown, and
 * which prices are being edited.
 */
export const useRows = (parts: RowsParts) => {
  const { products, images, readOnly, desk, form, query, filter, text, search, aids, language } =
    parts
  const { busy } = desk
  const sorter = useMemo(() => createRowSorter(language), [language])
  const newest = useMemo(() => sorter(products, allRows), [sorter, products])
  // They stay once they are there: a filter that goes with the last product it lists would list others.
  const [searchable, setSearchable] = useState(false)
  if (!searchable && (products.length >= searchFrom || isFiltered(query))) setSearchable(true)
  const { query: searched, matches } = useSearch(newest, searchable ? text : '', aids)
  const { sort, dir } = query
  const order = useMemo(() => ({ sort, dir }), [sort, dir])
  // The head of a column says its order at once, the rows follow.
  const inOrder = useDeferredValue(order)
  const listed = useMemo(() => {
    const sorted = sorter(newest, inOrder)
    return matches === null && !isFiltered(query)
      ? sorted
      : sorted.filter((product) => matches?.has(product) !== false && passesFilter(product, query))
  }, [sorter, newest, inOrder, matches, query])

  const [choice, setChoice] = useState(noChoice)
  const present = useMemo(() => keepPresent(choice, products), [choice, products])
  // What another tab has removed is not chosen again when it comes back.
  if (present !== choice) setChoice(present)

  const list = `${serialiseRowQuery(query)} ${searched}`
  const [page, setPage] = useState({ list, shown: rowStep })
  const shown = page.list === list ? page.shown : rowStep

  const { editing, gone, typed, edit, close } = useEditedPrices(products, desk)
  const { failures, verbs } = useRowJobs(parts, close)

  // A product that was saved into this list.
  const [saved, setSaved] = useState({ answer: parts.saved, list })
  if (saved.answer !== parts.saved) setSaved({ answer: parts.saved, list })
  const product =
    saved.list === list && saved.answer !== null && 'product' in saved.answer
      ? saved.answer.product
      : null
  const has = (some: readonly Product[]) => some.some(({ $id }) => $id === product?.$id)

  const source = form.state === 'closed' ? null : form.source
  const openForm = form.open
  const table = useMemo(
    () => ({
      /** What is listed, in order. Unchanged products stay the same objects. */
      listed,
      /** Pictures by id. */
      images,
      /** Another list replaces this one without motion. */
      key: [query.category, query.out, searched].join(' '),
      /** The order, which the head of its column says. */
      order,
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
      /** Why what was asked of a product was not done. */
      failures,
      /** What the form is open with. */
      source,
      readOnly,
    }),
    [
      listed,
      images,
      query,
      order,
      searched,
      filter,
      shown,
      list,
      present,
      editing,
      busy,
      failures,
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
      ...verbs,
    }),
    [openForm, edit, close, typed, verbs],
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
    unlisted: has(products) && !has(listed) ? product : null,
    gone,
    /** Failures of products that have no row now. */
    rowless: [...failures.values()]
      .flat()
      .filter((said) => !listed.slice(0, shown).some(({ $id }) => $id === said.product?.$id)),
    closePrice: close,
  }
}

/** The rows, and what may be done with them. */
export type RowsFlow = ReturnType<typeof useRows>
