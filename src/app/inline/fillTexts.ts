import { setLang } from '#app/inline/setLang.ts'
import { formatPrice } from '#domain/format.ts'
import { previewOf } from '#domain/catalogue/display.ts'
import { isInStock, isLongName, type Product } from '#domain/catalogue/product.ts'
import { htmlLang, typedLang, type Language } from '#domain/language.ts'

/**
 * Writes the texts of a product into its card or, in an `article`, into its page: into the elements whose
 * `data-field` names them.
 *
 * @param texts - texts of the stock status, the `data-` attributes of the script element
 */
export const fillTexts = (
  place: Element,
  product: Product,
  language: Language,
  texts: DOMStringMap,
) => {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-field=${name}]`)
  const write = (name: string, text: string, lang?: string) => {
    const element = part(name)
    if (element === null || element.textContent === text) return
    element.textContent = text
    setLang(element, lang)
  }
  const { description } = product
  const count = product.stockQuantity.toLocaleString(htmlLang[language])
  const inStock = isInStock(product)
  place.querySelector('h1')?.toggleAttribute('data-long', isLongName(product.productName))
  write('name', product.productName, typedLang(product.productName, language))
  write('price', formatPrice(product.price, language))
  write(
    'stock',
    (inStock ? texts['inStock'] : texts['outOfStock'])?.replace('{{count, number}}', count) ?? '',
  )
  part('stock')?.toggleAttribute('data-out', !inStock)
  for (const element of place.querySelectorAll<HTMLElement>('[data-when]')) {
    element.hidden = (element.dataset['when'] === 'in') !== inStock
  }
  write(
    'description',
    place.matches('article') ? description : previewOf(description),
    typedLang(description, language),
  )
}
