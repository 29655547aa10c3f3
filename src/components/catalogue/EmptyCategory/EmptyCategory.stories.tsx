import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { EmptyCategory } from './EmptyCategory.tsx'

const onLoad = fn()

const meta = preview.meta({
  component: EmptyCategory,
  tags: ['!autodocs'],
  args: { category: 'car' as const, samples: { state: 'idle', share: 0, onLoad } as const },
  // The wire comes down from the head of the page, above the component.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '5.75rem', overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
})

const loadName = (globals: Record<string, unknown>) =>
  inLanguage(globals, 'catalogue:state.emptySwitch', 'catalogue:state.emptySamples')

/** Nothing has been loaded yet. */
export const Default = meta.story({ play: showsTexts('catalogue:state.emptyHint') })

Default.test('loads the samples and leads to adding products', async (context) => {
  const { canvas, globals, userEvent } = context
  onLoad.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: loadName(globals) }))
  await expect(onLoad).toHaveBeenCalledOnce()
  await expect(
    canvas.getByRole('link', { name: inLanguage(globals, 'catalogue:state.emptyAction') }),
  ).toHaveAttribute('href', '/dashboard/products')
})

/** The samples are loading: the switch is closed and the button is busy. */
export const Loading = meta.story({
  args: { samples: { state: 'loading', share: 0.62, onLoad } as const },
})

Loading.test('ignores a second click while the samples load', async (context) => {
  const { canvas, globals, userEvent } = context
  onLoad.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: loadName(globals) }))
  await expect(onLoad).not.toHaveBeenCalled()
})

Loading.test('says politely how far it is, in quarters', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    inLanguage(globals, ['catalogue:state.samplesLoading', { share: '50%' }]),
  )
})

/** The samples could not be loaded or stored. */
export const Failed = meta.story({
  args: { samples: { state: 'failed', share: 0.4, onLoad } as const },
  play: showsTexts('catalogue:state.samplesFailedHint'),
})

Failed.test('says that the samples did not load', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    inLanguage(globals, 'catalogue:state.samplesFailed'),
  )
})

/** A site with a published catalogue: visitors are led to the other categories (decision P9). */
export const Published = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { samples: null },
  play: showsTexts('catalogue:state.emptyPublished'),
})

Published.test('offers the other categories, and no samples', async (context) => {
  const { canvas, globals } = context
  await expect(
    canvas.getByRole('link', {
      name: inLanguage(globals, 'catalogue:state.emptyOthers'),
    }),
  ).toHaveAttribute('href', '/')
  await expect(canvas.queryByRole('button')).toBeNull()
})
