import { ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { specAddress } from '#domain/address.ts'

/**
 * The page of the address. When it changes, the old one fades where it is scrolled to, and the new one
 * appears (brief §6). A change of the language keeps the page and what was typed.
 */
export const PageTransition = () => (
  <ViewTransition
    key={specAddress(useLocation().pathname)}
    default="none"
    // React leaves an entering page with pictures out of the markup, for a script to add later.
    enter={import.meta.env.SSR ? 'none' : 'page'}
    exit="page"
  >
    <div>
      <Outlet />
    </div>
  </ViewTransition>
)
