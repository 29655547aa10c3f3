import { expect, fn } from 'storybook/test'
import { leads, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { offered } from '#.storybook/fixtures/products.ts'
import preview from '#.storybook/preview.tsx'
import { EmptyCategory } from './EmptyCategory.tsx'

const load = fn()

/** What every offer has. */
const offer = { load, products: offered('car'), mayAdd: false }

const meta = preview.meta({
  component: EmptyCategory,
  args: { category: 'car' as const, samples: { ...offer, state: 'idle', share: 0 } as const },
  // The wire comes down from the head of the page, above the component.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '1.25rem', overflow: 'clip' }}>
        <Story />
      </div>
    ),
  ],
})

const loadName = (globals: Record<string, unknown>) =>
  inLanguage(globals, 'catalogue:state.emptySwitch', 'catalogue:state.emptySamples')

/** Nothing has been loaded yet. */
export const Default = meta.story()

Default.test(
  'leads to each sample, by its name and its price',
  async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 4, 3].map((number) => `/products/car/sample-${String(number)}`),
    )
    await expect(links[0]).toHaveTextContent('知远 40 纯电轿车')
    await expect(canvasElement).toHaveTextContent('32,800')
  },
)

Default.test('loads the samples', async (context) => {
  const { canvas, globals, userEvent } = context
  load.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: loadName(globals) }))
  await expect(load).toHaveBeenCalledOnce()
})

Default.test(
  'leads to adding products',
  { args: { samples: { ...offer, state: 'idle', share: 0, mayAdd: true } as const } },
  async (context) => {
    await leads(context, '/dashboard/products', 'catalogue:state.emptyAction')
  },
)

Default.test(
  'offers the other categories, and no samples',
  { args: { samples: null } },
  async (context) => {
    await leads(context, '/', 'catalogue:state.emptyOthers')
    await expect(context.canvas.queryByRole('button')).toBeNull()
  },
)

/** The samples are loading: the switch is closed and the button is busy. */
export const Loading = meta.story({
  args: { samples: { ...offer, state: 'loading', share: 0.62 } as const },
})

Loading.test('ignores a second click while the samples load', async (context) => {
  const { canvas, userEvent } = context
  load.mockClear()
  await userEvent.click(canvas.getByRole('button'))
  await expect(load).not.toHaveBeenCalled()
})

Loading.test('says politely how far it is, in quarters', async (context) => {
  await says(context, 'status', ['catalogue:state.samplesLoading', { share: '50%' }])
})

/** The samples could not be loaded or stored. */
export const Failed = meta.story({
  args: { samples: { ...offer, state: 'failed', share: 0.4 } as const },
})
