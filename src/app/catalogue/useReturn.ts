import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { presentKey, readReturnPoint, rememberReturnPoint } from '#app/catalogue/returnPoint.ts'
import { readScroll, rememberScroll } from '#app/layout/scrollMemory.ts'
import { gridStep } from '#domain/catalogue/gridStep.ts'

const cardOf = (product: string) =>
  document.querySelector<HTMLElement>(`[data-product="${CSS.escape(product)}"]`)

/**
 * The number of cards that a list shows. Back and reload restore the cards, the scroll position and
 * the focus on the card that was clicked; a new page starts at the top.
 *
 * @param ready - whether the cards are rendered
 */
export const useReturn = (ready: boolean) => {
  const { key } = useLocation()
  // A new page has a new key, under which nothing is stored.
  const [point] = useState(() => readReturnPoint(key))
  const [shown, setShown] = useState(point?.shown ?? gridStep)
  const done = useRef(false)

  useEffect(() => {
    rememberReturnPoint(key, { shown })
  }, [key, shown])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const card = target?.closest<HTMLElement>('[data-product]')
      const product = card?.dataset['product']
      if (card === null || card === undefined || product === undefined) return
      const top = card.getBoundingClientRect().top
      rememberReturnPoint(presentKey(), { shown, product, top })
      rememberScroll(presentKey(), window.scrollY)
    }
    // In the capture phase: in the bubble phase the router has already changed the entry.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [shown])

  useEffect(() => {
    if (!ready || done.current) return
    done.current = true
    const scrolled = readScroll(key)
    if (scrolled !== null) window.scrollTo({ top: scrolled, behavior: 'instant' })
    const card = point?.product === undefined ? null : cardOf(point.product)
    if (card === null) return
    card.querySelector('a')?.focus({ preventScroll: true })
    // Heights of cards that were never rendered are estimates, so the card's position is used.
    const off = card.getBoundingClientRect().top - (point?.top ?? 0)
    window.scrollBy({ top: off, behavior: 'instant' })
  }, [ready, key, point])

  return { shown, setShown }
}
