import { createBrowserAuthChannel } from '#services/browser/authChannel.browser.ts'
import type { AuthNotice } from '#services/auth-channel/authChannel.port.ts'
import { authChannelContract } from '#tests/contract/authChannel.contract.ts'

authChannelContract(() => {
  const other = createBrowserAuthChannel()
  const receivedElsewhere: AuthNotice[] = []
  other.subscribe((notice) => {
    receivedElsewhere.push(notice)
  })
  return {
    channel: createBrowserAuthChannel(),
    receivedElsewhere,
    emitElsewhere: (notice) => {
      other.emit(notice)
    },
  }
})
