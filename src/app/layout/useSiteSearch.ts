import { useCallback, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressFrom, specAddress } from '#domain/address.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { paths } from '#domain/paths.ts'

/** The field that shows: of the search page, or of the header where that has one. */
const shownField = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-site-search] input')].findLast(
    (field) => field.offsetWidth > 0,
  )

// In what takes text, `/` is text; a menu or a dialog has its own keys.
const others = ':is(input, textarea, select, [contenteditable], [popover], dialog)'

/** `/` outside of fields, also where an input method makes `、` of it, or Ctrl K anywhere. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent) => {
  if (altKey || isComposing || document.querySelector('dialog[open]')) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return (key === '/' || key === '、') && !(target instanceof Element && target.closest(others))
}

/** The search of the header and its keys (decision P16). */
export const useSiteSearch = (pathname: string) => {
  const navigate = useNavigate()
  const { searchKey } = useServices()
  const go = useCallback(
    (path: string) => void navigate(addressFrom(path, pathname)),
    [navigate, pathname],
  )
  const find = useCallback((text: string) => go(paths.searchFor(text.trim())), [go])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event)) return
    if (!event.ctrlKey && !event.metaKey && !searchKey.isOn()) return
    event.preventDefault()
    const field = shownField()
    if (field === undefined) {
      go(paths.search)
      return
    }
    field.focus()
    field.select()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    open: specAddress(pathname) === paths.search,
    find,
  }
}
