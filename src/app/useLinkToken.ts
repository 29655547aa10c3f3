import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isCode } from '#domain/code.rules.ts'
import type { LinkToken } from '#services/verification/emailLink.port.ts'

const codeOf = (search: string): string | null => {
  const code = new URLSearchParams(search).get('code') ?? ''
  return isCode(code) ? code : null
}

const read = (search: string): LinkToken | null => {
  const query = new URLSearchParams(search)
  const userId = query.get('userId')
  const secret = query.get('secret')
  return userId && secret ? { userId, secret } : null
}

/**
 * The user id and secret of a mailed link, and the code that it carries to sign-up (decision S7). They
 * are removed from the address at once (decision S5), so that they are in no history, bookmark or
 * shared screen; the page keeps them in memory.
 */
export const useLinkToken = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => ({ token: read(search), code: codeOf(search) }))
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { inPlace: true } })
  }, [search, pathname, navigate])
  return link
}
