import { createFakeFirstCards } from '#services/fakes/browser.fake.ts'
import { firstCardsContract } from '#tests/contract/firstCards.contract.ts'

firstCardsContract(() => createFakeFirstCards())
