import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { Desk, type DeskProps } from '#.storybook/fixtures/desk.tsx'
import { carPictures, manyProducts, sampleProducts } from '#.storybook/fixtures/products.ts'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import { leaveAndReturn } from '#.storybook/leaveAndReturn.ts'
import preview from '#.storybook/preview.tsx'
import { shownSample } from '#.storybook/samples.ts'
import type { TextKey } from '#locales/index.ts'
import { ProductTable } from './ProductTable.tsx'

const keys = { onChooseNone: fn(), onDeleteChosen: fn(), onActions: fn() }

/** The table over a store in memory. A button does what another tab may do: it sets the second price. */
const Table = ({ tab: isOpen = false, ...desk }: DeskProps & { readonly tab?: boolean }) => (
  <Desk {...desk}>
    {({ rows, catalogue }, tab) => (
      <>
        <ProductTable
          flow={rows}
          onExport={() => {}}
          keys={{
            ...keys,
            onChooseNone: () => {
              keys.onChooseNone()
              rows.table.chooseNone()
            },
          }}
        />
        {isOpen ? (
          <button
            type="button"
            onClick={() => {
              const [, second] = catalogue.products
              if (second !== undefined) tab.put({ ...second, price: 39_900 })
            }}
          >
            Another tab
          </button>
        ) : null}
      </>
    )}
  </Desk>
)

const cars = sampleProducts('zh', 'car').map((product, index) => ({
  ...product,
  imageId: index === 3 ? '' : product.$id,
}))
const images = new Map(
  cars.map(({ $id, createdAt }, index) => [
    $id,
    {
      id: $id,
      name: $id,
      dataUrl: carPictures[index] ?? '',
      size: 1,
      type: 'image/svg+xml',
      createdAt,
    },
  ]),
)

const meta = preview.meta({
  component: Table,
  title: 'manage/ProductTable',
  // Its columns follow the width of the window.
  parameters: { docs: { story: { inline: false } } },
  args: { products: cars, images },
})

type Globals = Record<string, unknown>

/** The name of something in the row of a product. */
const of = (globals: Globals, key: TextKey, at: number): ShownText => [
  key,
  { name: shownSample(globals, cars[at]?.productName ?? '') },
]

/** A few products, the last without a picture. */
export const Default = meta.story()

Default.test('is a table whose rows are headed by the product', async (context) => {
  const { canvas, globals } = context
  const table = named(context, 'table', 'manage:table.caption')
  await expect(table).toHaveAttribute('aria-rowcount', '5')
  const rows = canvas.getAllByRole('row')
  await expect(rows.map((row) => row.ariaRowIndex)).toEqual(['1', '2', '3', '4', '5'])
  const columns = canvas.getAllByRole('columnheader')
  for (const [at, column] of (
    ['choose', 'picture', 'name', 'category', 'price', 'stock', 'actions'] as const
  ).entries())
    await expect(columns[at]).toHaveAccessibleName(
      expect.stringContaining(inLanguage(globals, `manage:table.${column}`)),
    )
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
  await expect(canvas.getAllByRole('cell')).toHaveLength(4 * 6)
})

Default.test(
  'replaces the price by a field; Enter saves it, in full-width digits too (spec §2.50)',
  async (context) => {
    const { globals, userEvent, step } = context
    const pencil = () => named(context, 'button', of(globals, 'manage:table.editPrice', 0))
    const field = () => named(context, 'textbox', of(globals, 'manage:table.priceOf', 0))
    await step('Press “Edit price”: a field has the focus and the price', async () => {
      await userEvent.click(pencil())
      await expect(field()).toHaveFocus()
      await expect(field()).toHaveValue('32800.00')
    })
    await step('The arrow keys step it by a cent', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(field()).toHaveValue('32800.01')
    })
    await step(
      'Enter ４６９．５ and press Enter: 469.5 is saved, and the focus is back',
      async () => {
        await userEvent.clear(field())
        await userEvent.type(field(), '４６９．５')
        await leaveAndReturn(userEvent)
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(pencil()).toHaveFocus())
        await expect(pencil().parentElement).toHaveTextContent('$469.50')
      },
    )
  },
)

Default.test('leaves the price as it was on Escape', async (context) => {
  const { canvas, globals, userEvent } = context
  const pencil = { name: inLanguage(globals, of(globals, 'manage:table.editPrice', 1)) }
  await userEvent.click(canvas.getByRole('button', pencil))
  await userEvent.type(canvas.getByRole('textbox'), '1')
  await leaveAndReturn(userEvent)
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await waitFor(() => expect(canvas.getByRole('button', pencil)).toHaveFocus())
  await expect(canvas.getByRole('button', pencil).parentElement).toHaveTextContent('$41,500')
})

Default.test(
  'leaves Escape and arrows to an input method that composes a price',
  async (context) => {
    const { canvas, globals } = context
    await press(context, of(globals, 'manage:table.editPrice', 1))
    const field = canvas.getByRole('textbox')
    for (const key of ['ArrowUp', 'Escape']) await fireEvent.keyDown(field, { key, keyCode: 229 })
    await expect(field).toHaveValue('41500.00')
  },
)

/** From 768 px on the columns have heads. */
export const Wide = Default.extend({ globals: { viewport: { value: 'w1280' } } })

Wide.test('sorts by a press on a head, and says the order there', async (context) => {
  const { canvas, globals, userEvent } = context
  const head = named(context, 'columnheader', 'manage:table.price')
  const price = within(head).getByRole('button')
  await userEvent.click(price)
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(price).toHaveAccessibleName(
    inLanguage(globals, 'manage:table.price', 'manage:rows.orders.price.asc'),
  )
  const [first] = canvas.getAllByRole('rowheader')
  await expect(first).toHaveTextContent(shownSample(globals, '小域 城市微型车'))
  await userEvent.click(price)
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(price)
  await expect(head).not.toHaveAttribute('aria-sort')
})

Default.test('is chosen by boxes: alone, as a range, or all', async (context) => {
  const { canvas, userEvent } = context
  const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox')
  const checked = () => boxes().map((box) => box.checked)
  const [all, first, , third] = boxes()
  if (all === undefined || first === undefined || third === undefined) throw new Error('no boxes')
  await userEvent.click(first)
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(third)
  await userEvent.keyboard('{/Shift}')
  await expect(checked()).toEqual([false, true, true, true, false])
  await expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  await expect(checked()).toEqual([true, true, true, true, true])
})

Default.test('is chosen with the keyboard alone', async (context) => {
  const { canvas, userEvent } = context
  const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox')
  const checked = () => boxes().map((box) => box.checked)
  boxes()[1]?.focus()
  await userEvent.keyboard(' {ArrowDown}')
  await expect(boxes()[2]).toHaveFocus()
  await expect(checked()).toEqual([false, true, false, false, false])
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}')
  await expect(checked()).toEqual([false, true, true, true, false])
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect(checked()).toEqual([true, true, true, true, true])
  await userEvent.keyboard('{Enter}{Delete}{Escape}')
  await expect(keys.onActions).toHaveBeenCalledOnce()
  await expect(keys.onDeleteChosen).toHaveBeenCalledOnce()
  await expect(checked()).toEqual([false, false, false, false, false])
})

Default.test(
  'says that another tab has changed the price, and keeps what was typed',
  { args: { tab: true } },
  async (context) => {
    const { canvas, globals, userEvent } = context
    await press(context, of(globals, 'manage:table.editPrice', 1))
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '40000')
    await userEvent.click(canvas.getByRole('button', { name: 'Another tab' }))
    const price = inLanguage(globals, { zh: 'US$39,900', en: '$39,900' })
    await expect(
      await canvas.findByText(inLanguage(globals, ['manage:table.priceChanged', { price }])),
    ).toBeVisible()
    await expect(field).toHaveValue('40000')
  },
)

Default.test(
  'says each refusal in its own row, until it is closed there',
  { args: { storage: 'full' } },
  async (context) => {
    const { canvas, globals, userEvent } = context
    const refusals = () =>
      canvas
        .getAllByRole('row')
        .slice(1, 3)
        .map((row) => within(row).queryAllByRole('alert').length)
    for (const at of [0, 1]) {
      await press(context, of(globals, 'manage:table.editPrice', at))
      const field = named(context, 'textbox', of(globals, 'manage:table.priceOf', at))
      await userEvent.clear(field)
      await userEvent.type(field, '40000')
      await leaveAndReturn(userEvent)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(refusals()).toEqual([1, at]))
    }
    const [, , second] = canvas.getAllByRole('row')
    const close = { name: inLanguage(globals, 'manage:failure.close') }
    await userEvent.click(within(second ?? document.body).getByRole('button', close))
    await expect(refusals()).toEqual([1, 0])
  },
)

const asked = { replaceImage: fn(), delete: fn(), open: fn() }

/** What is asked goes to the queue. */
export const Asking = meta.story({
  parameters: { visual: { disable: true } },
  args: { shown: ({ rows }) => ({ rows: { ...rows, row: { ...rows.row, ...asked } } }) },
})

Asking.test('asks for a file for a picture, and deletes, by name (spec §2.50)', async (context) => {
  const { canvasElement, globals, userEvent, step } = context
  const input = canvasElement.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input')
  input.click = fn()
  await step('Press “Add picture” of the fourth: the browser asks for a file', async () => {
    await press(context, of(globals, 'manage:table.addImageOf', 3))
    await expect(input.click).toHaveBeenCalledOnce()
  })
  await step('Choose x.png: it becomes the picture of this product', async () => {
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await expect(asked.replaceImage).toHaveBeenLastCalledWith(
      expect.objectContaining({ $id: cars[3]?.$id }),
      file,
    )
  })
  await step('Press “Delete” of the first', async () => {
    await press(context, of(globals, 'manage:table.deleteOf', 0))
    await expect(asked.delete).toHaveBeenLastCalledWith(
      expect.objectContaining({ $id: cars[0]?.$id }),
    )
  })
  await step('Open the form with the second, to change it or to copy it', async () => {
    for (const [key, kind] of [
      ['manage:table.editOf', 'edit'],
      ['manage:table.duplicateOf', 'copy'],
    ] as const) {
      await press(context, of(globals, key, 1))
      const product: unknown = expect.objectContaining({ $id: cars[1]?.$id })
      await expect(asked.open).toHaveBeenLastCalledWith(kind, product)
    }
  })
})

Asking.test('takes a picture that is dropped on a row or pasted into it', async (context) => {
  const { canvas, globals } = context
  const [, , row] = canvas.getAllByRole('row')
  if (row === undefined) throw new Error('There is no second product')
  const picture = new File(['x'], 'x.png', { type: 'image/png' })
  const holding = (file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    return data
  }
  const drag = (type: 'dragover' | 'drop', file: File) => {
    const event = new DragEvent(type, {
      bubbles: true,
      cancelable: true,
      dataTransfer: holding(file),
    })
    row.dispatchEvent(event)
    return event.defaultPrevented
  }
  // A sheet is left to the page.
  const sheet = new File(['x'], 'x.csv', { type: 'text/csv' })
  await expect([drag('dragover', sheet), drag('drop', sheet)]).toEqual([false, false])
  await expect(drag('dragover', picture)).toBe(true)
  await waitFor(() => expect(row).toHaveAttribute('data-over'))
  await expect(drag('drop', picture)).toBe(true)
  await waitFor(() => expect(row).not.toHaveAttribute('data-over'))
  const taken = (at: number) =>
    expect(asked.replaceImage).toHaveBeenLastCalledWith(
      expect.objectContaining({ $id: cars[at]?.$id }),
      picture,
    )
  await taken(1)
  named(context, 'button', of(globals, 'manage:table.deleteOf', 0)).dispatchEvent(
    new ClipboardEvent('paste', {
      bubbles: true,
      cancelable: true,
      clipboardData: holding(picture),
    }),
  )
  await taken(0)
})

/** Sorted by price, upwards. */
export const Sorted = meta.story({
  args: { query: { category: null, out: false, sort: 'price', dir: 'asc' } },
})

/** Saved by a newer version of the site: nothing can be changed. */
export const ReadOnly = meta.story({
  parameters: { visual: { disable: true } },
  args: { catalogue: { readOnly: true } },
  play: async ({ canvas }) => {
    const [, rows] = canvas.getAllByRole('rowgroup')
    await expect(within(rows ?? document.body).queryByRole('button')).toBeNull()
  },
})

/** Thousands: fifty rows at a time; assistive technology is told the whole number. */
export const Thousands = meta.story({
  args: { products: manyProducts('zh', 5_000) },
  play: async ({ canvas, globals }) => {
    const name = inLanguage(globals, ['manage:table.showMore', { count: 50 }])
    await expect(await canvas.findByRole('button', { name })).toBeVisible()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(200)
  },
})

/** Nothing but a number is a price: the row says so and keeps what was typed. */
export const PriceInvalid = meta.story({
  // A play runs where the story is alone; a separate window keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    // In a frame the rows come a moment later.
    await canvas.findAllByRole('rowheader')
    await press(context, of(globals, 'manage:table.editPrice', 1))
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(
      inLanguage(globals, [
        'manage:problem.withReason',
        {
          problem: inLanguage(globals, 'manage:problem.priceInvalid'),
          reason: inLanguage(globals, 'manage:number.notPositive'),
        },
      ]),
    )
  },
})

/** On a phone it is a list. */
export const Phone = meta.story({
  args: { products: cars.slice(0, 2) },
  globals: { viewport: { value: 'w360' } },
})
