import { useEffect } from 'react'

/** What a reader does to scroll. */
const readerEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** The id that the address of Storybook asks for; empty where another origin embeds the page. */
const hashOfAddress = (): string => {
  try {
    return decodeURIComponent(parent.location.hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Scrolls to the place that the address asks for, again and again while the page grows: Storybook scrolls once,
 * and code that loads late moves the place. It ends when the place is reached, or when the reader scrolls.
 *
 * @param page - another value is another page
 */
export const useScrollToHash = (page: unknown): void => {
  useEffect(() => {
    const id = hashOfAddress()
    if (id === '') return
    const ended = new AbortController()
    const end = () => {
      ended.abort()
    }
    const observer = new ResizeObserver(() => {
      document.getElementById(id)?.scrollIntoView()
    })
    ended.signal.addEventListener('abort', () => {
      observer.disconnect()
    })
    const { signal } = ended
    for (const name of readerEvents) addEventListener(name, end, { signal, passive: true })
    const reached = () => {
      // At the end of the page, the place may still be below its own.
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      if (scrollTop + clientHeight < scrollHeight - 1) end()
    }
    document.addEventListener('scrollend', reached, { signal })
    observer.observe(document.body)
    return end
  }, [page])
}
