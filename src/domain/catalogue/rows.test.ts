import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankProduct, categories, type Product } from './product.ts'
import {
  allRows,
  chooseAllRows,
  chooseRow,
  countRows,
  createRowSorter,
  keepPresent,
  nextRowOrder,
  noChoice,
  parseRowQuery,
  passesFilter,
  readRowOrder,
  rowOrderName,
  rowSorts,
  serialiseRowQuery,
  type Choice,
  type RowQuery,
} from './rows.ts'

const product = (id: string, change: Partial<Product> = {}): Product => ({
  ...blankProduct('car'),
  $id: id,
  productName: id,
  ...change,
})

const idsOf = (products: readonly Product[]) => products.map(({ $id }) => $id)

describe('the order of the rows', () => {
  const rows = [
    product('b', { price: 2, category: 'phone', stockQuantity: 5 }),
    product('c', { price: 1, category: 'car', stockQuantity: 9, available: false }),
    product('a', { price: 2, category: 'phone', stockQuantity: 3 }),
    product('d', { price: 3, category: 'parts', stockQuantity: 0 }),
  ]
  const sort = createRowSorter('en')

  it.each([
    ['name-asc', 'abcd'],
    ['name-desc', 'dcba'],
    ['price-asc', 'cbad'],
    ['price-desc', 'dbac'],
    ['category-asc', 'cdba'],
    ['category-desc', 'badc'],
    // What is out of stock has no piece.
    ['stock-asc', 'cdab'],
    ['stock-desc', 'bacd'],
  ])('%s puts equal products as they were, and changes no list', (name, expected) => {
    const before = idsOf(rows)
    expect(idsOf(sort(rows, readRowOrder(name))).join('')).toBe(expected)
    expect(idsOf(rows)).toEqual(before)
  })

  it('is upwards, downwards, then the newest first again', () => {
    const [up, down] = [nextRowOrder(allRows, 'price'), { sort: 'price', dir: 'desc' } as const]
    expect(up).toEqual({ sort: 'price', dir: 'asc' })
    expect(nextRowOrder(up, 'price')).toEqual(down)
    expect(nextRowOrder(down, 'price')).toEqual({ sort: 'date', dir: 'desc' })
    expect(nextRowOrder(down, 'stock')).toEqual({ sort: 'stock', dir: 'asc' })
  })
})

describe('the filters', () => {
  const rows = [
    product('car'),
    product('none', { stockQuantity: 0 }),
    product('off', { available: false, category: 'phone' }),
  ]

  it.each([
    [{ category: null, out: false }, ['car', 'none', 'off']],
    [{ category: 'car', out: false }, ['car', 'none']],
    [{ category: null, out: true }, ['none', 'off']],
    [{ category: 'phone', out: true }, ['off']],
  ] as const)('%o', (filter, expected) => {
    const query = { ...allRows, ...filter }
    expect(idsOf(rows.filter((row) => passesFilter(row, query)))).toEqual(expected)
  })

  it('are counted', () => {
    expect(countRows(rows)).toEqual({
      counts: { car: 2, parts: 0, cpu: 0, phone: 1, game: 0, drone: 0 },
      out: 2,
    })
  })
})

describe('the address', () => {
  const queries: fc.Arbitrary<RowQuery> = fc
    .record({
      category: fc.constantFrom(null, ...categories),
      out: fc.boolean(),
      sort: fc.constantFrom(...rowSorts),
      dir: fc.constantFrom('asc' as const, 'desc' as const),
    })
    .map((query) => ({ ...query, ...readRowOrder(rowOrderName(query)) }))

  it('keeps every query', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseRowQuery(serialiseRowQuery(query))).toEqual(query)
      }),
    )
    expect(serialiseRowQuery(allRows)).toBe('')
  })

  it('counts what is on no list as not said', () => {
    expect(parseRowQuery('?category=boat&out=yes&order=colour-desc')).toEqual(allRows)
  })
})

describe('a choice', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => product(id))
  const chosen = ({ ids }: Choice) => [...ids].sort().join('')
  const press = (...presses: readonly string[]) =>
    presses.reduce(
      (choice, id) => chooseRow(choice, rows, id.toLowerCase(), id !== id.toLowerCase()),
      noChoice,
    )

  it.each([
    [['a'], 'a'],
    [['a', 'a'], ''],
    [['b', 'D'], 'bcd'],
    [['d', 'B'], 'bcd'],
    // The range becomes what the row that was pressed turns to.
    [['a', 'E', 'c', 'E'], 'ab'],
    // Without a row that was pressed before, Shift chooses one.
    [['C'], 'c'],
  ] as const)('%o with a capital for Shift is %s', (presses, expected) => {
    expect(chosen(press(...presses))).toBe(expected)
  })

  it('ranges over what is listed, in its order', () => {
    const first = chooseRow(noChoice, rows, 'e', false)
    const listed = rows.filter(({ $id }) => $id !== 'c').reverse()
    expect(chosen(chooseRow(first, listed, 'b', true))).toBe('bde')
    // The row that was pressed before is filtered out by now.
    expect(chosen(chooseRow(first, rows.slice(0, 3), 'b', true))).toBe('be')
  })

  it('of all leaves what is not listed as it is', () => {
    const one = press('e')
    const all = chooseAllRows(one, rows.slice(0, 2))
    expect(chosen(all)).toBe('abe')
    expect(chosen(chooseAllRows(all, rows.slice(0, 2)))).toBe('e')
  })

  it('loses what is gone, and only that', () => {
    const two = press('a', 'b')
    expect(chosen(keepPresent(two, rows.slice(1)))).toBe('b')
    expect(keepPresent(two, rows)).toBe(two)
    expect(keepPresent(noChoice, [])).toBe(noChoice)
  })
})
