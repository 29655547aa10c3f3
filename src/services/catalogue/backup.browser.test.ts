import { expect, it, vi } from 'vitest'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createBrowserBackup } from './backup.ts'

const open = () => createBrowserBackup(createFakeReporter())

it('keeps the date of an earlier version, and removes the rest that it has left', async () => {
  const opened = indexedDB.open('keyval-store')
  await expect.poll(() => opened.readyState).toBe('done')
  opened.result.close()
  const at = Date.UTC(2026, 0, 31)
  const left = { at, prints: { local_1: 'a' }, quietUntil: 0, file: null, asked: true }
  localStorage.setItem('local_copies', JSON.stringify(left))
  expect(open().snapshot()).toEqual({ at, changes: 0, asked: true })
  expect(localStorage.getItem('local_copies')).not.toContain('prints')
  await expect.poll(() => indexedDB.databases()).toEqual([])
})

it('takes for no record what is none, tells other tabs, and asks once to keep the data', () => {
  const persist = vi.spyOn(navigator.storage, 'persist')
  localStorage.setItem('local_copies', '{"at":"yesterday"}')
  const backup = open()
  expect(backup.snapshot()).toEqual({ at: null, changes: 0, asked: false })
  let heard = 0
  const stop = backup.subscribe(() => (heard += 1))
  backup.changed(2)
  expect([heard, open().snapshot().changes]).toEqual([1, 2])
  window.dispatchEvent(new StorageEvent('storage', { key: 'local_copies' }))
  stop()
  backup.exported()
  backup.changed(1)
  expect([heard, open().snapshot().changes]).toEqual([2, 1])
  expect(persist).toHaveBeenCalledOnce()
})
