/*
 * Inline script at the end of the documents of categories and products. It writes the visitor's own
 * products from `local_products` into the markup before the first paint, or shows that a product is
 * not among them: text and attributes only. Pictures and changes of other tabs follow after hydration.
 */
import { fillFigures, fillTexts } from './fillProduct.ts'
import { addressIn, languageOfAddress } from '#domain/address.ts'
import { listStep } from '#domain/catalogue/preview.ts'
import { fewProducts, lineOf } from './productView.ts'
import { priceRangeFrom } from '#domain/catalogue/filter.ts'
import { findProduct, newestFirst, type Product } from '#domain/catalogue/product.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import { categoryOf, paths } from '#domain/paths.ts'

const language = languageOfAddress(location.pathname)
const texts = document.currentScript?.dataset ?? {}

const fillList = (products: readonly Product[], few: boolean) => {
  const list = document.querySelector('[data-stored-list] ul')
  const model = list?.firstElementChild
  if (!list || !model) throw new Error('The document has no list')
  // One alone cannot be compared.
  if (products.length === 1) model.querySelector('label')?.remove()
  if (few) list.setAttribute('data-line', lineOf(products))
  // `localeCompare` would load the Chinese collation before the first paint.
  const newest = [...products].sort(newestFirst)
  const cards = newest.slice(0, listStep).map((product) => {
    const element = document.importNode(model, true)
    element.setAttribute('data-product', product.$id)
    const facts = `facts-${product.$id}`
    element.querySelector('[data-field=price]')?.parentElement?.setAttribute('id', facts)
    const link = element.querySelector('a')
    link?.setAttribute('aria-describedby', facts)
    link?.setAttribute('href', addressIn(language, paths.product(product)))
    fillTexts(element, product, language, texts)
    return element
  })
  list.replaceChildren(...cards)
}

try {
  // As the app writes them; anything else is caught.
  const stored = JSON.parse(
    localStorage.getItem(catalogueKeys.products) ?? '[]',
  ) as readonly Product[]
  const category = categoryOf(location.pathname)
  const mine = stored.filter((product) => product.category === category)
  const article = document.querySelector('article')
  const id = decodeURIComponent(location.pathname.replace(/\/$/, '').split('/').at(-1) ?? '')
  const product = category && article ? findProduct(mine, category, id) : undefined
  const show = (state: 'some' | 'none' | 'missing') => {
    document.documentElement.dataset['stored'] = state
  }
  // The log of a tab may have a product that the list does not have yet.
  const isLogged = () =>
    Object.keys(localStorage).some(
      (key) => key.startsWith(catalogueKeys.log) && localStorage.getItem(key)?.includes(id),
    )
  if (article && (product || !isLogged())) {
    if (product) {
      fillTexts(article, product, language, texts)
      fillFigures(article, product, language)
    }
    show(product ? 'some' : 'missing')
    // The first heading is the name of the product, the second says that it is missing.
    const heading = document.querySelectorAll('h1')[product ? 0 : 1]
    const crumb = document.querySelector('ol > [aria-current]')
    if (heading && crumb) crumb.textContent = heading.textContent
  } else if (!article && mine.length === 0) {
    show('none')
  } else if (!article) {
    const few = mine.length <= fewProducts
    document.documentElement.dataset['total'] =
      mine.length >= priceRangeFrom ? 'many' : few ? 'few' : 'some'
    // A query shows other cards.
    if (location.search === '') {
      fillList(mine, few)
      show('some')
    }
  }
} catch {
  // Storage is blocked or invalid: the app shows the message.
}
