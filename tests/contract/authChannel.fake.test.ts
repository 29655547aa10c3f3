import { createFakeAuthChannel } from '#services/fakes/browser.fake.ts'
import { authChannelContract } from '#tests/contract/authChannel.contract.ts'

authChannelContract(() => {
  const channel = createFakeAuthChannel()
  return { channel, receivedElsewhere: channel.emitted, emitElsewhere: channel.receive }
})
