import { expect, it } from 'vitest'
import { storageUsage } from '#domain/catalogue/storage.ts'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import { type CatalogueSnapshot, isSameSnapshot } from '#domain/catalogue/snapshot.ts'

const undo: UndoOffer = { id: 'one', kind: 'remove', at: 0, count: 1, survivesReload: true }
const quarantine = { records: 1, saved: true }

const snapshot: CatalogueSnapshot = {
  phase: 'ready',
  products: [],
  images: new Map(),
  persistence: 'browser',
  readOnly: false,
  usage: storageUsage(7),
  undo,
  quarantine,
}

it('a catalogue that was read again is the same', () => {
  const again = {
    ...snapshot,
    usage: storageUsage(7),
    undo: { ...undo },
    quarantine: { ...quarantine },
  }

  expect(isSameSnapshot(again, snapshot)).toBe(true)
})

it('a catalogue without undo and quarantine is the same as itself', () => {
  const bare = { ...snapshot, undo: null, quarantine: null }

  expect(isSameSnapshot(bare, { ...bare })).toBe(true)
})

it.each<Partial<CatalogueSnapshot>>([
  { phase: 'unreadable' },
  { products: [] },
  { images: new Map() },
  { persistence: 'session' },
  { readOnly: true },
  { usage: storageUsage(8) },
  { undo: null },
  { undo: { ...undo, id: 'two' } },
  { undo: { ...undo, survivesReload: false } },
  { quarantine: null },
  { quarantine: { ...quarantine, records: 2 } },
  { quarantine: { ...quarantine, saved: false } },
])('a catalogue with another %o is not the same', (change) => {
  const other = { ...snapshot, ...change }

  expect(isSameSnapshot(other, snapshot)).toBe(false)
  expect(isSameSnapshot(snapshot, other)).toBe(false)
})
