import { expect, it } from 'vitest'

const sheets = import.meta.glob<string>('/src/components/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

it('finds no declaration in a style sheet that the browser drops', () => {
  const dropped = Object.entries(sheets).flatMap(([path, text]) =>
    [...text.matchAll(/(?<=[{;])\s*([a-z][\w-]*)\s*:\s*([^;{}]+)(?=[;}])/g)]
      .filter(([, property = '', value = '']) => {
        // What is for Firefox alone is dropped here.
        if (property.startsWith('-moz-')) return false
        return !CSS.supports(property, value.replace(/\s*!important$/, '').trim())
      })
      .map(([declaration]) => `${path} ${declaration}`),
  )
  expect(dropped).toEqual([])
})
