import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepLink, keptLink, type LinkEnd } from '#components/firstPaint/scripts/mailedLink.ts'
import { addressFrom } from '#domain/address.ts'
import { isCode } from '#domain/code.rules.ts'
import { paths } from '#domain/paths.ts'
import type { LinkToken } from '#services/verification.ts'

const read = (search: string) => {
  const query = new URLSearchParams(search)
  const [userId, secret, code] = ['userId', 'secret', 'code'].map((name) => query.get(name) ?? '')
  return {
    token: userId && secret ? ({ userId, secret } satisfies LinkToken) : null,
    code: code !== undefined && isCode(code) ? code : null,
    confirmed: query.has('confirmed'),
  }
}

const keep = (...link: Parameters<typeof keepLink>) => {
  try {
    keepLink(...link)
  } catch {
    // Storage is blocked: a reload finds no link.
  }
}

/**
 * The user id and secret of a mailed link, and the code that it carries to sign-up (decision S7). They
 * have left the address before this script came (decision S5), so that they are in no history, bookmark
 * or shared screen. The tab keeps them for a reload, the secret until it is used.
 */
export const useLinkToken = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [link] = useState(() => {
    const opened = search === '' ? keptLink(pathname) : { search, end: null }
    return { ...read(opened.search), end: opened.end }
  })
  useEffect(() => {
    if (search === '') return
    keep(pathname, { search, end: null })
    void navigate(pathname, { replace: true, state: { inPlace: true } })
  }, [search, pathname, navigate])
  return link
}

/** Opens the page of a new password with the token that a confirmed address has given (decision A10). */
export const useNewPassword = (token: LinkToken | null): void => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (token === null) return
    const page = addressFrom(paths.resetPassword, pathname)
    keep(page, { search: `?${new URLSearchParams({ ...token, confirmed: '' })}`, end: null })
    void navigate(page, { replace: true })
  }, [token, pathname, navigate])
}

/** Forgets the secret of a link once it is used; a reload shows the same end and code again. */
export const useLinkEnd = (end: LinkEnd, code: string | null): void => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (end !== null) keep(pathname, { search: code === null ? '' : `?code=${code}`, end })
  }, [end, code, pathname])
}
