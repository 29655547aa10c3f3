import { expect, fn, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { pageModes } from '#.storybook/modes.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { manyProducts, offered, samplesOf } from '#.storybook/fixtures/products.ts'
import { noFilter } from '#domain/catalogue/filter.ts'
import { CategoryPage, type CategoryFlow } from './CategoryPage.tsx'

const { products, images } = samplesOf('car')

const flow: CategoryFlow = {
  phase: 'ready',
  persistence: 'browser',
  quarantined: 0,
  total: 4,
  lineup: products,
  products,
  images,
  shown: 24,
  text: '',
  searched: '',
  order: { sort: 'price', dir: 'asc' },
  filter: noFilter,
  waysBack: [],
  search: fn(),
  sort: fn(),
  filterBy: fn(),
  widen: fn(),
  compared: [],
  compareFull: false,
  compare: fn(),
  compareNone: fn(),
  showMore: fn(),
  retry: fn(),
  samples: { state: 'idle', share: 0, load: fn(), products: offered('car'), mayAdd: false },
}

const meta = preview.meta({
  component: CategoryPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/products/car' },
  args: {
    category: 'car' as const,
    flow,
  },
})

/** The four sample cars. */
export const Default = meta.story()

Default.test('is headed by the category and lists its products (spec §2.37)', async (context) => {
  const { canvas, globals } = context
  const name = inLanguage(globals, 'common:category.car')
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4)
})

/** The first page of a published category; the data file with the others could not be read. */
export const RestFailed = meta.story({
  args: { flow: { ...flow, total: 30, rest: 26, restFailed: true } },
})

RestFailed.test('says how many are missing, and tries again', async (context) => {
  const { canvas, args, globals } = context
  const said = inLanguage(globals, ['catalogue:state.restFailed', { count: 26 }])
  await waitFor(() => expect(canvas.getByText(said)).toBeVisible())
  await expect(canvas.queryByRole('button', { name: /Show|显示/u })).toBeNull()
  await press(context, 'catalogue:state.retry')
  await expect(args.flow.retry).toHaveBeenCalledOnce()
})

Default.test(
  'counts nothing of a search while products are still to come',
  { args: { flow: { ...flow, total: 30, rest: 26, text: '知', searched: '知' } } },
  async ({ canvas, globals }) => {
    for (const count of [4, 30])
      await expect(
        canvas.queryByText(inLanguage(globals, ['catalogue:results', { count }])),
      ).toBeNull()
  },
)

Default.test(
  'says nothing of no match while products are still to come',
  { args: { flow: { ...flow, total: 30, rest: 26, products: [], text: 'x', searched: 'x' } } },
  async ({ canvas, globals }) => {
    const none = inLanguage(globals, ['catalogue:state.noMatch', { query: 'x' }])
    await expect(canvas.queryByText(none)).toBeNull()
  },
)

/** Hundreds of products, a part of them shown. */
export const Many = meta.story({
  args: { flow: { ...flow, total: 500, products: manyProducts('zh', 500) } },
})

Default.test(
  'shows its products once they are those that the address asks for',
  async (context) => {
    const { canvas, globals } = context
    const name = inLanguage(globals, 'catalogue:list')
    document.documentElement.toggleAttribute('data-query', true)
    await expect(canvas.queryByRole('list', { name })).toBeNull()
    document.documentElement.toggleAttribute('data-query', false)
    await expect(canvas.getByRole('list', { name })).toBeVisible()
  },
)

/** No products in the category. */
export const Empty = meta.story({ args: { flow: { ...flow, total: 0, lineup: [], products: [] } } })

Empty.test('has nothing to search in while it is empty', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('search')).toBeNull()
  await expect(canvas.queryByRole('searchbox')).toBeNull()
})

/** The search finds nothing. */
export const NoMatch = meta.story({
  args: { flow: { ...flow, products: [], text: '氢能', searched: '氢能' } },
})

NoMatch.test('clears a search without a match (spec §2.35)', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const buttons = canvas.getAllByRole('button', {
    name: inLanguage(globals, 'catalogue:searchClear'),
  })
  const last = buttons.at(-1)
  if (last === undefined) throw new Error('There is no button')
  await userEvent.click(last)
  await expect(args.flow.search).toHaveBeenLastCalledWith('')
})

/** Only what is in stock, up to a price: the count says of how many. */
export const Filtered = meta.story({
  args: {
    flow: {
      ...flow,
      products: products.slice(0, 2),
      filter: { inStock: true, from: null, to: 40000 },
    },
  },
})

/** Two filters leave nothing: each that brings products back can be dropped. */
export const NoneLeft = meta.story({
  args: {
    flow: {
      ...flow,
      products: [],
      filter: { inStock: true, from: null, to: 100 },
      waysBack: [
        { without: 'price', count: 3 },
        { without: 'stock', count: 1 },
      ],
    },
  },
})

NoneLeft.test('drops the filter whose button is pressed', async (context) => {
  await press(context, ['catalogue:state.without.price', { count: 3 }])
  await expect(context.args.flow.widen).toHaveBeenLastCalledWith('price')
})

/** Two products are chosen to be compared. */
export const Compared = meta.story({ args: { flow: { ...flow, compared: products.slice(0, 2) } } })

Compared.test('chooses a product on its card, and marks what is chosen', async (context) => {
  const { args, userEvent } = context
  const box = (at: number) =>
    named(context, 'checkbox', 'catalogue:compare.toggle', {
      zh: products[at]?.productName ?? '',
      en: products[at]?.productName ?? '',
    })
  await expect(box(0)).toBeChecked()
  await expect(box(2)).not.toBeChecked()
  await userEvent.click(box(2))
  await expect(args.flow.compare).toHaveBeenLastCalledWith(products[2]?.$id, true)
})

/** Storage has not been read yet. */
export const Loading = meta.story({
  args: { flow: { ...flow, phase: 'loading', total: 0, lineup: [], products: [] } },
})

/** Nothing of the stored data can be read. */
export const Failed = meta.story({
  args: { flow: { ...flow, phase: 'unreadable', total: 0, lineup: [], products: [] } },
})

Failed.test('reads storage again on Try again', async (context) => {
  await press(context, 'common:action.retry')
  await expect(context.args.flow.retry).toHaveBeenCalledOnce()
})

/** The browser blocks storage and nothing was added in this page. */
export const Unavailable = meta.story({
  args: { flow: { ...flow, persistence: 'session', total: 0, lineup: [], products: [] } },
})

/** The browser blocks storage; products added in this page are shown. */
export const SessionOnly = meta.story({
  args: { flow: { ...flow, persistence: 'session' } },
})

/** Some records could not be read; the others are shown. */
export const Quarantined = meta.story({
  args: { flow: { ...flow, quarantined: 2 } },
})

/** The samples have been loaded here: they have taken the place of the offer. */
export const SamplesLoaded = meta.story({
  args: {
    flow: {
      ...flow,
      samples: { state: 'loaded', share: 1, load: fn(), products: [], mayAdd: false },
    },
  },
})

SamplesLoaded.test(
  'moves the focus to the first sample once they are loaded',
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-product] a')).toHaveFocus()
  },
)
