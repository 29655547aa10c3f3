import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import { blankProduct, specificationsFrom, type Product } from '#domain/catalogue/product.ts'
import zh from '#locales/zh/catalogue.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { fillFigures, fillTexts } from './fillProduct.ts'

const product: Product = {
  ...blankProduct('car'),
  $id: 'local_1_sample',
  productName: 'XY-1',
  description: 'A car',
  price: 12,
  stockQuantity: 3,
  specifications: specificationsFrom([
    ['Range', '560 km CLTC'],
    ['续航', '560 公里'],
    ['Motor', '150 kW'],
    ['Colour', 'red'],
  ]),
}

/** Each text that can be seen, with its language. The picture and the mark on it come with the app. */
const shownIn = (place: Element) => {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const shown: string[] = []
  while (texts.nextNode() !== null) {
    const { parentElement: parent, textContent: text } = texts.currentNode
    if (text === null || text.trim() === '' || parent?.closest('[hidden], [aria-hidden=true]'))
      continue
    shown.push(`${parent?.closest<HTMLElement>('[lang]')?.lang ?? ''}: ${text}`)
  }
  return shown
}

const ignore = () => undefined

let cleanUp: (() => void)[] = []

afterEach(() => {
  for (const remove of cleanUp) remove()
  cleanUp = []
})

it('texts are written into the elements that are named for them, in whatever order these stand', () => {
  const place = document.createElement('article')
  place.innerHTML = `
    <dl data-size><div><dd>
      <span data-field="rest"></span><span data-field="unit"></span><b data-field="figure"></b>
    </dd><dt data-field="label"></dt></div></dl>
    <p data-field="description"></p><p>note</p>
    <div><b data-field="stock"></b><i>tax</i><b data-field="price"></b></div><h1 data-field="name"></h1>`
  fillTexts(place, product, 'en', { inStock: 'In stock: {{count, number}}' })
  fillFigures(place, product, 'en')
  expect([...place.querySelectorAll('[data-field]')].map(({ textContent }) => textContent)).toEqual(
    ['CLTC', 'km', '560', 'Range', 'A car', 'In stock: 3', '$12', 'XY-1'],
  )
})

it.each([
  ['in stock', product],
  ['out of stock', { ...product, stockQuantity: 0 }],
  ['of few words', { ...product, description: '', specifications: specificationsFrom([]) }],
])(
  'the copied card of a product %s shows every text that the card of the app shows',
  async (_, shown) => {
    document.documentElement.lang = 'zh-CN'
    cleanUp = [
      renderInPage(<ProductCard product={blankProduct('car')} picture={null} onCompare={ignore} />),
      renderInPage(<ProductCard product={shown} picture={null} onCompare={ignore} />),
    ]
    await expect.element(page.getByRole('link', { name: 'XY-1' })).toBeInTheDocument()
    const card = document.querySelector('[data-product=local_1_sample]') as Element
    const copy = document.querySelector('[data-product=""]')?.cloneNode(true) as Element
    document.body.append(copy)
    cleanUp.push(() => copy.remove())
    fillTexts(copy, shown, 'zh', { inStock: zh.inStock_other, outOfStock: zh.outOfStock })
    expect(shownIn(copy)).toEqual(shownIn(card))
  },
)
