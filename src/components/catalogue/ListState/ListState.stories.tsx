import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
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

/** The category has no products: samples to load, and a way to add some. */
export const Empty = meta.story({
  // The wire comes down from the head of the page, above the component.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '5.75rem', overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
})

Empty.test('says that there are no products yet and leads to adding', async (context) => {
  const { canvas, globals } = context
  await expect(
    canvas.getByRole('heading', { name: inLanguage(globals, 'catalogue:state.empty') }),
  ).toBeVisible()
  await expect(
    canvas.getByRole('link', { name: inLanguage(globals, 'catalogue:state.emptyAction') }),
  ).toHaveAttribute('href', '/dashboard/products')
})

const onClear = fn()

/** The search finds nothing: the query quoted, a way to clear it. */
export const NoMatch = meta.story({
  args: { state: { kind: 'noMatch', query: '40', onClear } },
  play: showsTexts('catalogue:state.noMatchHint'),
})

NoMatch.test('quotes the search and clears it', async ({ canvas, globals, userEvent }) => {
  await expect(
    canvas.getByRole('heading', {
      name: inLanguage(globals, ['catalogue:state.noMatch', { query: 40 }]),
    }),
  ).toBeVisible()
  onClear.mockClear()
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'catalogue:state.noMatchAction') }),
  )
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
  await step('See the heading: Failed to load products', async () => {
    await expect(
      canvas.getByRole('heading', { name: inLanguage(globals, 'catalogue:state.failed') }),
    ).toBeVisible()
  })
  await step('Press “Try again”: the products are read once more', async () => {
    onRetry.mockClear()
    await userEvent.click(
      canvas.getByRole('button', { name: inLanguage(globals, 'catalogue:state.retry') }),
    )
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
      name: inLanguage(globals, 'catalogue:quarantined.action'),
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
      name: inLanguage(globals, 'catalogue:state.unavailable'),
    }),
  ).toBeVisible()
  await expect(canvas.queryByRole('button')).toBeNull()
})
