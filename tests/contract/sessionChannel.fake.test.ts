import { createFakeSessionChannel } from '#services/fakes/browser.fake.ts'
import { sessionChannelContract } from '#tests/contract/sessionChannel.contract.ts'

sessionChannelContract(() => {
  const channel = createFakeSessionChannel()
  return { channel, heardElsewhere: channel.announced, announceElsewhere: channel.hear }
})
