import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { ListState } from './ListState.tsx'

const meta = preview.meta({
  component: ListState,
  tags: ['!autodocs'],
  args: {
    state: {
      kind: 'empty',
      category: 'car',
      samples: { state: 'idle', share: 0, onLoad: fn() },
    } as const,
  },
})

const isEnglish = (globals: Record<string, unknown>) => globals['locale'] === 'en'

/** The category has no products: samples to load, and a way to add some. */
export const Empty = meta.story()

Empty.test('says that there are no products yet and leads to adding', async (context) => {
  const { canvas, globals } = context
  const en = isEnglish(globals)
  await expect(
    canvas.getByRole('heading', { name: en ? 'No products yet' : '还没有产品' }),
  ).toBeVisible()
  await expect(
    canvas.getByRole('link', { name: en ? 'Add products' : '添加产品' }),
  ).toHaveAttribute('href', '/dashboard/products')
})

const onClear = fn()

/** The search finds nothing: the query quoted, a way to clear it. */
export const NoMatch = meta.story({
  args: { state: { kind: 'noMatch', query: '40', onClear } },
  play: showsTexts('catalogue:state.noMatchHint'),
})

NoMatch.test('quotes the search and clears it', async ({ canvas, globals, userEvent }) => {
  const en = isEnglish(globals)
  await expect(
    canvas.getByRole('heading', { name: en ? 'No match for “40”' : '没有找到「40」' }),
  ).toBeVisible()
  onClear.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: en ? 'Clear search' : '清除搜索' }))
  await expect(onClear).toHaveBeenCalledOnce()
})

/** A long search wraps. */
export const NoMatchLong = meta.story({
  args: { state: { kind: 'noMatch', query: 'supercalifragilistic'.repeat(5), onClear } },
})

NoMatchLong.test('wraps a long search', async ({ canvas, canvasElement }) => {
  const heading = canvas.getByRole('heading')
  await expect(heading.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
})

const onRetry = fn()

/** The stored data could not be read this time. */
export const Failed = meta.story({
  args: { state: { kind: 'failed', onRetry } },
  play: showsTexts('catalogue:state.failedHint'),
})

Failed.test('says Failed to load products and tries again', async (context) => {
  const { canvas, globals, userEvent, step } = context
  const en = isEnglish(globals)
  await step('See the heading: Failed to load products', async () => {
    await expect(
      canvas.getByRole('heading', { name: en ? 'Failed to load products' : '产品加载失败' }),
    ).toBeVisible()
  })
  await step('Press “Try again”: the products are read once more', async () => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: en ? 'Try again' : '重试' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  })
})

/** Nothing of the stored data can be read, however often it is tried. */
export const Damaged = meta.story({
  args: { state: { kind: 'damaged' } },
  play: showsTexts('catalogue:state.failed', 'catalogue:state.damagedHint'),
})

Damaged.test('leads damaged data to product management, without a retry', async (context) => {
  const { canvas, globals } = context
  await expect(
    canvas.getByRole('link', {
      name: isEnglish(globals) ? 'Open product management' : '去产品管理查看',
    }),
  ).toHaveAttribute('href', '/dashboard/products')
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** The browser blocks storage. */
export const Unavailable = meta.story({
  args: { state: { kind: 'unavailable' } },
  play: showsTexts('catalogue:state.unavailableHint'),
})

Unavailable.test('says that storage is off, without a button', async ({ canvas, globals }) => {
  await expect(
    canvas.getByRole('heading', {
      name: isEnglish(globals) ? 'Storage is turned off' : '这个浏览器禁用了存储',
    }),
  ).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
})
