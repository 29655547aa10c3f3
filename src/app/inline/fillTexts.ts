import { setLang } from '#app/inline/setLang.ts'
import { formatPrice } from '#domain/catalogue/format.ts'
import { previewOf } from '#domain/catalogue/preview.ts'
import { isInStock, isLongName, type Product } from '#domain/catalogue/product.ts'
import { htmlLang, typedLang, type Language } from '#domain/language.ts'

const card = { name: '.name span', price: '.price', stock: '.stock', description: '.description' }
const detail = {
  name: 'h1',
  price: 'h1 + div > :first-child',
  stock: 'h1 + div > :last-child',
  description: 'h1 ~ p',
}

/**
 * Writes the texts of a product into its card or, in an `article`, into its page.
 *
 * @param texts - texts of the stock status, the `data-` attributes of the script element
 */
export const fillTexts = (
  place: Element,
  product: Product,
  language: Language,
  texts: DOMStringMap,
) => {
  const isPage = place.matches('article')
  const selectors = isPage ? detail : card
  const write = (selector: string, text: string, lang?: string) => {
    const element = place.querySelector<HTMLElement>(selector)
    if (element === null || element.textContent === text) return
    element.textContent = text
    setLang(element, lang)
  }
  const { description } = product
  const count = product.stockQuantity.toLocaleString(htmlLang[language])
  const inStock = isInStock(product)
  place.querySelector('h1')?.toggleAttribute('data-long', isLongName(product.productName))
  write(selectors.name, product.productName, typedLang(product.productName, language))
  write(selectors.price, formatPrice(product.price, language))
  write(
    selectors.stock,
    (inStock ? texts['inStock'] : texts['outOfStock'])?.replace('{{count, number}}', count) ?? '',
  )
  place.querySelector(selectors.stock)?.toggleAttribute('data-out', !inStock)
  for (const element of place.querySelectorAll<HTMLElement>('[data-when]')) {
    element.hidden = (element.dataset['when'] === 'in') !== inStock
  }
  write(
    selectors.description,
    isPage ? description : previewOf(description),
    typedLang(description, language),
  )
}
