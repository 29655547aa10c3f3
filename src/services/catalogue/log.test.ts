import { describe, expect, it } from 'vitest'
import { logTimestamp } from '#domain/catalogue/merge.ts'
import { blankProduct, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { createCatalogueEngine } from '#services/catalogue/engine.ts'
import { memoryArea } from '#services/catalogue/storageArea.ts'
import { fakePicture } from '#tests/fakes/products.ts'

const start = Date.UTC(2026, 0, 1)
const minute = 60_000

const product = ($id: string, imageId = ''): Product => ({
  ...blankProduct('car'),
  $id,
  createdAt: new Date(start).toISOString(),
  productName: $id,
  imageId,
})

const image = (id: string, at = start): StoredImage => ({
  id,
  name: id,
  dataUrl: fakePicture.dataUrl,
  size: fakePicture.size,
  type: 'image/png',
  createdAt: new Date(at).toISOString(),
})

const imagesOf = (...images: readonly StoredImage[]) =>
  JSON.stringify(Object.fromEntries(images.map((one) => [one.id, one])))

const open = (texts: Readonly<Record<string, string>> = {}, after = 0) => {
  let time = start + after
  const reports: unknown[] = []
  const area = memoryArea(Object.entries({ local_catalogue_version: '1', ...texts }))
  const engine = createCatalogueEngine({
    area,
    random: () => 'mine',
    now: () => time,
    reporter: { report: (error) => reports.push(error) },
  })
  const read = (key: string): unknown => JSON.parse(area.get(key) ?? 'null')
  return {
    area,
    reports,
    ...engine,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    list: () => ((read('local_products') ?? []) as Product[]).map(({ $id }) => $id),
    images: () => Object.keys(read('local_images') ?? {}),
    log: (tab: string) =>
      ((read(`local_catalogue_log_${tab}`) ?? []) as { id: string }[]).map(({ id }) => id),
    add: (one: Product, ...images: StoredImage[]) =>
      engine.change({ put: [{ product: one, created: true }], images }),
  }
}

const entry = (id: string, at: number, tab: string) => {
  const s = logTimestamp(start + at, tab)
  return { id, s, p: product(id), r: s }
}

const entryOfRemoval = { id: 'gone', s: logTimestamp(start, 'other') }

describe('the log of a tab', () => {
  it('keeps a change for two seconds', () => {
    const page = open()
    page.add(product('a'))
    page.pass(1_999)
    page.compaction.compact()
    expect(page.log('mine')).toEqual(['a'])
    page.pass(1)
    page.compaction.compact()
    expect(page.area.get('local_catalogue_log_mine')).toBeNull()
    expect(page.list()).toEqual(['a'])
  })

  it('is shorter when the page goes away', () => {
    const page = open()
    page.add(product('a'))
    page.pass(300)
    page.add(product('b'))
    page.compaction.leave()
    expect(page.log('mine')).toEqual(['b'])
  })

  it('of a closed tab goes away after ten minutes, and its change stays', () => {
    const texts = { local_catalogue_log_other: JSON.stringify([entry('b', 0, 'other')]) }
    const page = open(texts, 10 * minute - 1)
    page.compaction.compact()
    expect([page.list(), page.log('other')]).toEqual([['b'], ['b']])
    page.pass(1)
    page.compaction.freeSpace()
    expect(page.log('other')).toEqual(['b'])
    page.compaction.compact()
    expect(page.area.get('local_catalogue_log_other')).toBeNull()
    expect(page.list()).toEqual(['b'])
  })

  it('of a closed tab from the future goes away as well', () => {
    const texts = { local_catalogue_log_other: JSON.stringify([entry('b', 0, 'other')]) }
    const page = open(texts, -24 * 60 * minute)
    page.compaction.compact()
    expect([page.list(), page.area.get('local_catalogue_log_other')]).toEqual([['b'], null])
  })

  it('stays whole while its newest entry is young: its tab is open', () => {
    const log = [entry('a', 0, 'other'), entry('b', 10 * minute, 'other')]
    const page = open({ local_catalogue_log_other: JSON.stringify(log) }, 11 * minute)
    page.compaction.compact()
    expect([page.list(), page.log('other')]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it('of a closed tab goes away together with the one whose change it replaced', () => {
    const removal = { id: 'a', s: logTimestamp(start + 1, 'other') }
    const page = open(
      {
        local_products: JSON.stringify([product('a')]),
        local_catalogue_log_other: JSON.stringify([removal]),
        local_catalogue_log_third: JSON.stringify([entry('a', 0, 'third')]),
      },
      11 * minute,
    )
    page.compaction.compact()
    expect(page.list()).toEqual([])
    expect(page.area.keys().filter((key) => key.includes('_log_'))).toEqual([])
  })

  it('of a closed tab stays while an open tab has the entry that it replaced', () => {
    const removal = { id: 'a', s: logTimestamp(start + 1, 'other') }
    const third = [entry('a', 0, 'third'), entry('b', 10 * minute, 'third')]
    const page = open(
      {
        local_products: JSON.stringify([product('a')]),
        local_catalogue_log_other: JSON.stringify([removal]),
        local_catalogue_log_third: JSON.stringify(third),
      },
      11 * minute,
    )
    page.compaction.compact()
    expect(page.log('other')).toEqual(['a'])
    expect(page.state().products.map(({ $id }) => $id)).toEqual(['b'])
  })

  it('stays while another tab overwrites the list at the same moment', () => {
    const page = open()
    page.add(product('a'))
    page.pass(minute)
    const { set } = page.area
    page.area.set = (key, text) => {
      set(key, key === 'local_products' ? '[]' : text)
    }
    page.area.set('local_products', '[]')
    page.compaction.compact()
    expect([page.list(), page.log('mine')]).toEqual([[], ['a']])
    expect(page.state().products.map(({ $id }) => $id)).toEqual(['a'])
  })

  it('without a readable entry goes away', () => {
    const page = open({ local_catalogue_log_other: '[]', local_catalogue_log_more: '{' })
    page.compaction.compact()
    expect(page.area.keys()).toEqual(['local_catalogue_version'])
  })
})

describe('reconciling', () => {
  it('writes the list again that another tab has overwritten, with its picture', () => {
    const page = open()
    page.add(product('a', 'img_1'), image('img_1'))
    page.compaction.reconcile()
    page.area.set('local_products', '[]')
    page.area.set('local_images', '{}')
    page.compaction.reconcile()
    expect([page.list(), page.images()]).toEqual([['a'], ['img_1']])
  })

  it('writes its log again that is gone while the list is there', () => {
    const page = open()
    page.add(product('a'))
    page.area.set('local_products', '[]')
    page.area.remove('local_catalogue_log_mine')
    page.compaction.reconcile()
    expect([page.list(), page.log('mine')]).toEqual([['a'], ['a']])
  })

  it('writes the list again that is gone while its log is there', () => {
    const page = open()
    page.add(product('a'))
    page.area.remove('local_products')
    page.compaction.reconcile()
    expect([page.list(), page.log('mine')]).toEqual([['a'], ['a']])
  })

  it('brings nothing back after the storage was cleared', () => {
    const page = open()
    page.add(product('a'))
    for (const key of page.area.keys()) page.area.remove(key)
    page.compaction.reconcile()
    expect([page.state().products, page.area.keys()]).toEqual([[], []])
    page.add(product('b'))
    expect([page.list(), page.log('mine')]).toEqual([['b'], ['b']])
  })

  it('brings nothing back after a notice that the storage was cleared', () => {
    const page = open()
    page.add(product('a', 'img_1'), image('img_1'))
    page.compaction.reconcile()
    page.area.set('local_products', '[]')
    page.area.remove('local_catalogue_log_mine')
    page.compaction.receive({ key: null, newValue: null })
    expect(page.compaction.knownImage('img_1')).toBeUndefined()
    page.compaction.reconcile()
    expect(page.state().products).toEqual([])
  })

  it('remembers the pictures of a notice', () => {
    const page = open()
    page.compaction.receive({ key: 'local_products', newValue: imagesOf(image('img_1')) })
    expect(page.compaction.knownImage('img_1')).toBeUndefined()
    page.compaction.receive({ key: 'local_images', newValue: null })
    page.compaction.receive({ key: 'local_images', newValue: imagesOf(image('img_1')) })
    expect(page.compaction.knownImage('img_1')).toEqual(image('img_1'))
  })

  it('is quiet about a storage that refuses, and reports any other error', () => {
    const lost = { local_products: '[]', local_catalogue_log_other: '[' }
    const fails = (error: unknown) => {
      const page = open({
        ...lost,
        local_catalogue_log_old: JSON.stringify([entry('b', 0, 'old')]),
      })
      page.area.set = () => {
        throw error
      }
      page.compaction.reconcile()
      page.compaction.compact()
      return page.reports
    }
    expect(fails(new DOMException('', 'QuotaExceededError'))).toEqual([])
    const bug = new TypeError('products is undefined')
    expect(fails(bug)).toEqual([bug, bug])
  })

  it('writes nothing where nothing is to be put right or tidied up', () => {
    const writes: string[] = []
    const memory = memoryArea([['local_catalogue_version', '1']])
    const { change, compaction } = createCatalogueEngine({
      area: {
        ...memory,
        set: (key, text) => {
          writes.push(key)
          memory.set(key, text)
        },
      },
      random: () => 'mine',
      now: () => start,
      reporter: { report: () => {} },
    })
    const put = [{ product: product('a', 'img_1'), created: true }]
    change({ put, images: [image('img_1')] })
    writes.length = 0
    compaction.reconcile()
    compaction.compact()
    expect(writes).toEqual([])
  })

  it('changes nothing of a newer version, and of what cannot be copied', () => {
    const texts = {
      local_products: JSON.stringify([product('a')]),
      local_catalogue_log_other: JSON.stringify([entry('b', 0, 'other')]),
    }
    const newer = open({ ...texts, local_catalogue_version: '2' }, 11 * minute)
    newer.compaction.compact()
    expect([newer.list(), newer.log('other')]).toEqual([['a'], ['b']])
    const merged = { ...texts, local_products: JSON.stringify([product('a'), product('b')]) }
    const same = open({ ...merged, local_catalogue_version: '2' }, 11 * minute)
    same.compaction.compact()
    expect([same.list(), same.log('other')]).toEqual([['a', 'b'], ['b']])
  })
})

describe('pictures without a product', () => {
  const texts = {
    local_products: JSON.stringify([product('a', 'img_named')]),
    local_images: imagesOf(image('img_named'), image('img_left')),
  }

  it('go away after a minute', () => {
    const page = open(texts, minute - 1)
    page.compaction.compact()
    expect(page.images()).toEqual(['img_named', 'img_left'])
    page.pass(1)
    page.compaction.compact()
    expect(page.images()).toEqual(['img_named'])
    expect(page.compaction.knownImage('img_left')).toBeUndefined()
    expect(page.compaction.knownImage('img_named')).toEqual(image('img_named'))
    page.compaction.reconcile()
    expect(page.area.keys()).toEqual(['local_catalogue_version', 'local_products', 'local_images'])
  })

  it.each([
    ['a removal in the log of another tab', 'local_catalogue_log_other', [entryOfRemoval]],
    ['quarantined data of other pictures', 'local_products_quarantine', [{ imageId: 'img_x' }]],
  ])('go away beside %s', (_, key, value) => {
    const page = open({ ...texts, [key]: JSON.stringify(value) }, minute)
    page.compaction.compact()
    expect(page.images()).toEqual(['img_named'])
  })

  it('go away in the middle of a change that needs their space', () => {
    const page = open(texts, minute)
    page.compaction.freeSpace()
    expect(page.images()).toEqual(['img_named'])
  })

  it('from the future go away as well', () => {
    const page = open(texts, -minute)
    page.compaction.compact()
    expect(page.images()).toEqual(['img_named'])
  })

  it('stay while a step of the history needs them', () => {
    const page = open(texts, minute)
    page.history.push({
      id: 'undo_1',
      kind: 'remove',
      at: start + minute,
      count: 1,
      put: [product('b', 'img_left')],
      remove: [],
      left: {},
    })
    page.compaction.compact()
    expect(page.images()).toEqual(['img_named', 'img_left'])
    page.history.release()
    page.compaction.compact()
    expect(page.images()).toEqual(['img_named'])
    expect(page.compaction.knownImage('img_left')).toEqual(image('img_left'))
  })

  it('stay while the log of another tab names them', () => {
    const named = { ...entry('b', minute, 'other'), p: product('b', 'img_left') }
    const removed = { id: 'b', s: logTimestamp(start + minute + 1, 'third') }
    const page = open(
      {
        ...texts,
        local_catalogue_log_other: JSON.stringify([named]),
        local_catalogue_log_third: JSON.stringify([removed]),
      },
      minute,
    )
    page.compaction.compact()
    expect([page.list(), page.images()]).toEqual([['a'], ['img_named', 'img_left']])
  })

  it('stay while quarantined data names them', () => {
    const page = open({ ...texts, local_products_quarantine: '[{"imageId":"img_left"}]' }, minute)
    page.compaction.compact()
    expect(page.images()).toEqual(['img_named', 'img_left'])
  })

  it('stay beside pictures that cannot be read', () => {
    const rejected = texts.local_images.replace('{', '{"x":5,')
    const page = open({ ...texts, local_images: rejected }, minute)
    page.compaction.compact()
    expect(page.images()).toEqual(['x', 'img_named', 'img_left'])
  })
})
