/** A browser's cookies for one site: Node's own fetch keeps none. */
export const withCookies = (inner: typeof fetch): typeof fetch => {
  const jar = new Map<string, string>()

  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))
    const isOver = expires !== undefined && Date.parse(expires.split('=')[1] ?? '') <= Date.now()
    const maxAge = attributes.find((attribute) => /^\s*max-age=0/i.test(attribute))
    if (isOver || maxAge !== undefined || value === '') jar.delete(name.trim())
    else jar.set(name.trim(), value)
  }

  return async (input, init) => {
    if (init?.credentials === 'omit') return inner(input, init)
    const headers = new Headers(init?.headers)
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookies !== '') headers.set('cookie', cookies)
    const response = await inner(input, { ...init, headers })
    response.headers.getSetCookie().forEach(keep)
    return response
  }
}
