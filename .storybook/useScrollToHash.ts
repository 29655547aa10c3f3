import { useEffect } from 'react'

/** What a reader does to scroll. */
const readerEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * The id that the address of Storybook asks for; empty where another origin embeds the page. Storybook writes the
 * values of its toolbars behind it: `#516&globals=theme:dark`.
 */
const hashOfAddress = (): string => {
  try {
    return parent.location.hash.slice(1).replace(/&.*/u, '')
  } catch {
    return ''
  }
}

/** The id that a click on the table of contents asks for; empty for any other click. */
const hashOfClick = ({ target }: MouseEvent): string => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('.toc-wrapper a') : null
  return link?.hash.slice(1) ?? ''
}

/**
 * Takes back a jump of more than a window, which a story in a frame makes when it takes the focus.
 *
 * @returns a function that ends it; the reader ends it too, by scrolling outside the frames
 */
const holdStill = (): (() => void) => {
  const ended = new AbortController()
  const { signal } = ended
  let top = scrollY
  const stay = () => {
    if (Math.abs(scrollY - top) > innerHeight) scrollTo(0, top)
    else top = scrollY
  }
  const end = () => {
    ended.abort()
  }
  addEventListener('scroll', stay, { signal, passive: true })
  for (const name of readerEvents) addEventListener(name, end, { signal, passive: true })
  return end
}

/**
 * Goes to a place of the page, and again whenever the page grows: what loads late moves the place.
 *
 * @returns a function that ends it; the reader ends it by scrolling
 */
const holdAt = (hash: string): (() => void) => {
  const ended = new AbortController()
  const end = () => {
    ended.abort()
  }
  const observer = new ResizeObserver(() => {
    if (document.getElementById(decodeURIComponent(hash)) !== null) location.replace(`#${hash}`)
  })
  const { signal } = ended
  signal.addEventListener('abort', () => {
    observer.disconnect()
  })
  for (const name of readerEvents) addEventListener(name, end, { signal, passive: true })
  observer.observe(document.body)
  return end
}

/**
 * Keeps a page at the place that its address or its table of contents asks for. Storybook goes there once.
 *
 * @param page - another value is another page
 */
export const useScrollToHash = (page: unknown): void => {
  useEffect(() => {
    const start = hashOfAddress()
    let end = start === '' ? holdStill() : holdAt(start)
    const onClick = (event: MouseEvent) => {
      const hash = hashOfClick(event)
      // Links of the preview open in the window of Storybook.
      if (hash === '') return
      event.preventDefault()
      end()
      end = holdAt(hash)
    }
    addEventListener('click', onClick)
    return () => {
      removeEventListener('click', onClick)
      end()
    }
  }, [page])
}
