import { describe, expect, it } from 'vitest'
import { logTimestamp, timeOf, type LogEntry } from '#domain/catalogue/merge.ts'
import { blankProduct, type Product } from '#domain/catalogue/product.ts'
import { createCatalogueEngine } from '#services/catalogue/engine.ts'
import { memoryArea } from '#services/catalogue/storageArea.ts'
import { pngs, storedImage } from '#tests/support/catalogue.ts'

const start = Date.UTC(2026, 0, 1)
const named = (name: string) => Object.assign(new Error(name), { name })

const product = ($id: string, over: Partial<Product> = {}): Product => ({
  ...blankProduct('car'),
  $id,
  createdAt: new Date(start).toISOString(),
  productName: $id,
  ...over,
})

/** One tab on a storage that takes so many units, names what is written, and can refuse a key. */
const open = (texts: Readonly<Record<string, string>> = {}, capacity = Infinity) => {
  const memory = memoryArea(Object.entries(texts))
  const writes: string[] = []
  const page = { time: start, capacity, refused: { key: '', error: new Error() } }
  const unitsWithout = (key: string) =>
    memory
      .keys()
      .filter((other) => other !== key)
      .reduce((sum, other) => sum + (memory.get(other) ?? '').length, 0)
  const area = {
    ...memory,
    set: (key: string, text: string) => {
      if (key === page.refused.key) throw page.refused.error
      if (unitsWithout(key) + text.length > page.capacity) throw named('QuotaExceededError')
      writes.push(key)
      memory.set(key, text)
    },
  }
  const engine = createCatalogueEngine({
    area,
    random: () => 'mine',
    now: () => page.time,
    reporter: { report: () => {} },
  })
  return {
    ...engine,
    page,
    memory,
    writes,
    log: () => JSON.parse(memory.get('local_catalogue_log_mine') ?? '[]') as LogEntry[],
    /** All texts but the log. */
    contents: () =>
      memory.keys().flatMap((key) => (key.includes('_log_') ? [] : [[key, memory.get(key)]])),
    texts: () => Object.fromEntries(memory.keys().map((key) => [key, memory.get(key)])),
    put: (one: Product, created = true) => engine.change({ put: [{ product: one, created }] }),
  }
}

const idsIn = (text: string | null) => (JSON.parse(text ?? '[]') as Product[]).map(({ $id }) => $id)

describe('a change', () => {
  it('writes version, pictures, log and list in this order, each once', () => {
    const tab = open()
    const put = [{ product: product('a', { imageId: 'img_1' }), created: true }]
    tab.change({ put, images: [storedImage('img_1')] })
    expect(tab.writes).toEqual([
      'local_catalogue_version',
      'local_images',
      'local_catalogue_log_mine',
      'local_products',
    ])
  })

  it('writes no version, and no picture, that is stored already', () => {
    const tab = open()
    const images = [storedImage('img_1')]
    tab.change({ put: [{ product: product('a', { imageId: 'img_1' }), created: true }], images })
    tab.writes.length = 0
    tab.change({ put: [{ product: product('b', { imageId: 'img_1' }), created: true }], images })
    expect(tab.writes).toEqual(['local_catalogue_log_mine', 'local_products'])
  })

  it('of nothing writes the version alone', () => {
    const tab = open()
    tab.change({})
    expect(tab.writes).toEqual(['local_catalogue_version'])
  })

  it('that leaves the list as it is does not write the list', () => {
    const tab = open()
    tab.put(product('a'))
    tab.writes.length = 0
    tab.change({ remove: ['nobody'] })
    expect(tab.writes).toEqual(['local_catalogue_log_mine'])
  })

  it('is stored although the version cannot be marked', () => {
    const tab = open()
    tab.page.refused = { key: 'local_catalogue_version', error: named('SecurityError') }
    tab.put(product('a'))
    expect(idsIn(tab.memory.get('local_products'))).toEqual(['a'])
  })

  it.each([
    [300_000, true],
    [300_001, false],
  ])('of %i units of log leaves its time there, the product: %j', (units, isWhole) => {
    const tab = open()
    const log = (name: string) => [
      { id: 'a', s: logTimestamp(start, 'mine'), p: product('a', { description: name }), r: '' },
    ]
    const stamp = logTimestamp(start, 'mine').length
    const rest = units - JSON.stringify(log('')).length - stamp
    tab.put(product('a', { description: 'x'.repeat(rest) }))
    expect(idsIn(tab.memory.get('local_products'))).toEqual(['a'])
    expect(tab.log().map((entry) => 'p' in entry)).toEqual([isWhole])
  })

  it('that finds no space in its log leaves its time there, or is refused', () => {
    const tab = open({
      local_products: JSON.stringify([product('a')]),
      local_catalogue_version: '1',
    })
    const units = JSON.stringify([product('a')]).length
    tab.page.capacity = units + 100
    tab.put(product('a', { price: 5 }), false)
    expect(tab.memory.get('local_catalogue_log_mine')).toContain('"kept":["a"]')
    tab.page.time += 5_000
    tab.compaction.compact()
    tab.page.capacity = units + 20
    expect(() => tab.put(product('a', { price: 6 }), false)).toThrow(
      expect.objectContaining({ failure: { from: 'store', code: 'full' } }),
    )
    expect(tab.state().products.map(({ price }) => price)).toEqual([5])
    expect(tab.writes.filter((key) => key === 'local_products')).toHaveLength(1)
  })

  it('that fails leaves storage as it was, and this tab as well', () => {
    const tab = open()
    tab.page.refused = { key: 'local_products', error: named('QuotaExceededError') }
    const change = {
      put: [{ product: product('a', { imageId: 'img_1' }), created: true }],
      images: [storedImage('img_1')],
    }
    expect(() => tab.change(change)).toThrow(
      expect.objectContaining({ failure: { from: 'store', code: 'full' } }),
    )
    expect(tab.contents()).toEqual([['local_catalogue_version', '1']])
    // Another tab may have read the log: it learns that nothing came of it.
    const { s = '' } = tab.log()[0] ?? {}
    expect([tab.log(), timeOf(s)]).toEqual([[{ id: 'a', s }], start + 1])
    expect(tab.state().products).toEqual([])
  })

  it('that fails leaves earlier changes and pictures as they were', () => {
    const tab = open()
    tab.change({
      put: [{ product: product('a', { imageId: 'img_1' }), created: true }],
      images: [storedImage('img_1')],
    })
    const before = tab.contents()
    tab.page.refused = { key: 'local_products', error: named('SecurityError') }
    expect(() =>
      tab.change({
        put: [{ product: product('a', { imageId: 'img_2' }), created: false }],
        images: [storedImage('img_2', pngs[1])],
      }),
    ).toThrow(expect.objectContaining({ failure: { from: 'store', code: 'blocked' } }))
    expect(tab.contents()).toEqual(before)
    expect(tab.state().products).toEqual([product('a', { imageId: 'img_1' })])
  })

  it('that fails without a picture does not touch the pictures', () => {
    const tab = open({ local_images: '{ }', local_catalogue_version: '1' })
    tab.page.refused = { key: 'local_products', error: named('SecurityError') }
    expect(() => tab.put(product('a'))).toThrow()
    expect(tab.writes).not.toContain('local_images')
  })

  it('names the failure also where nothing can be put back', () => {
    const tab = open()
    tab.put(product('a'))
    const log = tab.memory.get('local_catalogue_log_mine') ?? ''
    tab.page.capacity = 0
    expect(() => tab.put(product('b'))).toThrow(
      expect.objectContaining({ failure: { from: 'store', code: 'full' } }),
    )
    expect(tab.memory.get('local_catalogue_log_mine')).toBe(log)
  })

  it('throws an error that is not of the storage as it is', () => {
    const tab = open()
    const bug = new TypeError('no such thing')
    tab.page.refused = { key: 'local_products', error: bug }
    expect(() => tab.put(product('a'))).toThrow(bug)
    expect(tab.contents()).toEqual([['local_catalogue_version', '1']])
  })

  it('that removes from a full storage is in the log once there is space', () => {
    const tab = open({
      local_catalogue_version: '1',
      local_products: JSON.stringify([product('a')]),
    })
    tab.page.capacity = JSON.stringify([product('a')]).length + 1
    tab.change({ remove: ['a'] })
    expect([idsIn(tab.memory.get('local_products')), tab.log().map(({ id }) => id)]).toEqual([
      [],
      ['a'],
    ])
  })

  it('moves the steps to undo into the page when only this makes space for it', () => {
    const tab = open()
    const step = {
      id: 'undo_1',
      kind: 'remove',
      at: start,
      count: 1,
      remove: [],
      left: {},
    } as const
    tab.history.push({ ...step, put: [product('a', { description: 'x'.repeat(1_000) })] })
    tab.page.capacity = 1_200
    tab.put(product('b'))
    expect(idsIn(tab.memory.get('local_products'))).toEqual(['b'])
    expect(tab.history.offer()).toMatchObject({ id: 'undo_1', survivesReload: false })
  })
})

describe('the time of a change', () => {
  it('is later than every change that this tab has seen, also of a clock that is ahead', () => {
    const s = logTimestamp(start + 60_000, 'other')
    const other = [{ id: 'a', s, p: product('a', { price: 1 }), r: s }]
    const tab = open({ local_catalogue_log_other: JSON.stringify(other) })
    tab.put(product('a', { price: 2 }), false)
    expect(tab.state().products.map(({ price }) => price)).toEqual([2])
    expect(timeOf(tab.log()[0]?.s ?? '')).toBe(start + 60_001)
  })

  it('is later than the one before, also after the clock was set back', () => {
    const tab = open()
    const timeOfPut = (id: string) => {
      tab.put(product(id))
      return timeOf(tab.log().at(-1)?.s ?? '')
    }
    expect(timeOfPut('a')).toBe(start)
    expect(timeOfPut('b')).toBe(start + 1)
    tab.page.time += 10_000
    tab.compaction.compact()
    tab.page.time = start - 60_000
    expect(timeOfPut('c')).toBe(start + 2)
  })
})

describe('the state of the catalogue', () => {
  const whole = JSON.stringify([product('a')])

  it.each([
    ['nothing', {}, false, false],
    ['data of an earlier version', { local_products: whole }, false, false],
    ['data of this version', { local_products: whole, local_catalogue_version: '1' }, false, false],
    [
      'data of a newer version',
      { local_products: whole, local_catalogue_version: '2' },
      true,
      false,
    ],
    ['damaged data with a whole product', { local_products: whole.slice(0, -1) }, false, false],
    ['damaged data without one', { local_products: '[{' }, false, true],
  ])('of %s', (_, texts, readOnly, unreadable) => {
    expect(open(texts).state()).toMatchObject({ readOnly, unreadable })
  })
})

describe('converting older data', () => {
  const inlined = [product('a', { imageUrl: pngs[0] }), product('b')]
  const texts = { local_products: JSON.stringify(inlined) }

  it('moves the picture of a product to the pictures, and leaves other products alone', () => {
    const tab = open(texts)
    tab.migrate(() => 'img_new')
    expect(tab.state()).toMatchObject({
      products: [product('a', { imageId: 'img_new' }), product('b')],
      images: new Map([['img_new', storedImage('img_new')]]),
    })
    expect(tab.memory.get('local_catalogue_version')).toBe('1')
    expect(tab.log().map(({ id, r }) => [id, r])).toEqual([['a', undefined]])
  })

  it.each([
    ['of this version', { ...texts, local_catalogue_version: '1' }],
    ['of a newer version', { ...texts, local_catalogue_version: '2' }],
    ['without a product', { local_products: '[]' }],
  ])('does not touch data %s', (_, before) => {
    const tab = open(before)
    tab.migrate(() => 'img_new')
    expect(tab.writes).toEqual([])
  })
})

describe('discarding unreadable data', () => {
  const spaced = `[ ${JSON.stringify(product('a'))} ]`
  const spacedImages = `{ "img_1": ${JSON.stringify(storedImage('img_1'))} }`

  it.each([
    ['a damaged list', { local_products: '[{' }, '[]', null],
    ['a rejected record', { local_products: '[7]' }, '[]', null],
    ['damaged pictures', { local_products: spaced, local_images: '{"' }, spaced, '{}'],
    ['a rejected picture', { local_products: spaced, local_images: '{"x":7}' }, spaced, '{}'],
    [
      'a rejected record beside readable pictures',
      { local_products: '[7]', local_images: spacedImages },
      '[]',
      spacedImages,
    ],
  ])('replaces %s alone', (_, texts, products, images) => {
    const tab = open(texts)
    tab.discardQuarantine()
    expect([tab.memory.get('local_products'), tab.memory.get('local_images')]).toEqual([
      products,
      images,
    ])
  })

  it('is refused for data of a newer version, which stays', () => {
    const texts = { local_products: '[7]', local_catalogue_version: '2' }
    const tab = open(texts)
    expect(() => tab.discardQuarantine()).toThrow(
      expect.objectContaining({ failure: { from: 'store', code: 'newerVersion' } }),
    )
    expect(tab.texts()).toEqual(texts)
  })
})
