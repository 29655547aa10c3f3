import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readReturnPoint, rememberReturnPoint } from '#app/catalogue/returnPoint.ts'
import { entryOf, isOpenedAnew, readScroll, rememberScroll } from '#app/layout/scrollMemory.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
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
  const entry = entryOf(useLocation())
  // A document may have been scrolled before hydration. `NavigationFocus` decides there.
  const [navigated] = useState(useHydrated())
  // A page that a link of the site leads to has a new entry, for which nothing is stored.
  const [point] = useState(() => (navigated || !isOpenedAnew() ? readReturnPoint(entry) : null))
  const [shown, setShown] = useState(point?.shown ?? gridStep)
  const done = useRef(false)

  useEffect(() => {
    rememberReturnPoint(entry, { shown })
  }, [entry, shown])

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const card = target?.closest<HTMLElement>('[data-product]')
      const product = card?.dataset['product']
      if (card === null || card === undefined || product === undefined) return
      const top = card.getBoundingClientRect().top
      rememberReturnPoint(entry, { shown, product, top })
      rememberScroll(entry, window.scrollY)
    }
    // In the capture phase: before the router navigates.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [entry, shown])

  useEffect(() => {
    if (!ready || done.current) return
    done.current = true
    const scrolled = navigated ? readScroll(entry) : null
    if (scrolled !== null) window.scrollTo({ top: scrolled, behavior: 'instant' })
    const card = point?.product === undefined ? null : cardOf(point.product)
    if (card === null) return
    card.querySelector('a')?.focus({ preventScroll: true })
    // Heights of cards that were never rendered are estimates, so the card's position is used.
    const off = card.getBoundingClientRect().top - (point?.top ?? 0)
    window.scrollBy({ top: off, behavior: 'instant' })
  }, [ready, entry, navigated, point])

  return { shown, setShown }
}
