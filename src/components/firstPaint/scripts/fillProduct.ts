import { arrange } from '#domain/catalogue/figures.ts'
import { figureSize, isLongName, productTexts, type ProductText } from './productView.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import { formatCount } from '#domain/format.ts'
import { typedLang, type Language } from '#domain/language.ts'

/** Gives an element the language of its text; `undefined` is the language of the page. */
const setLang = (element: HTMLElement, lang: string | undefined) => {
  if (lang === undefined) element.removeAttribute('lang')
  else element.lang = lang
}

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
  const shown: Readonly<Record<string, ProductText>> = productTexts(
    product,
    language,
    (key, { count }) =>
      texts[key.replace('catalogue:', '')]?.replace(
        '{{count, number}}',
        formatCount(count, language),
      ) ?? '',
    place.matches('article'),
  )
  for (const [field, { text, lang }] of Object.entries(shown)) {
    for (const element of place.querySelectorAll<HTMLElement>(`[data-field=${field}]`)) {
      if (element.textContent === text) continue
      element.textContent = text
      setLang(element, lang)
    }
  }
  const inStock = isInStock(product)
  place.querySelector('h1')?.toggleAttribute('data-long', isLongName(product.productName))
  place.querySelector('[data-field=stock]')?.toggleAttribute('data-out', !inStock)
  for (const element of place.querySelectorAll<HTMLElement>('[data-when]')) {
    element.hidden = (element.dataset['when'] === 'in') !== inStock
  }
}

/** Writes specifications of a product into the row of figures on its page, and hides cells that stay empty. */
export const fillFigures = (place: ParentNode, product: Product, language: Language) => {
  const row = place.querySelector<HTMLElement>('dl[data-size]')
  if (row === null) return
  const { figures } = arrange(product)
  row.hidden = figures.length === 0
  row.dataset['size'] = figureSize(figures)
  for (const [index, cell] of [...row.children].entries()) {
    const shown = figures[index]
    cell.toggleAttribute('hidden', shown === undefined)
    if (shown === undefined) continue
    cell.toggleAttribute('data-text', shown.text)
    const { name: label, figure, unit, rest } = shown
    for (const [name, text] of Object.entries({ label, figure, unit, rest })) {
      const part = cell.querySelector<HTMLElement>(`[data-field=${name}]`)
      if (part === null) continue
      part.textContent = text
      setLang(part, typedLang(text, language))
    }
  }
}
