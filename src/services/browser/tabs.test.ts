import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserAuthChannel } from '#services/browser/authChannel.browser.ts'
import type { TextStore } from '#services/browser/webStorage.ts'
import type { AuthNotice } from '#services/auth-channel/authChannel.port.ts'

const storageEvent = (key: string | null, newValue: string | null) =>
  Object.assign(new Event('storage'), { key, newValue })

/** A store that records its changes as other tabs receive them. */
const recordingStore = () => {
  const heard: Event[] = []
  const kept = new Map<string, string>()
  const store: TextStore = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => {
      kept.set(key, value)
      heard.push(storageEvent(key, value))
    },
    remove: (key) => {
      kept.delete(key)
      heard.push(storageEvent(key, null))
    },
  }
  return { store, kept, heard }
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the line between tabs', () => {
  it('reaches the other tabs and not its own', async () => {
    const here = createBrowserAuthChannel(recordingStore().store)
    const there = createBrowserAuthChannel(recordingStore().store)
    const heardHere: AuthNotice[] = []
    here.subscribe((notice) => {
      heardHere.push(notice)
    })
    const heardThere = new Promise<AuthNotice>((resolve) => {
      there.subscribe(resolve)
    })
    here.emit('closed')
    expect(await heardThere).toBe('closed')
    expect(heardHere).toEqual([])
  })

  it('goes through storage where there is no other way, every time', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const { store, heard, kept } = recordingStore()
    const here = createBrowserAuthChannel(store)
    here.emit('closed')
    here.emit('closed')
    expect([...kept]).toEqual([])
    const notices: AuthNotice[] = []
    const stop = here.subscribe((notice) => {
      notices.push(notice)
    })
    for (const event of heard) window.dispatchEvent(event)
    stop()
    window.dispatchEvent(storageEvent('session', 'opened'))
    expect(notices).toEqual(['closed', 'closed'])
  })
})
