import { expect, it } from 'vitest'
import { fillFigures } from '#app/inline/fillFigures.ts'
import { fillTexts } from '#app/inline/fillTexts.ts'
import { blankProduct, specificationsFrom } from '#domain/catalogue/product.ts'

it('texts are written into the elements that are named for them, in whatever order these stand', () => {
  const place = document.createElement('article')
  place.innerHTML = `
    <dl class="figures"><div><dd>
      <span data-field="rest"></span><span data-field="unit"></span><b data-field="figure"></b>
    </dd><dt data-field="label"></dt></div></dl>
    <p data-field="description"></p><p>note</p>
    <div><b data-field="stock"></b><i>tax</i><b data-field="price"></b></div><h1 data-field="name"></h1>`
  const product = {
    ...blankProduct('car'),
    productName: 'XY-1',
    description: 'A car',
    price: 12,
    stockQuantity: 3,
    specifications: specificationsFrom([['Range', '560 km CLTC']]),
  }
  fillTexts(place, product, 'en', { inStock: 'In stock: {{count, number}}' })
  fillFigures(place, product, 'en')
  expect([...place.querySelectorAll('[data-field]')].map(({ textContent }) => textContent)).toEqual(
    ['CLTC', 'km', '560', 'Range', 'A car', 'In stock: 3', '$12', 'XY-1'],
  )
})
