import { describe, expect, it } from 'vitest'
import { categoryOf, paths } from '#domain/paths.ts'

describe('paths with parameters', () => {
  it('name a category, a product and the way back', () => {
    expect(paths.category('drone')).toBe('/products/drone')
    expect(paths.product({ category: 'car', $id: 'a/b c' })).toBe('/products/car/a%2Fb%20c')
    expect(paths.loginFor('/dashboard?a=1&b=2')).toBe('/login?next=%2Fdashboard%3Fa%3D1%26b%3D2')
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
