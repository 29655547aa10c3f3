import { assertEvent } from 'xstate'
import { managementSetup } from '#machines/management/management.setup.ts'
import { changed, refused, reporting, stoppable } from '#machines/management/management.shared.ts'

/** A new price for one product. */
export const changingPrice = managementSetup.createStateConfig({
  entry: ['begin', 'setProduct'],
  invoke: {
    src: 'changePrice',
    id: 'changePrice',
    input: ({ event }) => {
      assertEvent(event, 'price.submitted')
      return { id: event.id, price: event.price, seen: event.seen }
    },
    onDone: changed('priced'),
    onError: refused('price'),
  },
})

/** A new picture for one product: made small first, then stored; can be stopped. */
export const replacingImage = managementSetup.createStateConfig({
  entry: ['begin', 'setProduct'],
  on: stoppable,
  invoke: {
    src: 'replaceImage',
    id: 'replaceImage',
    input: ({ event, self }) => {
      assertEvent(event, 'image.chosen')
      return { id: event.id, file: event.file, report: reporting(self) }
    },
    onDone: changed('pictured'),
    onError: refused('replaceImage'),
  },
})

/** One product goes; it can be brought back. */
export const removing = managementSetup.createStateConfig({
  entry: ['begin', 'setProduct'],
  invoke: {
    src: 'remove',
    id: 'remove',
    input: ({ event }) => {
      assertEvent(event, 'product.removed')
      return { id: event.id }
    },
    onDone: changed('removed'),
    onError: refused('remove'),
  },
})
