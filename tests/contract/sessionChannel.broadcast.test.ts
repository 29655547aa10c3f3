import { createBrowserSessionChannel } from '#services/browser/sessionChannel.browser.ts'
import type { SessionNotice } from '#services/session-channel/sessionChannel.port.ts'
import { openTab } from '#tests/contract/browserTab.ts'
import { sessionChannelContract } from '#tests/contract/sessionChannel.contract.ts'

sessionChannelContract(() => {
  const other = createBrowserSessionChannel(openTab().store)
  const heardElsewhere: SessionNotice[] = []
  other.subscribe((notice) => {
    heardElsewhere.push(notice)
  })
  return {
    channel: createBrowserSessionChannel(openTab().store),
    heardElsewhere,
    announceElsewhere: (notice) => {
      other.announce(notice)
    },
  }
})
