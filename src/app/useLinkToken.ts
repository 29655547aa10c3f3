import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

const read = (search: string): LinkToken | null => {
  const query = new URLSearchParams(search)
  const userId = query.get('userId')
  const secret = query.get('secret')
  return userId && secret ? { userId, secret } : null
}

/**
 * The user id and secret of a mailed link. The secret is removed from the address at once (decision
 * S5), so that it is in no history, bookmark or shared screen; the page keeps it in memory.
 */
export const useLinkToken = (): LinkToken | null => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => read(search))
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { inPlace: true } })
  }, [search, pathname, navigate])
  return token
}
