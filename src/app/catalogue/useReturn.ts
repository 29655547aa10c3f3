import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { entryOf, isOpenedAnew, tabMemory } from '#app/layout/scrollMemory.ts'
import { onFirstAct } from '#components/ui/focus.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { listStep } from '#domain/catalogue/preview.ts'
import { listsKey } from '#domain/storageKeys.ts'

/** Where a list was left. */
interface Point {
  /** How many cards were shown. */
  readonly shown: number
  /** Pixels from the top of the window to the card of {@link product}. */
  readonly top: number
  /** Its link was followed. */
  readonly followed: boolean
  /** `$id` of a product whose card was in sight. */
  readonly product: string
}

const readPoint = (entry: string): Point | null => {
  const [, shown, top, link, product] =
    /^(\d+) (-?\d+) (link|card) (.+)$/su.exec(tabMemory.read(listsKey + entry) ?? '') ?? []
  if (product === undefined) return null
  return { shown: Number(shown), top: Number(top), followed: link === 'link', product }
}

/** Stores the card whose link is followed, else the first one in sight: others may have heights that are estimates. */
const rememberPoint = (entry: string, shown: number, followed: HTMLElement | null) => {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-product]')]
  const inSight = cards.find((card) => card.getBoundingClientRect().bottom > 0)
  const card = followed ?? inSight ?? cards.at(-1)
  const product = card?.dataset['product']
  if (card === undefined || product === undefined) return
  const top = String(Math.round(card.getBoundingClientRect().top))
  const how = followed === null ? 'card' : 'link'
  tabMemory.write(listsKey + entry, `${String(shown)} ${top} ${how} ${product}`)
}

/** Milliseconds until the heights of the cards have settled. */
const settleTime = 1000

/**
 * How many cards a list shows. Back, forward and reload restore it, the place of the cards, and the focus on the card
 * that was followed. A new page and another list start at the top.
 *
 * @param ready - whether the cards are rendered
 * @param list - names what is listed: another search, order or filter is another list
 */
export const useReturn = (ready: boolean, list: string) => {
  const entry = entryOf(useLocation())
  const isBack = useNavigationType() === NavigationType.Pop
  const [navigated] = useState(useHydrated())
  const [left, setLeft] = useState(() => {
    // A document may have been scrolled before hydration.
    const isUntouched = navigated || (!import.meta.env.SSR && !isOpenedAnew() && scrollY === 0)
    return { entry, point: isUntouched ? readPoint(entry) : null }
  })
  const { point } = left
  const [more, setMore] = useState({ list: ready ? list : null, shown: point?.shown ?? listStep })
  if (left.entry !== entry) {
    const next = isBack ? readPoint(entry) : null
    setLeft({ entry, point: next })
    setMore({ list, shown: next?.shown ?? listStep })
  } else if (ready && more.list === null) setMore({ ...more, list })
  const shown = more.list === null || more.list === list ? more.shown : listStep

  const remember = useEffectEvent((followed: HTMLElement | null) => {
    // Until the cards have settled or a person has acted, the list is where it was left before.
    if (followed !== null || point === null) rememberPoint(entry, shown, followed)
  })
  // A layout effect: its end comes before the cards are gone.
  useLayoutEffect(() => {
    let followed: HTMLElement | null = null
    const click = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest('[data-product] a') : null
      // With a key, the product opens in another tab or window.
      const stays = ctrlKey || metaKey || shiftKey || altKey
      followed = stays ? null : (link?.closest<HTMLElement>('[data-product]') ?? null)
      remember(followed)
    }
    // What the click measured is final: the page may be laid out anew before it is left.
    const leave = () => {
      if (followed === null) remember(null)
    }
    document.addEventListener('click', click, { capture: true })
    window.addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('click', click, { capture: true })
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  const end = useCallback(() => setLeft((before) => ({ ...before, point: null })), [])
  useEffect(() => {
    if (point === null) return undefined
    const stop = onFirstAct(end)
    const card = document.querySelector(`[data-product="${CSS.escape(point.product)}"]`)
    if (!ready || card === null) return stop
    if (point.followed) card.querySelector('a')?.focus({ preventScroll: true })
    const place = () => {
      const top = card.getBoundingClientRect().top - point.top
      if (Math.abs(top) >= 1) window.scrollBy({ top, behavior: 'instant' })
    }
    place()
    const heights = new ResizeObserver(place)
    heights.observe(document.body)
    const timer = setTimeout(end, settleTime)
    return () => {
      stop()
      clearTimeout(timer)
      heights.disconnect()
    }
  }, [ready, point, end])

  const showMore = useCallback(
    () =>
      setMore((before) => ({
        list,
        shown: (before.list === list ? before.shown : listStep) + listStep,
      })),
    [list],
  )
  return { shown, showMore }
}
