import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressFolder } from '#scripts/prerender/compress.ts'

const redirects = `/products/car/:id /products/car/_/index.html 200
/en/products/:category /en 302
/products/:category / 302
/en/* /en/404.html 404
/* /404.html 404
`

const documents = [
  'index',
  'en/index',
  'login/index',
  'en/login/index',
  'products/car/index',
  'products/car/_/index',
  '404',
  'en/404',
]

/**
 * Writes a small build, with documents that hold their own name.
 *
 * @param folder - Where to; made if needed.
 */
export const writeHostedSite = async (folder: string) => {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of documents) {
    write(`${name}.html`, `<!doctype html><title>${name}</title><script>/*${name}*/</script>`)
  }
  write('assets/app-12345678.js', `console.log(1)//${'x'.repeat(2000)}`)
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  write('_redirects', redirects)
  await compressFolder(folder)
}

/** What a host has to answer to a request for the site. */
export interface HostedCase {
  readonly path: string
  readonly status: number
  /** The name of the document, or nothing where the body does not matter. */
  readonly document?: string
  readonly cache: 'long' | 'fresh' | 'any'
  /** Where a redirect leads. */
  readonly location?: string
}

/** Every kind of address that the site has. */
export const hostedCases: readonly HostedCase[] = [
  { path: '/', status: 200, document: 'index', cache: 'fresh' },
  { path: '/login', status: 200, document: 'login/index', cache: 'fresh' },
  { path: '/login/', status: 200, document: 'login/index', cache: 'fresh' },
  { path: '/login?next=%2Fdashboard', status: 200, document: 'login/index', cache: 'fresh' },
  { path: '/en', status: 200, document: 'en/index', cache: 'fresh' },
  { path: '/en/login', status: 200, document: 'en/login/index', cache: 'fresh' },
  { path: '/products/car', status: 200, document: 'products/car/index', cache: 'fresh' },
  { path: '/products/car/local_1', status: 200, document: 'products/car/_/index', cache: 'fresh' },
  { path: '/products/car/local_1/', status: 200, document: 'products/car/_/index', cache: 'fresh' },
  { path: '/products/car/one/more', status: 404, document: '404', cache: 'fresh' },
  { path: '/en/products/car/one/more', status: 404, document: 'en/404', cache: 'fresh' },
  { path: '/products', status: 404, document: '404', cache: 'fresh' },
  { path: '/products/', status: 404, document: '404', cache: 'fresh' },
  { path: '/products/boat', status: 302, location: '/', cache: 'any' },
  { path: '/en/products/boat', status: 302, location: '/en', cache: 'any' },
  { path: '/nowhere', status: 404, document: '404', cache: 'fresh' },
  { path: '/en/nowhere', status: 404, document: 'en/404', cache: 'fresh' },
  { path: '/assets/app-12345678.js', status: 200, cache: 'long' },
  { path: '/assets/gone-12345678.js', status: 404, cache: 'fresh' },
  { path: '/favicon.svg', status: 200, cache: 'fresh' },
  { path: '/missing.png', status: 404, cache: 'fresh' },
]

const caches = { long: 'public, max-age=31536000, immutable', fresh: 'no-cache' }

/**
 * What is wrong with the answer of a host.
 *
 * @param url - Of the host.
 * @param expected - The case.
 * @param withHsts - Whether the host asks for https.
 * @returns Sentences; none when all is as it should be.
 */
export const faultsOf = async (url: string, expected: HostedCase, withHsts: boolean) => {
  const answer = await fetch(`${url}${expected.path}`, { redirect: 'manual' })
  const text = await answer.text()
  const header = (name: string) => answer.headers.get(name)
  const location = header('location')?.replace(url, '') ?? undefined
  const checks: readonly (readonly [what: string, found: unknown, wanted: unknown])[] = [
    ['status', answer.status, expected.status],
    ...(expected.document === undefined
      ? []
      : ([['document', /<title>([^<]*)/.exec(text)?.[1], expected.document]] as const)),
    ...(expected.location === undefined
      ? []
      : ([['location', location, expected.location]] as const)),
    ...(expected.cache === 'any'
      ? []
      : ([['cache-control', header('cache-control'), caches[expected.cache]]] as const)),
    ['policy', header('content-security-policy')?.startsWith("default-src 'none'"), true],
    ['nosniff', header('x-content-type-options'), 'nosniff'],
    ...(withHsts
      ? ([['hsts', header('strict-transport-security'), 'max-age=31536000']] as const)
      : []),
    ...(expected.cache === 'long'
      ? ([
          ['encoding', header('content-encoding'), 'br|gzip'],
          ['vary', header('vary')?.toLowerCase(), 'accept-encoding'],
        ] as const)
      : []),
  ]
  return checks
    .filter(([, found, wanted]) =>
      typeof wanted === 'string' && wanted.includes('|')
        ? !wanted.split('|').includes(String(found))
        : found !== wanted,
    )
    .map(
      ([what, found, wanted]) =>
        `${expected.path}: ${what} is ${String(found)}, not ${String(wanted)}`,
    )
}
