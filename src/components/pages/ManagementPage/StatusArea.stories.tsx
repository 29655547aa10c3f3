import { expect } from 'storybook/test'
import { idle, products } from '#.storybook/fixtures/management.ts'
import { sampleProduct } from '#.storybook/fixtures/products.ts'
import preview from '#.storybook/preview.tsx'
import { StatusArea, type StatusAreaProps } from './StatusArea.tsx'

const removed: NonNullable<StatusAreaProps['undo']> = {
  id: 'a',
  kind: 'remove',
  at: 0,
  count: 1,
  survivesReload: true,
}

const args: StatusAreaProps = { flow: idle, undo: null, persistence: 'browser' }

const meta = preview.meta({
  title: 'manage/StatusArea',
  component: StatusArea,
  tags: ['autodocs'],
  args,
})

/** The result of a task. */
export const Default = meta.story({
  args: {
    flow: { ...idle, outcome: { kind: 'added', product: sampleProduct('zh') }, outcomes: 1 },
  },
})

/** The same while storage is blocked: nothing is called saved. */
export const WhileBlocked = Default.extend({ args: { persistence: 'session' } })

/** Long work, which can be stopped. */
export const Working = meta.story({
  args: { flow: { ...idle, work: 'loadingSamples', progress: 0.4 } },
})

/** A task was stopped. */
export const Stopped = meta.story({
  args: { flow: { ...idle, outcome: { kind: 'stopped' }, outcomes: 1 } },
})

/** A task failed. */
export const Failed = meta.story({
  args: {
    flow: {
      ...idle,
      problem: { from: 'store', code: 'samplesUnavailable', during: 'samples', productId: null },
    },
  },
})

/** An export is said beside the problem whose message offered it. */
export const ExportedAfterFailure = meta.story({
  args: {
    flow: {
      ...idle,
      problem: { from: 'store', code: 'full', during: 'price', productId: null },
      outcome: { kind: 'exported', of: 'json', name: 'products_2026-01-01.json' },
      outcomes: 1,
    },
  },
})

/** The toast with the way to undo says the same: nothing to see here. */
export const SaidByToast = meta.story({
  args: {
    flow: {
      ...idle,
      toast: 'showing',
      outcome: { kind: 'removed', product: products[0] ?? sampleProduct('zh') },
      outcomes: 1,
    },
    undo: removed,
  },
})

SaidByToast.test('does not say twice that a product was deleted', async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).toBeNull()
})
