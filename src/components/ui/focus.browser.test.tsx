import { useLayoutEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { fieldAfter, focusSoon } from './focus.ts'

let unmount: () => void
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  unmount()
})

const Part = () => {
  const first = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => focusSoon(() => first.current), [])
  return (
    <>
      <input ref={first} aria-label="first" />
      <input aria-label="second" />
      <p>text</p>
    </>
  )
}

const found = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Acts as soon as the part is in the document, and lets the time pass after which its field has the focus. */
const afterActing = async (act: () => void) => {
  unmount = renderInPage(<Part />)
  while (found('p') === null) await new Promise(requestAnimationFrame)
  act()
  vi.advanceTimersByTime(fieldAfter)
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.localName
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

it.each<readonly [act: string, act: () => void, focused: string]>([
  ['does nothing', () => {}, 'first'],
  ['writes in another field', () => found('[aria-label=second]')?.focus(), 'second'],
  [
    'presses a text',
    () => found('p')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    'body',
  ],
  ['scrolls', () => found('p')?.dispatchEvent(new WheelEvent('wheel', { bubbles: true })), 'body'],
])('a control that appears while a person %s: the focus is in %3$s', async (_, act, focused) => {
  expect(await afterActing(act)).toBe(focused)
})

it('the first key reaches a control that has just appeared', async () => {
  let reached: Element | null = null
  await afterActing(() => {
    press('1')
    reached = document.activeElement
  })
  expect(reached).toBe(found('[aria-label=first]'))
})
