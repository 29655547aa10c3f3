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
 * What a mailed link carries. The secret leaves the address bar at once (decision S5), so that it
 * stands in no history, bookmark or shared screen; the page keeps it for as long as it is open.
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
