import { Navigate, useLocation } from 'react-router-dom'
import { LoadingPage } from '#components/pages/LoadingPage/LoadingPage.tsx'

export interface RedirectProps {
  /** Address to go to. It replaces the current history entry. */
  readonly to: string
}

/** Redirects to another address, from guards and routes. */
export const Redirect = ({ to }: RedirectProps) => (
  <>
    {/* Back can lead here again before the next page has rendered: another entry, another redirect. */}
    <Navigate key={useLocation().key} to={to} replace />
    <LoadingPage />
  </>
)
