import { useSyncExternalStore } from 'react'

let printing = false

const subscribe = (changed: () => void) => {
  const paper = window.matchMedia('print')
  const set = (next: boolean) => {
    printing = next
    changed()
  }
  const begin = () => set(true)
  const end = () => set(false)
  const follow = () => set(paper.matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  paper.addEventListener('change', follow)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper.removeEventListener('change', follow)
  }
}

/** Whether the page is being printed. What it renders is there before the browser lays out the paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  )
