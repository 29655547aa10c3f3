import { describe, expect, it } from 'vitest'
import { matchRedirect, readRedirects } from '#backend/site/redirects.ts'
import { redirectsOf } from './addresses.ts'

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
