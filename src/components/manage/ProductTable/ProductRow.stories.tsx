import { expect, fn } from 'storybook/test'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import preview from '#.storybook/preview.tsx'
import { ProductRow } from './ProductRow.tsx'
import { RowStyles } from './ProductTable.tsx'

const meta = preview.meta({
  title: 'manage/ProductRow',
  component: ProductRow,
  tags: ['autodocs'],
  // Its columns follow the width of the window.
  parameters: { docs: { story: { inline: false } } },
  args: {
    product: sampleProduct('zh'),
    picture: carPictures[0] ?? null,
    position: 1,
    chosen: false,
    editing: false,
    opened: null,
    busy: false,
    readOnly: false,
    onOpen: fn(),
    onEditPrice: fn(),
    onSavePrice: fn(),
    onReplaceImage: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <RowStyles>
        <div role="table">
          <div role="rowgroup">
            <Story />
          </div>
        </div>
      </RowStyles>
    ),
  ],
})

/** A product with a picture. */
export const Default = meta.story()

/** Without a picture: the button asks for one. */
export const WithoutPicture = meta.story({ args: { picture: null } })

/** Nothing is left. */
export const OutOfStock = meta.story({
  args: { product: sampleProduct('zh', { stockQuantity: 0 }) },
})

/** Chosen. */
export const Chosen = meta.story({ args: { chosen: true } })

/** On no sale: the visitors see that it is out of stock. */
export const Unavailable = meta.story({
  args: { product: sampleProduct('zh', { available: false }) },
})

/** Its price is being changed. */
export const Editing = meta.story({ args: { editing: true } })

/** A picture is held over it. */
export const Over = meta.story({ args: { over: true } })

/** A change of it is being stored. */
export const Busy = meta.story({ args: { busy: true } })

Busy.test('takes no second change until the first one is stored', async (context) => {
  const { canvas, args, userEvent } = context
  // The first three change nothing at once: the price and the form.
  for (const button of canvas.getAllByRole('button').slice(3)) await userEvent.click(button)
  await expect(args.onReplaceImage).not.toHaveBeenCalled()
  await expect(args.onRemove).not.toHaveBeenCalled()
})

/** A newer version of the site wrote the data: nothing can be changed. */
export const ReadOnly = meta.story({ args: { readOnly: true } })

ReadOnly.test('offers no change', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull()
})
