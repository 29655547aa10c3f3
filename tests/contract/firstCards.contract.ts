import { beforeEach, describe, expect, it } from 'vitest'
import type { FirstCard, FirstCardsPort } from '#services/first-cards/firstCards.port.ts'

const card: FirstCard = {
  id: 'local_1_a',
  name: '源 S7',
  price: 'US$48,900.00',
  stock: '现货 18 件',
  out: false,
  description: '一次充电跑 720 公里。',
}

/** What every {@link FirstCardsPort} does. */
export const firstCardsContract = (open: () => FirstCardsPort): void => {
  describe('first cards', () => {
    let port: FirstCardsPort
    beforeEach(() => {
      port = open()
    })

    it('are none at first', () => {
      expect(port.read('car', 'zh')).toEqual([])
    })

    it('are kept by category and language, the last ones counting', () => {
      const english = { ...card, stock: '18 in stock' }
      port.keep('car', 'zh', [card, card])
      port.keep('car', 'zh', [card])
      port.keep('car', 'en', [english])
      expect([port.read('car', 'zh'), port.read('car', 'en'), port.read('phone', 'zh')]).toEqual([
        [card],
        [english],
        [],
      ])
    })

    it('are gone when a category has none left', () => {
      port.keep('car', 'zh', [card])
      port.keep('car', 'en', [card])
      port.keep('car', 'zh', [])
      expect([port.read('car', 'zh'), port.read('car', 'en')]).toEqual([[], [card]])
    })

    it('are all gone when products have changed', () => {
      port.keep('car', 'zh', [card])
      port.keep('drone', 'en', [card])
      port.forget()
      expect([port.read('car', 'zh'), port.read('drone', 'en')]).toEqual([[], []])
    })
  })
}
