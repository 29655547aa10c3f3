import { leads } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { thumbnails } from '#.storybook/fixtures/products.ts'
import { ProductPanel, type ProductPanelProps } from './ProductPanel.tsx'

const args: ProductPanelProps = { count: 24 }

const meta = preview.meta({
  component: ProductPanel,
  tags: ['autodocs'],
  args,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
})

/** Products are there. The page adds pictures and how full the storage is. */
export const Default = meta.story({
  args: { thumbnails: thumbnails.slice(0, 3) },
})

Default.test('leads to product management (spec §2.33)', async (context) => {
  await leads(context, '/dashboard/products', 'dashboard:products.manage')
})

/** No products: the link leads to the form. */
export const Empty = meta.story({
  args: { count: 0 },
})

/** The storage is still being read. */
export const Loading = meta.story({ args: { count: 'loading' } })

/** The stored products cannot be read. */
export const Unavailable = meta.story({ args: { count: 'unavailable' } })

/** The browser blocks storage. */
export const Session = meta.story({ args: { count: 0, persistence: 'session' } })

/** Without a count. */
export const Uncounted = meta.story({ render: () => <ProductPanel /> })
