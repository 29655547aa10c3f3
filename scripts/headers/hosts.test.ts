import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { startServer } from 'xinyuan-backend'
import { serveSite } from '#scripts/hosting/serveSite.ts'
import { hosts } from '#scripts/headers/hosts.ts'
import { withMetaPolicy } from '#scripts/headers/meta.ts'
import { readHostedSite, type HostedSite } from '#scripts/headers/site.ts'
import { faultsOf, hostedCases, writeHostedSite } from '#tests/hosts/hostedSite.ts'

let folder = ''
let site: HostedSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  await writeHostedSite(folder)
  site = readHostedSite(folder, ['https://api.example.com'])
  return () => rmSync(folder, { recursive: true, force: true })
})

const textOf = (host: string, file: string, facts = site) => hosts[host]?.(facts)[file] ?? ''

describe('the embedded server', () => {
  it('answers every kind of address as the other hosts do', async () => {
    const server = await startServer({ api: false, site: () => serveSite(folder, []) })
    const faults = await Promise.all(hostedCases.map((one) => faultsOf(server.url, one, false)))
    await server.close()
    expect(faults.flat()).toEqual([])
  })
})

describe('every host', () => {
  const names = ['nginx', 'netlify', 'cloudflare']

  it.each(names)(
    '%s gets every header with its value, https and the address of the API',
    (name) => {
      const text = Object.values(hosts[name]?.(site) ?? {})
        .join('\n')
        .replaceAll('\\"', '"')
      for (const [header, value] of Object.entries(site.headers)) {
        expect(text).toContain(header)
        expect(text).toContain(value)
      }
      expect(text).toContain('https://api.example.com')
      expect(text).toContain('strict-transport-security')
    },
  )
})

describe('nginx', () => {
  it('sends the long cache time with good answers alone', () => {
    const text = textOf('nginx', 'site.conf')
    expect(text).toContain('add_header cache-control "public, max-age=31536000, immutable";')
    expect(text).not.toMatch(/immutable" always/)
  })
})

describe('Netlify', () => {
  it('gets the headers of all files, then every file that may be kept for long, never the folder', () => {
    const long = 'cache-control: public, max-age=31536000, immutable'
    expect(textOf('netlify', '_headers').split('\n')).toEqual([
      '/*',
      ...Object.entries(site.headers).map(([name, value]) => `  ${name}: ${value}`),
      '/assets/app-12345678.js',
      `  ${long}`,
    ])
  })
})

describe('Cloudflare Pages', () => {
  it('keeps to its number of rules and length of a line', () => {
    const many = { ...site, assets: Array.from({ length: 300 }, (_, n) => `/assets/${n}.js`) }
    const long = {
      ...many,
      headers: { ...site.headers, 'content-security-policy': 'x'.repeat(3000) },
    }
    const lines = textOf('cloudflare', '_headers', long).split('\n')
    expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(100)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })

  it('has only statuses that it knows, and documents without index.html', () => {
    expect(textOf('cloudflare', '_redirects')).toBe(
      [
        '/products/car/:id /products/car/_/ 200',
        '/products/car/:id/ /products/car/_/ 200',
        '/en/products/:category /en 302',
        '/en/products/:category/ /en 302',
        '/products/:category / 302',
        '/products/:category/ / 302',
      ].join('\n'),
    )
  })
})

describe('a document for a host without headers', () => {
  const page = '<!doctype html><html><head><title>x</title><script>run()</script></head></html>'

  it('carries its policy at the start of the head, without what needs a header', () => {
    const text = withMetaPolicy(page, ['https://api.example.com'])
    expect(text).toMatch(
      /<head><meta http-equiv="content-security-policy" content="default-src 'none'; /,
    )
    expect(text).toContain('https://api.example.com')
    expect(text).not.toContain('frame-ancestors')
  })

  it('has one policy when it is written twice', () => {
    expect(withMetaPolicy(withMetaPolicy(page, []), [])).toBe(withMetaPolicy(page, []))
  })
})
