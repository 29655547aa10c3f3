import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { Hero } from '#components/landing/Hero/Hero.tsx'
import { LayoutMotion } from '#components/ui/LayoutMotion/LayoutMotion.tsx'
import * as motion from '#components/ui/LayoutMotion/moveItems.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'

interface MediaProtocol {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { features: ReadonlyArray<{ name: string; value: string }> },
  ): Promise<unknown>
}

const emulate = (value: string) =>
  (cdp() as unknown as MediaProtocol).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

vi.mock('#components/ui/LayoutMotion/moveItems.ts', { spy: true })

let unmount: () => void
beforeEach(() => emulate('reduce'))
afterEach(async () => {
  unmount()
  await emulate('')
})

const List = () => {
  const list = useRef<HTMLUListElement>(null)
  const [items, setItems] = useState(['a', 'b'])
  return (
    <>
      <button type="button" onClick={() => setItems([...items].reverse())}>
        sort
      </button>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item} style={{ transition: 'opacity 1s', animation: 'x 1s infinite' }}>
            {item}
          </li>
        ))}
      </ul>
      <LayoutMotion list={list} items={items} />
    </>
  )
}

it('under reduced motion a list is sorted at once, and what moves takes 1 ms', async () => {
  unmount = renderInPage(<List />)
  await page.getByRole('button').hover()
  // What the hover fetches has come.
  await import('#components/ui/LayoutMotion/moveItems.ts')
  await page.getByRole('button').click()
  const item = page.getByRole('listitem').first()
  await expect.element(item).toHaveTextContent('b')
  expect(motion.moveItems).not.toHaveBeenCalled()
  const { transitionDuration, animationDuration, animationIterationCount } = getComputedStyle(
    item.element(),
  )
  expect([transitionDuration, animationDuration, animationIterationCount]).toEqual([
    '0.001s',
    '0.001s',
    '1',
  ])
})

it('under reduced motion the arrow of the landing page jumps', async () => {
  unmount = renderInPage(
    <>
      <Hero />
      <h2 id="features">features</h2>
    </>,
  )
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const arrow = () => document.querySelector<HTMLElement>('a[href$="#features"]')
  await expect.poll(arrow).not.toBeNull()
  arrow()?.click()
  expect(scroll).toHaveBeenCalledWith({ behavior: 'auto' })
})
