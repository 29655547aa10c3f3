import { describe, expect, it } from 'vitest'
import { historyLimits, type UndoStep } from '#domain/catalogue/history.ts'
import { blankProduct, type Product } from '#domain/catalogue/product.ts'
import { memoryArea, type StorageArea } from '#services/catalogue/storageArea.ts'
import { createUndoHistory } from '#services/catalogue/undo.ts'

const key = 'local_catalogue_undo'
const product: Product = {
  ...blankProduct('car'),
  $id: 'a',
  createdAt: '2026-01-01',
  productName: 'A',
  imageId: 'img_1',
}

const step = (at: number, put: readonly Product[] = []): UndoStep => ({
  id: `undo_${String(at)}`,
  kind: 'remove',
  at,
  count: 1,
  put,
  remove: ['b'],
  left: { a: 'print' },
  place: at,
})
const offerOf = ({ id, kind, at, count }: UndoStep, survivesReload: boolean) => ({
  id,
  kind,
  at,
  count,
  survivesReload,
})

/** A storage that takes at most so many units under the key. */
const limited = (units: number): StorageArea => {
  const memory = memoryArea()
  return {
    ...memory,
    set: (name, text) => {
      if (text.length > units) throw new DOMException('full', 'QuotaExceededError')
      memory.set(name, text)
    },
  }
}
const unitsOf = (...steps: readonly UndoStep[]) => JSON.stringify(steps).length
const open = (area: StorageArea, now = 5) => createUndoHistory(area, () => now)

describe('the undo history', () => {
  it('is empty at first', () => {
    const history = open(memoryArea())
    expect([history.steps(), history.offer(), history.release()]).toEqual([[], null, false])
    expect(history.pictures()).toEqual(new Set())
  })

  it('keeps steps in storage, the newest last, and offers that', () => {
    const area = memoryArea()
    const history = open(area)
    history.push(step(1, [product]))
    history.push(step(2))
    expect(JSON.parse(area.get(key) ?? '')).toEqual([step(1, [product]), step(2)])
    expect(history.steps()).toEqual([step(1, [product]), step(2)])
    expect(history.offer()).toEqual(offerOf(step(2), true))
    expect(history.pictures()).toEqual(new Set(['img_1']))
    expect(open(area).steps()).toEqual([step(1, [product]), step(2)])
  })

  it('drops a step, and the key with the last', () => {
    const area = memoryArea()
    const history = open(area)
    history.push(step(1))
    history.push(step(2))
    history.drop('undo_2')
    expect(JSON.parse(area.get(key) ?? '')).toEqual([step(1)])
    history.drop('undo_9')
    expect(history.steps()).toEqual([step(1)])
    history.drop('undo_1')
    expect([area.keys(), history.steps()]).toEqual([[], []])
  })

  it('drops the oldest steps that do not fit', () => {
    const area = limited(unitsOf(step(1), step(2)))
    const history = open(area)
    for (const at of [1, 2, 3]) history.push(step(at))
    expect(history.steps()).toEqual([step(2), step(3)])
  })

  it('stores no more units than its limit', () => {
    const area = memoryArea()
    const history = open(area)
    const fill = unitsOf({ ...step(2), remove: [''] })
    const long = { ...step(2), remove: ['x'.repeat(historyLimits.units - fill)] }
    history.push(step(1))
    history.push(long)
    expect(area.get(key)).toHaveLength(historyLimits.units)
    history.push({ ...step(3), remove: ['x'.repeat(historyLimits.units - fill + 1)] })
    expect(area.get(key)).toHaveLength(historyLimits.units)
    expect(history.offer()).toMatchObject({ id: 'undo_3', survivesReload: false })
  })

  it('holds a step in the page when storage takes none, until it is dropped', () => {
    const history = open(limited(0))
    history.push(step(1, [product]))
    history.push(step(2))
    expect(history.steps()).toEqual([step(1, [product]), step(2)])
    expect(history.offer()).toEqual(offerOf(step(2), false))
    expect(history.pictures()).toEqual(new Set())
    history.drop('undo_2')
    expect(history.steps()).toEqual([step(1, [product])])
  })

  it('moves its steps into the page to free space', () => {
    const area = memoryArea()
    const history = open(area)
    history.push(step(1))
    expect(history.release()).toBe(true)
    expect([area.keys(), history.release()]).toEqual([[], false])
    expect(history.offer()).toEqual(offerOf(step(1), false))
    history.push(step(2))
    expect(history.steps()).toEqual([step(1), step(2)])
  })

  it('orders steps of storage and page by their place, each once', () => {
    const area = memoryArea()
    const history = open(area)
    history.push(step(2))
    history.release()
    area.set(key, JSON.stringify([step(1), step(2), step(3)]))
    expect(history.steps().map(({ at }) => at)).toEqual([1, 2, 3])
  })

  it('forgets steps after half an hour, in storage and in the page', () => {
    let now = 0
    const history = createUndoHistory(memoryArea(), () => now)
    history.push(step(0))
    history.release()
    history.push(step(1))
    now = historyLimits.age
    expect(history.steps()).toEqual([{ ...step(1), place: 2 }])
    now += 1
    expect(history.steps()).toEqual([])
  })

  it('continues when a stored step cannot be removed or stored again', () => {
    const memory = memoryArea()
    let refused = false
    const refuse = () => {
      throw new Error('blocked')
    }
    const history = open({
      ...memory,
      set: (name, text) => (refused ? refuse() : memory.set(name, text)),
      remove: refuse,
    })
    history.push(step(1))
    history.push(step(2))
    refused = true
    expect(() => history.drop('undo_2')).not.toThrow()
    expect(history.release()).toBe(true)
    expect(history.steps()).toEqual([step(1), step(2)])
  })

  it.each([
    '{',
    '{}',
    'null',
    '[1, null]',
    JSON.stringify([{ ...step(1), id: 1 }]),
    JSON.stringify([{ ...step(1), kind: 'other' }]),
    JSON.stringify([{ ...step(1), at: '1' }]),
    JSON.stringify([{ ...step(1), count: null }]),
    JSON.stringify([{ ...step(1), put: {} }]),
    JSON.stringify([{ ...step(1), remove: 'a' }]),
  ])('reads %s as no step', (text) => {
    expect(open(memoryArea([[key, text]])).steps()).toEqual([])
  })

  it('reads what can be read of a damaged step', () => {
    const damaged = { ...step(1), put: [product, { $id: 'x' }], remove: ['b', 5] }
    expect(open(memoryArea([[key, JSON.stringify([damaged])]])).steps()).toEqual([
      step(1, [product]),
    ])
  })
})
