import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressFrom,
  addressIn,
  languageOfAddress,
  specAddress,
  withoutPunctuation,
} from './address.ts'

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`)
  .filter((candidate) => languageOfAddress(candidate) === 'zh')

describe('addresses of the English twin (decision L5)', () => {
  it('every address has a twin and the twin leads back', () => {
    fc.assert(
      fc.property(path, (address) => {
        const twin = addressIn('en', address)
        expect(languageOfAddress(twin)).toBe('en')
        expect(specAddress(twin)).toBe(address)
        expect(specAddress(address)).toBe(address)
      }),
    )
  })

  it('an address that only begins with the letters "en" is no twin', () => {
    expect(languageOfAddress('/energy')).toBe('zh')
    expect(specAddress('/energy')).toBe('/energy')
  })

  it('links keep a visitor under /en, with query and fragment', () => {
    expect(addressFrom('/#contact', '/en/login')).toBe('/en#contact')
    expect(addressFrom('/login?next=%2Fdashboard', '/en')).toBe('/en/login?next=%2Fdashboard')
    expect(addressFrom('/', '/en/products/car')).toBe('/en')
    expect(addressFrom('/login', '/signup')).toBe('/login')
  })
})

it.each(['，谢谢', '。', '）', '」', '”', '…'])('a path ends before %s', (mark) => {
  const { pathname } = new URL(`https://a.example/products/phone${mark}`)
  expect(withoutPunctuation(pathname)).toBe('/products/phone')
})
