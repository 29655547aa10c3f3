import { expect, it } from 'vitest'
import { isCatalogueKey } from '#domain/storageKeys.ts'

it.each([
  [null, true],
  ['local_products', true],
  ['local_products_quarantine', true],
  ['local_images', true],
  ['local_catalogue_log_a', true],
  ['local_catalogue', false],
  ['my_local_products', false],
  ['my_local_images', false],
  ['my_local_catalogue_', false],
  ['cookieFallback', false],
  ['', false],
])('isCatalogueKey of %j is %s', (key, expected) => {
  expect(isCatalogueKey(key)).toBe(expected)
})
