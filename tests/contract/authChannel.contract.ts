import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthChannelPort, AuthNotice } from '#services/auth-channel/authChannel.port.ts'

/** A tab with its port, what the others received of it, and a way to play one of them. */
export interface AuthChannelHarness {
  readonly channel: AuthChannelPort
  readonly receivedElsewhere: readonly AuthNotice[]
  emitElsewhere(notice: AuthNotice): void
}

/** The contract of {@link AuthChannelPort} (decision A4). */
export const authChannelContract = (open: () => AuthChannelHarness): void => {
  describe('AuthChannelPort', () => {
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
      await vi.waitFor(() => {
        expect(tab.receivedElsewhere).toEqual(['opened', 'closed', 'closed'])
      })
      expect(received).toEqual([])
    })

    it('receives notices of the other tabs', async () => {
      tab.emitElsewhere('closed')
      await vi.waitFor(() => {
        expect(received).toEqual(['closed'])
      })
    })

    it('receives nothing after it stopped listening', async () => {
      const later: AuthNotice[] = []
      stop()
      tab.channel.subscribe((notice) => {
        later.push(notice)
      })
      tab.emitElsewhere('opened')
      await vi.waitFor(() => {
        expect(later).toEqual(['opened'])
      })
      expect(received).toEqual([])
    })
  })
}
