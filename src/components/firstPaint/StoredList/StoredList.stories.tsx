import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { StoredList } from './StoredList.tsx'

const meta = preview.meta({
  component: StoredList,
  tags: ['!autodocs'],
  args: { category: 'car' as const },
})

/** Before the fill script has run, or without stored products: nothing to see. */
export const Nothing = meta.story({
  // An empty picture proves nothing.
  tags: ['no-visual'],
})

Nothing.test('shows and says nothing by itself', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).toBeNull()
  await expect(canvas.queryByRole('link')).toBeNull()
})

/** Cards that the fill script has written from storage. Pictures come with the app. */
export const Filled = meta.story({
  play: ({ canvasElement, globals }) => {
    const host = canvasElement.querySelector('[data-stored-list]')
    const list = canvasElement.querySelector('ul')?.cloneNode(true)
    if (host === null || !(list instanceof HTMLElement)) throw new Error('There is no card to copy')
    const english = globals['locale'] === 'en'
    const card = list.querySelector('li')
    if (card === null) throw new Error('The list has no card')
    card.dataset['product'] = 'local_1_sample'
    const write = (part: string, text: string) => {
      const element = card.querySelector(part)
      if (element !== null) element.textContent = text
    }
    write('a', english ? 'Yuan S7 saloon' : '源 S7 轿车')
    write('.price', 'US$48,900.00')
    write('.stock', english ? '18 in stock' : '现货 18 件')
    write('.description', english ? 'Drives 720 km on one charge.' : '一次充电跑 720 公里。')
    host.replaceChildren(list)
    document.documentElement.dataset['stored'] = 'some'
  },
})

Filled.test('shows what a script writes into it as a card', async ({ canvas, globals }) => {
  const [name, stock] =
    globals['locale'] === 'en' ? ['Yuan S7 saloon', '18 in stock'] : ['源 S7 轿车', '现货 18 件']
  await expect(canvas.getByRole('link', { name })).toBeVisible()
  await expect(canvas.getByText(stock)).toBeVisible()
  // Otherwise the names of the cards would follow the heading of the page at once.
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
    inLanguage(globals, 'catalogue:list'),
  )
})
