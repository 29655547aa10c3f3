import { expect, fn } from 'storybook/test'
import { leads, named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { offered } from '#.storybook/fixtures/products.ts'
import preview from '#.storybook/preview.tsx'
import { ListState } from './ListState.tsx'

const meta = preview.meta({
  component: ListState,
  args: {
    state: {
      kind: 'empty',
      category: 'car',
      samples: { state: 'idle', share: 0, load: fn(), products: offered('car'), mayAdd: false },
    } as const,
  },
})

/** The category has no products: samples to look at and to load. */
export const Empty = meta.story({
  tags: ['default'],
  // The wire comes down from the head of the page, above the component.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '5.75rem', overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
})

Empty.test(
  'says that there are no products yet and offers samples (spec §2.39)',
  async (context) => {
    const { canvas, globals } = context
    await expect(named(context, 'heading', 'catalogue:state.emptyOffer')).toBeVisible()
    await expect(canvas.getByText(inLanguage(globals, 'catalogue:state.emptyHint'))).toBeVisible()
    await expect(
      named(context, 'button', 'catalogue:state.emptySwitch', 'catalogue:state.emptySamples'),
    ).toBeVisible()
  },
)

const onClear = fn()

/** The search finds nothing: the query quoted, a way to clear it. */
export const NoMatch = meta.story({
  args: { state: { kind: 'noMatch', query: '40', onClear } },
})

NoMatch.test('quotes the search and clears it', async (context) => {
  await expect(named(context, 'heading', ['catalogue:state.noMatch', { query: 40 }])).toBeVisible()
  onClear.mockClear()
  await press(context, 'catalogue:state.noMatchAction')
  await expect(onClear).toHaveBeenCalledOnce()
})

/** A long search wraps. */
export const NoMatchLong = meta.story({
  args: { state: { kind: 'noMatch', query: 'supercalifragilistic'.repeat(5), onClear } },
})

const onWiden = fn()

/** Filters leave nothing: each that brings products back can be dropped. */
export const NoneLeft = meta.story({
  args: {
    state: {
      kind: 'noneLeft',
      ways: [
        { without: 'price', count: 3 },
        { without: 'search', count: 1 },
      ],
      onWiden,
    },
  },
})

NoneLeft.test('says how many products each dropped filter brings back', async (context) => {
  const { canvas, globals, userEvent } = context
  const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
  await expect(names).toEqual([
    inLanguage(globals, ['catalogue:state.without.price', { count: 3 }]),
    inLanguage(globals, ['catalogue:state.without.search', { count: 1 }]),
  ])
  await userEvent.click(canvas.getByRole('button', { name: names[1] ?? '' }))
  await expect(onWiden).toHaveBeenLastCalledWith('search')
})

/** Filters leave nothing, and no single one is to blame. */
export const NoneLeftOfTwo = meta.story({
  args: { state: { kind: 'noneLeft', ways: [], onWiden } },
})

NoneLeftOfTwo.test('clears all of them', async (context) => {
  await press(context, 'catalogue:state.without.all')
  await expect(onWiden).toHaveBeenLastCalledWith('all')
})

const retry = fn()

/** The stored data could not be read this time. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', retry } },
})

Failed.test('says Failed to load products and tries again (spec §8.15)', async (context) => {
  const { step } = context
  await step('See the heading: Failed to load products', async () => {
    await expect(named(context, 'heading', 'catalogue:state.failed')).toBeVisible()
  })
  await step('Press “Try again”: the products are read once more', async () => {
    retry.mockClear()
    await press(context, 'catalogue:state.retry')
    await expect(retry).toHaveBeenCalledOnce()
  })
})

/** Nothing of the stored data can be read, however often it is tried. */
export const Damaged = meta.story({
  args: { state: { kind: 'damaged' } },
})

Damaged.test('leads damaged data to product management, without a retry', async (context) => {
  await leads(context, '/dashboard/products', 'catalogue:quarantined.action')
  await expect(context.canvas.queryByRole('button')).toBeNull()
})

/** The browser blocks storage. */
export const Unavailable = meta.story({
  args: { state: { kind: 'unavailable' } },
})

Unavailable.test('says that storage is off, without a button', async (context) => {
  await expect(named(context, 'heading', 'catalogue:state.unavailable')).toBeVisible()
  await expect(context.canvas.queryByRole('button')).toBeNull()
})
