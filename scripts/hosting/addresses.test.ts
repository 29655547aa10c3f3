import { describe, expect, it } from 'vitest'
import { matchRedirect, readRedirects } from '#scripts/hosting/redirects.ts'
import { redirectsOf, sitemapOf } from './addresses.ts'

const detail = (address: string) => ({
  path: '/products/car/_',
  address,
  indexed: false,
  published: undefined,
  file: `${address}/index.html`,
})

const rules = readRedirects(redirectsOf([detail('/products/car/_'), detail('/en/products/car/_')]))

describe('an address without a file', () => {
  it.each([
    ['/products/car/one', 200, '/products/car/_/index.html'],
    ['/products/car/one/', 200, '/products/car/_/index.html'],
    ['/en/products/car/one', 200, '/en/products/car/_/index.html'],
    ['/products/boat', 302, '/'],
    ['/products/boat/one', 302, '/'],
    ['/en/products/boat/', 302, '/en'],
    ['/products', 404, '/404.html'],
    ['/products/', 404, '/404.html'],
    ['/products/car/one/more', 404, '/404.html'],
    ['/products/boat/one/more', 404, '/404.html'],
    ['/en/products', 404, '/en/404.html'],
    ['/en/products/car/one/more', 404, '/en/404.html'],
  ])('%s is answered with %i and %s', (address, status, to) => {
    expect(matchRedirect(rules, address)).toMatchObject({ status, to })
  })
})

it('the sitemap names each page with its twins', () => {
  const terms = { path: '/terms', indexed: true, published: undefined, file: '' }
  const map = sitemapOf('https://a.example', [
    { ...terms, address: '/terms' },
    { ...terms, address: '/en/terms' },
    detail('/products/car/_'),
  ])
  const twins = [
    '<xhtml:link rel="alternate" hreflang="zh" href="https://a.example/terms"/>',
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/terms"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/terms"/>',
  ].join('')
  expect(map.match(/<url>.*?<\/url>/g)).toEqual([
    `<url><loc>https://a.example/terms</loc>${twins}</url>`,
    `<url><loc>https://a.example/en/terms</loc>${twins}</url>`,
  ])
})
