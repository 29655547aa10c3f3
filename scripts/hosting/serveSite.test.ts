import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from 'xinyuan-backend'
import { temporaryFolder } from 'xinyuan-backend/testing'
import { buildPrint, isStale } from '#scripts/site/build.ts'
import { securityText, writePublicNotes } from '#scripts/site/publicNotes.ts'
import { serveSite } from '#scripts/hosting/serveSite.ts'

let root = ''
let server: RunningServer | undefined
beforeEach(() => {
  root = temporaryFolder()
})
afterEach(async () => {
  await server?.close()
  server = undefined
})

const boot = 'document.documentElement.lang="zh-CN"'
const page = `<!doctype html><title>Site</title><script>${boot}</script><script type="module" src="/assets/a-1.js"></script>`
const script = 'console.log(1)'.repeat(100)

const write = (path: string, content: string | Buffer) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

describe('a built site', () => {
  const start = async () => {
    write('dist/index.html', page)
    write('dist/assets/a-1.js', script)
    write('dist/assets/a-1.js.br', brotliCompressSync(script))
    write('dist/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    write('dist/favicon.ico', '')
    server = await startServer({
      site: () => serveSite(join(root, 'dist'), ['https://api.example.com']),
    })
    return server.url
  }
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const url = server?.url ?? (await start())
    const response = await fetch(`${url}${path}`, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it.each(['/assets/', '/robots.txt'])('answers %s with 404, never with the page', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
  ])('answers %s with its type', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type)
  })

  it('is not answered for other methods or outside its folder', async () => {
    write('secret.txt', 'secret')
    const url = await start()
    const post = await fetch(`${url}/login`, { method: 'POST' })
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await post.text()).toContain('<p>表单要由页面的脚本来发送，这一次脚本没有运行。</p>')
    const english = await fetch(`${url}/en/login`, { method: 'POST' })
    expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await english.text()).toContain(
      '<p>The scripts of the page send the form, and this time they did not run.</p>',
    )
    expect((await get('/..%2fsecret.txt')).text).not.toContain('secret')
  })

  it('keeps hashed files for ever and sends them compressed', async () => {
    const answer = await get('/assets/a-1.js', { 'accept-encoding': 'br' })
    expect([
      answer.text,
      answer.headers.get('content-encoding'),
      answer.headers.get('cache-control'),
      answer.headers.get('vary'),
    ]).toEqual([script, 'br', 'public, max-age=31536000, immutable', 'Accept-Encoding'])
    const plain = await get('/assets/a-1.js', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('etag')).not.toBe(answer.headers.get('etag'))
  })

  it('allows its own inline script by hash, nothing else inline, and the API of its endpoint', async () => {
    const { headers } = await get('/')
    const hash = createHash('sha256').update(boot).digest('base64')
    expect(headers.get('content-security-policy')).toBe(
      [
        "default-src 'none'",
        `script-src 'self' 'sha256-${hash}'`,
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self' https://api.example.com",
        "manifest-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types sheet-reader',
      ].join('; '),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})

describe('a site that is served', () => {
  const oldPage = '<title>old</title><script>old()</script>'
  const newPage = '<title>new</title><script>fresh()</script>'
  const build = (text: string, asset: string) => {
    rmSync(join(root, 'dist'), { recursive: true, force: true })
    write('dist/index.html', text)
    write('dist/login/index.html', text)
    write(`dist/assets/${asset}`, `/* ${text} */`)
  }
  const start = async () => {
    build(oldPage, 'old-1.js')
    server = await startServer({
      trustedHops: 1,
      site: () => serveSite(join(root, 'dist'), [], { trustedHops: 1 }),
    })
    return server.url
  }
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

  it.each(['bytes=10-5', 'bytes=-5', 'bytes=0-0', 'bytes=0-', 'bytes=999999-', 'nonsense'])(
    'answers a request for the range %s with the whole file',
    async (range) => {
      const url = await start()
      const answer = await fetch(`${url}/assets/old-1.js`, { headers: { range } })
      expect([answer.status, await answer.text()]).toEqual([200, `/* ${oldPage} */`])
    },
  )

  it('is still served when its files vanish', async () => {
    const url = await start()
    rmSync(join(root, 'dist'), { recursive: true })
    const answers = await Promise.all(
      ['/', '/login', '/assets/old-1.js'].map((path) => fetch(`${url}${path}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await answers[1]?.text()).toBe(oldPage)
  })

  it('is served whole after a new build, with its own policy, and still has older scripts', async () => {
    const url = await start()
    build(newPage, 'new-2.js')
    const answer = await fetch(`${url}/login`)
    expect(await answer.text()).toBe(newPage)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(hashOf('fresh()'))
    expect(policy).not.toContain(hashOf('old()'))
    const assets = await Promise.all(
      ['old-1.js', 'new-2.js'].map((name) => fetch(`${url}/assets/${name}`)),
    )
    expect(assets.map(({ status }) => status)).toEqual([200, 200])
  })

  it('has no older data or pictures after a new build: they may be withdrawn', async () => {
    const withdrawn = ['catalogue-1.json', 'photo-1.webp']
    build(oldPage, 'old-1.js')
    for (const name of withdrawn) write(`dist/assets/${name}`, 'SECRET')
    server = await startServer({ site: () => serveSite(join(root, 'dist'), []) })
    const { url } = server
    const statuses = () =>
      Promise.all(
        withdrawn.map(async (name) => {
          const { status } = await fetch(`${url}/assets/${name}`)
          return status
        }),
      )
    expect(await statuses()).toEqual([200, 200])
    build(newPage, 'new-2.js')
    expect(await (await fetch(`${url}/login`)).text()).toBe(newPage)
    expect(await statuses()).toEqual([404, 404])
  })

  it('announces exactly what it sends while files change', async () => {
    const url = await start()
    write('dist/login/index.html', 'x')
    const answer = await fetch(`${url}/login`)
    const text = await answer.text()
    expect([text, answer.headers.get('content-length')]).toEqual([oldPage, String(oldPage.length)])
  })

  it('answers HEAD like GET without a body, and 304 to a client that has the file', async () => {
    const url = await start()
    const head = await fetch(`${url}/login`, { method: 'HEAD' })
    const etag = head.headers.get('etag') ?? ''
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(oldPage.length),
      '',
    ])
    const again = await fetch(`${url}/login`, { headers: { 'if-none-match': `"x", ${etag}` } })
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag])
  })

  it('asks for https from now on where the visitor came by it', async () => {
    const url = await start()
    const hsts = async (proto: string) => {
      const answer = await fetch(`${url}/`, { headers: { 'x-forwarded-proto': proto } })
      return answer.headers.get('strict-transport-security')
    }
    expect([await hsts('https'), await hsts('http')]).toEqual(['max-age=31536000', null])
  })

  it('names where refused scripts are reported to, when that is set', async () => {
    build(oldPage, 'old-1.js')
    server = await startServer({
      site: () => serveSite(join(root, 'dist'), [], { reportTo: 'https://r.example/csp' }),
    })
    const { headers } = await fetch(server.url)
    expect(headers.get('reporting-endpoints')).toBe('csp="https://r.example/csp"')
    expect(headers.get('content-security-policy')).toMatch(
      /; report-uri https:\/\/r\.example\/csp; report-to csp$/,
    )
  })
})

it('a document allows its own styles alone', async () => {
  for (const name of ['index', 'login/index'])
    write(`dist/${name}.html`, `<title>${name}</title><style>/*${name}*/</style>`)
  server = await startServer({ site: () => serveSite(join(root, 'dist'), []) })
  const { headers } = await fetch(`${server.url}/login`)
  const hash = createHash('sha256').update('/*login/index*/').digest('base64')
  expect(headers.get('content-security-policy')).toContain(
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-${hash}';`,
  )
})

it('a site sends an address with Chinese punctuation behind it to the address that was meant', async () => {
  write('dist/index.html', page)
  write('dist/terms/index.html', page)
  write(
    'dist/_redirects',
    '/products/car/:id /index.html 200\n/products/* / 302\n/* /index.html 404',
  )
  server = await startServer({ site: () => serveSite(join(root, 'dist'), []) })
  const sentTo = async (path: string) => {
    const answer = await fetch(`${server?.url ?? ''}${path}`, { redirect: 'manual' })
    return answer.headers.get('location') ?? answer.status
  }
  expect(await sentTo('/terms，谢谢?q=a%2Cb')).toBe('/terms?q=a%2Cb')
  // The page of the product knows whether there is one with such an id.
  expect(await sentTo('/products/car/one。')).toBe(200)
  expect(await sentTo('/nowhere）')).toBe(404)
  expect(await sentTo('//a.example，')).toBe(404)
})

it('with a real endpoint only the site is served', async () => {
  write('dist/index.html', page)
  server = await startServer({ api: false, site: () => serveSite(join(root, 'dist'), []) })
  expect(server.backend).toBeUndefined()
  const paths = ['/v1/ping', '/mailbox.json']
  const answers = await Promise.all(paths.map((path) => fetch(`${server?.url ?? ''}${path}`)))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([page, 'Not found'])
})

describe('security.txt', () => {
  const now = Date.UTC(2026, 0, 2)

  it('names the contact for a year', () => {
    expect(securityText('mailto:security@example.com', now, 'https://www.example.com')).toBe(
      [
        'Contact: mailto:security@example.com',
        'Expires: 2027-01-02T00:00:00Z',
        'Preferred-Languages: zh, en',
        'Canonical: https://www.example.com/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('refuses a contact that is no address', () => {
    expect(() => securityText('security@example.com', now)).toThrow(
      'SECURITY_CONTACT is "security@example.com"',
    )
  })

  it('is written beside the licence of the font, where a contact is set', () => {
    write('src/assets/fonts/OFL.txt', 'SIL Open Font License')
    write('dist/index.html', page)
    writePublicNotes(root, join(root, 'dist'), {})
    expect(existsSync(join(root, 'dist/.well-known'))).toBe(false)
    writePublicNotes(root, join(root, 'dist'), { SECURITY_CONTACT: 'https://example.com/security' })
    expect(readFileSync(join(root, 'dist/.well-known/security.txt'), 'utf8')).toMatch(/^Contact: /)
    expect(readFileSync(join(root, 'dist/font-license.txt'), 'utf8')).toContain('Open Font')
  })
})

describe('building', () => {
  const built = (env: Record<string, string> = {}) => {
    write('src/main.ts', 'old')
    write('backend/mail/logos/en.png', 'old')
    write('dist/index.html', page)
    write('.cache/site-build.txt', buildPrint(root, env))
  }
  const path = (name: string) => join(root, name)

  it('is needed when there is no build', () => {
    expect(isStale(root, {})).toBe(true)
  })

  it('is not needed when nothing changed', () => {
    built()
    utimesSync(path('src/main.ts'), new Date(), new Date())
    expect(isStale(root, { HOME: '/' })).toBe(false)
  })

  it.each<[string, () => void]>([
    [
      'a source changed, whatever its date',
      () => {
        write('src/main.ts', 'new')
        utimesSync(path('src/main.ts'), 1000, 1000)
      },
    ],
    ['a source was removed', () => rmSync(path('src/main.ts'))],
    ['the logo of the shared pictures changed', () => write('backend/mail/logos/en.png', 'new')],
  ])('is needed when %s', (_, change) => {
    built()
    change()
    expect(isStale(root, {})).toBe(true)
  })

  it('is needed when the published catalogue changed', () => {
    write('shop.json', '[]')
    const env = { VITE_CATALOGUE: path('shop.json') }
    built(env)
    expect(isStale(root, env)).toBe(false)
    write('shop.json', '[1]')
    expect(isStale(root, env)).toBe(true)
  })

  it.each([
    'SITE_ORIGIN',
    'SECURITY_CONTACT',
    'SOURCE_MAPS',
    'CONTACT_KEEP_DAYS',
    'CATALOGUE_FIELDS',
    'VITE_OWNER_NAME',
  ])('is needed when %s was set, is another or is taken away', (name) => {
    built({ [name]: 'costPrice' })
    expect(isStale(root, { [name]: 'costPrice' })).toBe(false)
    expect(isStale(root, { [name]: 'price' })).toBe(true)
    expect(isStale(root, {})).toBe(true)
  })
})
