import { createBrowserAuthChannel } from '#services/browser/authChannel.browser.ts'
import type { AuthNotice } from '#services/auth-channel/authChannel.port.ts'
import { openTab } from '#tests/contract/browserTab.ts'
import { authChannelContract } from '#tests/contract/authChannel.contract.ts'

authChannelContract(() => {
  const other = createBrowserAuthChannel(openTab().store)
  const receivedElsewhere: AuthNotice[] = []
  other.subscribe((notice) => {
    receivedElsewhere.push(notice)
  })
  return {
    channel: createBrowserAuthChannel(openTab().store),
    receivedElsewhere,
    emitElsewhere: (notice) => {
      other.emit(notice)
    },
  }
})
