import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createBrowserAuthChannel,
  type AuthChannelPort,
  type AuthNotice,
} from '#services/session.ts'
import { createFakeAuthChannel } from '#tests/fakes/browser.ts'

/** A tab with its port, what the others received of it, and a way to play one of them. */
interface AuthChannelHarness {
  readonly channel: AuthChannelPort
  readonly receivedElsewhere: readonly AuthNotice[]
  emitElsewhere(notice: AuthNotice): void
}

const openFake = (): AuthChannelHarness => {
  const channel = createFakeAuthChannel()
  return { channel, receivedElsewhere: channel.emitted, emitElsewhere: channel.receive }
}

/** A channel of a browser, and its window. */
const openTab = (hasSession = true) => {
  const tab = new EventTarget()
  const channel = createBrowserAuthChannel({ mayHaveSession: () => hasSession }, () => tab)
  return { tab, channel }
}

const openBroadcast = (): AuthChannelHarness => {
  const { channel: other } = openTab()
  const receivedElsewhere: AuthNotice[] = []
  other.subscribe((notice) => {
    receivedElsewhere.push(notice)
  })
  return { channel: openTab().channel, receivedElsewhere, emitElsewhere: other.emit }
}

/** The contract of {@link AuthChannelPort} (decision A4). */
describe.each([
  { name: 'in memory', open: openFake },
  { name: 'in a browser', open: openBroadcast },
])('AuthChannelPort $name', ({ open }) => {
  let tab: AuthChannelHarness
  let received: AuthNotice[]
  let stop: () => void
  beforeEach(() => {
    tab = open()
    received = []
    stop = tab.channel.subscribe((notice) => {
      received.push(notice)
    })
  })

  afterEach(() => {
    stop()
  })

  it('sends notices to the other tabs in order, not to itself', async () => {
    tab.channel.emit('opened')
    tab.channel.emit('closed')
    tab.channel.emit('closed')
    await expect.poll(() => tab.receivedElsewhere).toEqual(['opened', 'closed', 'closed'])
    expect(received).toEqual([])
  })

  it('receives notices of the other tabs', async () => {
    tab.emitElsewhere('closed')
    await expect.poll(() => received).toEqual(['closed'])
  })

  it('receives nothing after it stopped listening', async () => {
    const later: AuthNotice[] = []
    stop()
    tab.channel.subscribe((notice) => {
      later.push(notice)
    })
    tab.emitElsewhere('opened')
    await expect.poll(() => later).toEqual(['opened'])
    expect(received).toEqual([])
  })
})

describe('the channel of a browser', () => {
  it('passes on notices alone, whatever else is sent under its name', async () => {
    const received: AuthNotice[] = []
    const stop = openTab().channel.subscribe((notice) => {
      received.push(notice)
    })
    const raw = new BroadcastChannel('session')
    for (const data of ['other', null, { notice: 'closed' }, 'closed']) raw.postMessage(data)
    await expect.poll(() => received).toContain('closed')
    expect(received).toEqual(['closed'])
    stop()
    raw.close()
  })

  it.each([
    [true, 'changed'],
    [false, 'closed'],
  ] as const)(
    'a page that comes back from the cache, with a session %s, is told %s',
    (hasSession, notice) => {
      const received: AuthNotice[] = []
      const { tab, channel } = openTab(hasSession)
      const stop = channel.subscribe((one) => {
        received.push(one)
      })
      const show = (persisted: boolean) =>
        tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
      show(false)
      expect(received).toEqual([])
      show(true)
      stop()
      show(true)
      expect(received).toEqual([notice])
    },
  )

  it('does nothing where the browser forbids it, and asks once', () => {
    const forbidden = vi.fn(function () {
      throw new DOMException('forbidden', 'SecurityError')
    })
    vi.stubGlobal('BroadcastChannel', forbidden)
    const { channel } = openTab()
    channel.subscribe(() => {})()
    channel.emit('closed')
    vi.unstubAllGlobals()
    expect(forbidden).toHaveBeenCalledOnce()
  })
})
