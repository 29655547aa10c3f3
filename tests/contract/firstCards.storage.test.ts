import { expect, it } from 'vitest'
import { createBrowserFirstCards } from '#services/browser/firstCards.browser.ts'
import { createTextStore } from '#services/browser/webStorage.ts'
import { openTab } from '#tests/contract/browserTab.ts'
import { firstCardsContract } from '#tests/contract/firstCards.contract.ts'

firstCardsContract(() => createBrowserFirstCards(openTab().store))

firstCardsContract(() =>
  createBrowserFirstCards(
    createTextStore(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  ),
)

it.each(['', '{', 'null', '{}', '[1, null, {"id": 1}]', '[{"id": "a", "name": "b"}]'])(
  'a list that somebody edited to %j counts as none',
  (text) => {
    const { store } = openTab()
    store.write('first_cards_car_zh', text)
    expect(createBrowserFirstCards(store).read('car', 'zh')).toEqual([])
  },
)
