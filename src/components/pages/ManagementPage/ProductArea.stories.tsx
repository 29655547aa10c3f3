import { expect, fn } from 'storybook/test'
import { catalogue, idle } from '#.storybook/fixtures/management.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { allRows } from '#domain/catalogue/rows.ts'
import { ProductArea } from './ProductArea.tsx'

const products = catalogue.products.slice(0, 4)
const empty = { ...catalogue, products: [] }

const meta = preview.meta({
  title: 'manage/ProductArea',
  component: ProductArea,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false } } },
  args: {
    catalogue: { ...catalogue, products },
    readOnly: false,
    failed: false,
    published: false,
    found: products,
    flow: idle,
    searched: '',
    query: allRows,
    onQuery: fn(),
    tableRef: { current: null },
    addRef: null,
    onClearSearch: fn(),
    onSamples: fn(),
  },
})

/** The products, newest first. */
export const Default = meta.story()

/** No product matches the search. */
export const NoMatch = meta.story({ args: { found: [], searched: 'zzz' } })

/** Storage is still being read. */
export const Loading = meta.story({ args: { catalogue: { ...empty, phase: 'loading' } } })

/** Storage could not be read this time. */
export const Failed = meta.story({
  args: { catalogue: { ...empty, phase: 'unreadable' }, failed: true },
})

/** No product was added yet: three ways to the first one. */
export const Empty = meta.story({ args: { catalogue: empty, found: [] } })

/** The same on a site that publishes a catalogue. */
export const EmptyWhilePublished = meta.story({
  args: { catalogue: empty, found: [], published: true },
})

/** The same while storage is blocked: nothing says that products are kept. */
export const EmptyWhileBlocked = meta.story({
  args: { catalogue: { ...empty, persistence: 'session' }, found: [] },
})

/** A task is under way: neither samples nor a file can be loaded. */
export const EmptyWhileBusy = meta.story({
  args: { catalogue: empty, found: [], flow: { ...idle, work: 'loadingSamples' } },
})

EmptyWhileBusy.test('loads no samples a second time', async (context) => {
  const { canvas, args, userEvent, globals } = context
  const name = inLanguage(globals, 'manage:action.samples')
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onSamples).not.toHaveBeenCalled()
})

/** Nothing can be changed, and a notice above says why. */
export const EmptyReadOnly = meta.story({
  args: { catalogue: empty, found: [], readOnly: true },
})

EmptyReadOnly.test('offers nothing that cannot be done', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull()
})
