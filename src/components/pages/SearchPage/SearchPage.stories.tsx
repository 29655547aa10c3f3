import { expect, fn } from 'storybook/test'
import { leads, named, press } from '#.storybook/byName.ts'
import { pageModes } from '#.storybook/modes.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { manyProducts, samplesOf } from '#.storybook/fixtures/products.ts'
import { SearchPage, type SearchFlow } from './SearchPage.tsx'

const cars = samplesOf('car')
const parts = samplesOf('parts')

const flow: SearchFlow = {
  phase: 'ready',
  persistence: 'browser',
  quarantined: 0,
  total: 24,
  images: new Map([...cars.images, ...parts.images]),
  text: '电',
  searched: '电',
  aids: {},
  groups: [
    { category: 'car', products: cars.products.slice(0, 2) },
    { category: 'parts', products: parts.products.slice(0, 3) },
  ],
  samples: { state: 'idle', share: 0, load: fn() },
  focused: false,
  search: fn(),
  retry: fn(),
}

const meta = preview.meta({
  component: SearchPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/search' },
  args: { flow },
})

/** Results in two categories. */
export const Default = meta.story()

Default.test('has one list for each category, named by it', async (context) => {
  for (const [category, count] of [
    ['car', 2],
    ['parts', 3],
  ] as const) {
    const list = named(context, 'list', `common:category.${category}`)
    await expect(list.querySelectorAll(':scope > li')).toHaveLength(count)
  }
})

/** More of a category than the page shows. */
export const Many = meta.story({
  args: { flow: { ...flow, groups: [{ category: 'car', products: manyProducts('zh', 60) }] } },
})

Many.test('leads to all of them in their category', async (context) => {
  const category = inLanguage(context.globals, 'common:category.car')
  await leads(context, '/products/car?q=%E7%94%B5', ['search:all', { count: 60, category }])
})

/** Nothing has been typed. */
export const Empty = meta.story({
  args: { flow: { ...flow, text: '', searched: '', groups: [], focused: true } },
})

Empty.test('has the focus in the field when it was opened to type', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox')).toHaveFocus()
})

/** Nothing matches: the search can be cleared, and the categories lead on. */
export const NoMatch = meta.story({
  args: { flow: { ...flow, text: '氢能', searched: '氢能', groups: [] } },
})

NoMatch.test('clears a search without a match', async ({ canvas, args, globals, userEvent }) => {
  const name = inLanguage(globals, 'catalogue:state.noMatchAction')
  const [, last] = canvas.getAllByRole('button', { name })
  if (last === undefined) throw new Error('There is no button under the message')
  await userEvent.click(last)
  await expect(args.flow.search).toHaveBeenLastCalledWith('')
})

/** No product is stored yet: the categories offer the samples. */
export const NothingStored = meta.story({
  args: { flow: { ...flow, total: 0, groups: [] } },
})

NothingStored.test('loads the samples', async (context) => {
  await press(context, 'catalogue:state.emptySwitch')
  await expect(context.args.flow.samples?.load).toHaveBeenCalled()
})

/** Storage has not been read yet, and there is something to search for. */
export const Loading = meta.story({
  args: { flow: { ...flow, phase: 'loading', total: 0, searched: '', groups: [] } },
})
