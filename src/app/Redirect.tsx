import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'

/** Props of {@link Redirect}. */
export interface RedirectProps {
  /** Address to go to. It replaces the current history entry. */
  readonly to: string
}

/** Redirects to another address, from guards and routes. */
export const Redirect = ({ to }: RedirectProps) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    const go = () => void navigate(to, { replace: true })
    // A visitor who presses Back before the next page has rendered is on this page again.
    const goAgain = () => {
      if (window.location.pathname === pathname) go()
    }
    go()
    window.addEventListener('popstate', goAgain)
    return () => window.removeEventListener('popstate', goAgain)
  }, [to, pathname, navigate])
  return <LoadingPage />
}
