import { expect, it } from 'vitest'
import { publishedProduct } from '#tests/support/publishedProduct.ts'
import { changesOf } from './catalogueChanges.ts'

const named = (productName: string) => publishedProduct({ $id: productName, productName })

it('a build names what is added, changed and gone', () => {
  const before = ['A', 'B', 'C'].map(named)
  const after = [named('A'), { ...named('B'), price: 5, description: 'b' }, named('\u001b[2JD')]
  expect(changesOf(before, after)).toEqual([
    'The site publishes 3 products: 1 added, 1 changed, 1 gone.',
    '  + �[2JD',
    '  ~ B: description, price',
    '  - C',
  ])
  expect(changesOf(before, before)).toEqual([
    'The site publishes 3 products: 0 added, 0 changed, 0 gone.',
  ])
})

it('a build names twenty and counts the others', () => {
  const lines = changesOf(
    [],
    Array.from({ length: 23 }, (_, at) => named(String(at))),
  )
  expect(lines).toHaveLength(22)
  expect(lines.at(-1)).toBe('  … and 3 more.')
})
