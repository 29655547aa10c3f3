import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { sampleProduct } from '#.storybook/fixtures/products.ts'
import preview from '#.storybook/preview.tsx'
import { fillFigures, fillTexts } from '#components/firstPaint/scripts/fillProduct.ts'
import en from '#locales/en/catalogue.ts'
import zh from '#locales/zh/catalogue.ts'
import { StoredList } from './StoredList.tsx'

const meta = preview.meta({
  component: StoredList,
  args: { category: 'car' as const },
})

/** Before the fill script has run, or without stored products: nothing to see. */
export const Nothing = meta.story({
  // An empty picture proves nothing.
  parameters: { visual: { disable: true } },
})

Nothing.test('shows and says nothing by itself', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).toBeNull()
  await expect(canvas.queryByRole('link')).toBeNull()
})

/** A card that the fill script has written from storage. Pictures come with the app. */
export const Filled = meta.story({
  play: ({ canvasElement, globals }) => {
    const host = canvasElement.querySelector('[data-stored-list]')
    const list = canvasElement.querySelector('ul')?.cloneNode(true)
    if (host === null || !(list instanceof HTMLElement)) throw new Error('There is no card to copy')
    const card = list.querySelector('li')
    if (card === null) throw new Error('The list has no card')
    const language = globals['locale'] === 'en' ? 'en' : 'zh'
    const { inStock_other: inStock, outOfStock } = { zh, en }[language]
    const product = sampleProduct(language)
    card.dataset['product'] = product.$id
    fillTexts(card, product, language, { inStock, outOfStock })
    fillFigures(card, product, language)
    host.replaceChildren(list)
    document.documentElement.dataset['stored'] = 'some'
  },
})

Filled.test('shows a stored product as a card', async ({ canvas, globals }) => {
  const { productName, stockQuantity } = sampleProduct(globals['locale'])
  await expect(canvas.getByRole('link', { name: productName })).toBeVisible()
  const stock = inLanguage(globals, ['catalogue:inStock', { count: stockQuantity }])
  await expect(canvas.getByText(stock)).toBeVisible()
  // Otherwise the names of the cards would follow the heading of the page at once.
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
    inLanguage(globals, 'catalogue:list'),
  )
})
