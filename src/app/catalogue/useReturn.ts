import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readReturnPoint, rememberReturnPoint } from '#app/catalogue/returnPoint.ts'
import { entryOf, isOpenedAnew, readScroll, rememberScroll } from '#app/layout/scrollMemory.ts'
import { onFirstAct } from '#components/ui/focus.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { gridStep } from '#domain/catalogue/display.ts'

const cardOf = (product: string) =>
  document.querySelector<HTMLElement>(`[data-product="${CSS.escape(product)}"]`)

/** Until then the heights of the cards have settled: ms, longer than a transition. */
const settleTime = 1000

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

  // From then on the visitor decides where the page is.
  const begun = useRef(false)
  useLayoutEffect(
    () =>
      onFirstAct(() => {
        begun.current = true
      }),
    [],
  )

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
    if (!ready || done.current) return undefined
    done.current = true
    if (begun.current) return undefined
    const scrolled = navigated ? readScroll(entry) : null
    if (scrolled !== null) window.scrollTo({ top: scrolled, behavior: 'instant' })
    const card = point?.product === undefined ? null : cardOf(point.product)
    if (card === null) return undefined
    card.querySelector('a')?.focus({ preventScroll: true })
    // Heights of cards that were never rendered are estimates, so the card's position is used.
    const place = () => {
      const off = card.getBoundingClientRect().top - (point?.top ?? 0)
      if (Math.abs(off) >= 1) window.scrollBy({ top: off, behavior: 'instant' })
    }
    place()
    // Firefox estimates them anew when the transition ends.
    const heights = new ResizeObserver(place)
    heights.observe(document.body)
    const stop = () => {
      clearTimeout(timer)
      heights.disconnect()
      stopListening()
    }
    const timer = setTimeout(stop, settleTime)
    const stopListening = onFirstAct(stop)
    return stop
  }, [ready, entry, navigated, point])

  return { shown, setShown }
}
