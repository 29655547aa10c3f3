import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  SessionChannelPort,
  SessionNotice,
} from '#services/session-channel/sessionChannel.port.ts'

/** A tab with its port, what the others heard of it, and a way to play one of them. */
export interface SessionChannelHarness {
  readonly channel: SessionChannelPort
  readonly heardElsewhere: readonly SessionNotice[]
  announceElsewhere(notice: SessionNotice): void
}

/** What every {@link SessionChannelPort} keeps to (decision A4). */
export const sessionChannelContract = (open: () => SessionChannelHarness): void => {
  describe('SessionChannelPort', () => {
    let tab: SessionChannelHarness
    let heard: SessionNotice[]
    let stop: () => void
    beforeEach(() => {
      tab = open()
      heard = []
      stop = tab.channel.subscribe((notice) => {
        heard.push(notice)
      })
    })

    afterEach(() => {
      stop()
    })

    it('tells the other tabs, in order and not itself', async () => {
      tab.channel.announce('opened')
      tab.channel.announce('closed')
      tab.channel.announce('closed')
      await vi.waitFor(() => {
        expect(tab.heardElsewhere).toEqual(['opened', 'closed', 'closed'])
      })
      expect(heard).toEqual([])
    })

    it('hears the other tabs', async () => {
      tab.announceElsewhere('closed')
      await vi.waitFor(() => {
        expect(heard).toEqual(['closed'])
      })
    })

    it('hears nothing more once it stopped listening', async () => {
      const later: SessionNotice[] = []
      stop()
      tab.channel.subscribe((notice) => {
        later.push(notice)
      })
      tab.announceElsewhere('opened')
      await vi.waitFor(() => {
        expect(later).toEqual(['opened'])
      })
      expect(heard).toEqual([])
    })
  })
}
