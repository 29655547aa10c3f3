import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useHydrated } from '#components/ui/useHydrated.ts'
import { addressIn, specAddress } from '#domain/address.ts'
import { htmlLang, type Language } from '#domain/language.ts'
import styles from './TwinLink.module.css'

export interface TwinLinkProps {
  /** Language of the page it leads to. */
  readonly language: Language
  /** It is the language of the page that is open. */
  readonly current: boolean
  /** Text of the link, in its own language. */
  readonly children: ReactNode
  /** Called before the address changes, to close a menu for example. */
  readonly onClick: () => void
}

/**
 * Link to the twin of the page that is open, with its query and fragment (decision L5). It replaces
 * the history entry and keeps what was typed. The pre-paint script stores the choice of a link
 * with `hreflang`.
 */
export const TwinLink = ({ language, current, children, onClick }: TwinLinkProps) => {
  const { pathname, search, hash } = useLocation()
  // Prerendered markup has no query, and hydration has to render the same.
  const rest = useHydrated() ? search + hash : ''
  return (
    <Link
      className={styles.root}
      to={addressIn(language, specAddress(pathname)) + rest}
      replace
      state={{ inPlace: true }}
      discover="none"
      lang={htmlLang[language]}
      hrefLang={htmlLang[language]}
      aria-current={current ? true : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
