import { expect, it } from 'vitest'
import { painted } from './painted.ts'

/** The order in which a wait ends beside two frames. */
const orderWith = async (act: () => void = () => {}) => {
  const order: string[] = []
  const frames = new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      order.push('first frame')
      requestAnimationFrame(() => resolve())
    })
  })
  const wait = painted().then(() => order.push('work'))
  act()
  await Promise.all([wait, frames])
  return order
}

it('waits until what was rendered is painted', async () => {
  expect(await orderWith()).toEqual(['first frame', 'work'])
})

it.each([
  ['another press', () => document.body.dispatchEvent(new Event('pointerdown'))],
  ['a key', () => document.body.dispatchEvent(new Event('keydown'))],
  ['a press of assistive technology', () => document.body.click()],
  ['the way back', () => window.dispatchEvent(new Event('popstate'))],
  ['the end of the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['another tab', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
])('%s ends the wait', async (_, act) => {
  expect(await orderWith(act)).toEqual(['work', 'first frame'])
})

it('a hidden page is not waited for', async () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  try {
    expect(await orderWith()).toEqual(['work', 'first frame'])
  } finally {
    Reflect.deleteProperty(document, 'visibilityState')
  }
})
