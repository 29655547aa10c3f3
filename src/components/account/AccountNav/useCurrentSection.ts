import { useCallback, useSyncExternalStore } from 'react'

const events = ['scroll', 'resize', 'focusin'] as const

const subscribe = (changed: () => void) => {
  for (const name of events) window.addEventListener(name, changed, { passive: true })
  return () => {
    for (const name of events) window.removeEventListener(name, changed)
  }
}

/** The last section that starts in the upper third of the window, or above. */
const reachedSection = (ids: readonly string[]): number =>
  ids.findLastIndex((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight / 3
  })

const isAtEnd = (): boolean =>
  window.scrollY > 0 &&
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1

/**
 * The section that is being read. At the end of the page the last ones cannot reach the top: there the
 * focus decides, or the last section counts.
 *
 * @param ids - ids of the sections, in the order of the page
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const all = ids.join(' ')
  const read = useCallback(() => {
    const sections = all.split(' ')
    const reached = reachedSection(sections)
    if (!isAtEnd()) return sections[Math.max(reached, 0)]
    const focused = sections.findIndex((id) =>
      document.getElementById(id)?.contains(document.activeElement),
    )
    return sections.at(focused >= Math.max(reached, 0) ? focused : -1)
  }, [all])
  return useSyncExternalStore(subscribe, read, () => ids[0])
}
