import { describe, expect, it } from 'vitest'
import { categoryOf, paths, safeNext } from '#domain/paths.ts'
import fc from 'fast-check'

describe('paths with parameters', () => {
  it('name a category, a product and the way back', () => {
    expect(paths.category('drone')).toBe('/products/drone')
    expect(paths.product({ category: 'car', $id: 'local_1_a' })).toBe('/products/car/local_1_a')
    expect(paths.loginFor('/dashboard?a=1&b=2')).toBe('/login?next=%2Fdashboard%3Fa%3D1%26b%3D2')
    expect(paths.signupFor('/dashboard?a=1')).toBe('/signup?next=%2Fdashboard%3Fa%3D1')
    expect(paths.loginFor(null)).toBe('/login')
    // A name that another program has cut in the middle of an emoji.
    expect(paths.contactAbout('飞\ud83d')).toBe('/?product=%E9%A3%9E%EF%BF%BD#contact')
    expect(paths.signupFor(null)).toBe('/signup')
  })
})

describe('categoryOf', () => {
  it.each([
    ['/products/car', 'car'],
    ['/en/products/drone/local_1', 'drone'],
    ['/products/boat', null],
    ['/products', null],
    ['/dashboard/car', null],
    ['/a/products/car', null],
    ['/', null],
  ])('%s is %j', (path, category) => {
    expect(categoryOf(path)).toBe(category)
  })
})

const origin = 'https://site.example'

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%09/evil.example',
  '/%00',
  '/%E0%A4%A',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://site.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '',
  '?next=/',
  '#x',
  '/\u0000',
]

describe('safeNext', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard/products?q=drone&sort=price#top',
    '/en/products/car/local_1',
    '/products/car?next=//evil.example',
  ])('follows %j', (next) => {
    expect(safeNext(next)).toBe(next)
  })

  it.each(hostile)('refuses %j', (next) => {
    expect(safeNext(next)).toBeNull()
  })

  it.each([undefined, null, 7, ['/'], { toString: () => '/' }])(
    'refuses a value that is not text: %j',
    (next) => {
      expect(safeNext(next)).toBeNull()
    },
  )

  it('refuses what is too long to be an address of the site', () => {
    expect(safeNext(`/${'a'.repeat(2_047)}`)).not.toBeNull()
    expect(safeNext(`/${'a'.repeat(2_048)}`)).toBeNull()
  })

  it('resolves dots before it answers', () => {
    expect(safeNext('/a/../b')).toBe('/b')
  })

  it('never answers with a path that leaves the site, whatever is put together', () => {
    const bit = fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5C',
        '%2e',
        '%09',
        '%25',
        '\t',
        '\r',
        '@',
        ':',
        '?',
        '#',
        'evil.example',
        'javascript',
      ),
      fc.string({ maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 12 }), (bits) => {
        const next = safeNext(bits.join(''))
        if (next === null) return
        expect(new URL(next, origin).origin).toBe(origin)
        expect(new URL(decodeURIComponent(new URL(next, origin).pathname), origin).origin).toBe(
          origin,
        )
        expect(safeNext(next)).toBe(next)
      }),
      { numRuns: 2_000 },
    )
  })

  it('follows every plain path with its query and hash', () => {
    const segment = fc.stringMatching(/^[a-z0-9_-]{1,8}$/)
    const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(path, segment, segment, (path, query, hash) => {
        const next = `${path}?q=${query}#${hash}`
        expect(safeNext(next)).toBe(next)
      }),
    )
  })
})
