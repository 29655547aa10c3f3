import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { leaveAndReturn } from '#.storybook/leaveAndReturn.ts'
import preview from '#.storybook/preview.tsx'
import { carPictures, manyProducts, sampleProducts } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import { allRows } from '#domain/catalogue/rows.ts'
import type { TextKey } from '#locales/index.ts'
import { ProductTable, type ProductTableProps } from './ProductTable.tsx'

const Editable = (props: ProductTableProps) => {
  const [editing, setEditing] = useState<string | null>(props.editing)
  const [shown, setShown] = useState(props.shown)
  return (
    <ProductTable
      {...props}
      editing={editing}
      shown={shown}
      onShowMore={() => setShown(shown + 50)}
      onEditPrice={(product) => {
        props.onEditPrice(product)
        setEditing(product?.$id ?? null)
      }}
      onSavePrice={(product, price) => {
        props.onSavePrice(product, price)
        setEditing(null)
      }}
    />
  )
}

/** Stands for another tab that sets a price. */
const ChangedElsewhere = (props: ProductTableProps) => {
  const [shown, setShown] = useState(props.products)
  return (
    <>
      <ProductTable {...props} products={shown} />
      <button
        type="button"
        onClick={() =>
          setShown(shown.map((product, at) => (at === 1 ? { ...product, price: 39_900 } : product)))
        }
      >
        Another tab
      </button>
    </>
  )
}

const products = sampleProducts('zh', 'car').map((product, index) => ({
  ...product,
  imageUrl: index === 3 ? '' : (carPictures[index] ?? ''),
}))

const meta = preview.meta({
  component: ProductTable,
  // Its columns follow the width of the window.
  parameters: { docs: { story: { inline: false } } },
  args: {
    products,
    images: new Map(),
    shown: 50,
    onShowMore: fn(),
    editing: null,
    order: allRows,
    chosen: new Set<string>(),
    onSort: fn(),
    onChoose: fn(),
    onChooseAll: fn(),
    onChooseNone: fn(),
    onRemoveChosen: fn(),
    onActions: fn(),
    onOpen: fn(),
    onEditPrice: fn(),
    onSavePrice: fn(),
    onReplaceImage: fn(),
    onRemove: fn(),
  },
  render: (args) => <Editable {...args} />,
})

/** The name of a product, as a value of a text. */
const nameOf = (globals: Record<string, unknown>, at: number) => ({
  name: shownSample(globals, products[at]?.productName ?? ''),
})

/** A few products, the last without a picture. */
export const Default = meta.story()

Default.test('is a table whose rows are headed by the product', async ({ canvas, globals }) => {
  const table = canvas.getByRole('table', {
    name: inLanguage(globals, 'manage:table.caption'),
  })
  await expect(table).toHaveAttribute('aria-rowcount', '5')
  const rows = canvas.getAllByRole('row')
  await expect(rows.map((row) => row.ariaRowIndex)).toEqual(['1', '2', '3', '4', '5'])
  const [head, body] = canvas.getAllByRole('rowgroup')
  await expect(head).toContainElement(rows[0] ?? null)
  await expect(body).toContainElement(rows[1] ?? null)
  const [choose, ...columns] = canvas.getAllByRole('columnheader')
  await expect(
    within(choose ?? table).getByRole('checkbox', {
      name: inLanguage(globals, 'manage:table.chooseAll'),
    }),
  ).not.toBeChecked()
  for (const [at, column] of (
    ['picture', 'name', 'category', 'price', 'stock', 'actions'] as const
  ).entries())
    await expect(columns[at]).toHaveAccessibleName(inLanguage(globals, `manage:table.${column}`))
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
  await expect(canvas.getAllByRole('cell')).toHaveLength(4 * 6)
  await expect(
    canvas.getByRole('rowheader', { name: shownSample(globals, '知远 40 纯电轿车') }),
  ).toBeVisible()
})

Default.test(
  'replaces the price by a field; Enter saves it, in full-width digits too (spec §2.50)',
  async ({ canvas, args, globals, userEvent, step }) => {
    const name = shownSample(globals, '知远 40 纯电轿车')
    const pencil = () =>
      canvas.getByRole('button', {
        name: inLanguage(globals, ['manage:table.editPrice', { name }]),
      })
    const field = () =>
      canvas.getByRole('textbox', {
        name: inLanguage(globals, ['manage:table.priceOf', { name }]),
      })
    await step('Press “Edit price”: a field has the focus and the price', async () => {
      await userEvent.click(pencil())
      await expect(field()).toHaveFocus()
      await expect(field()).toHaveValue('32800.00')
    })
    await step('Enter ４６９．５ and press Enter: 469.5 is saved', async () => {
      await userEvent.clear(field())
      await userEvent.type(field(), '４６９．５')
      await leaveAndReturn(userEvent)
      await userEvent.keyboard('{Enter}')
      await expect(args.onSavePrice).toHaveBeenLastCalledWith(
        shownSample(globals, products[0]),
        469.5,
      )
    })
    await step('The focus is back on “Edit price”', async () => {
      await waitFor(() => expect(pencil()).toHaveFocus())
    })
  },
)

Default.test(
  'refuses a price that is none and says why at the field',
  async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: inLanguage(globals, ['manage:table.editPrice', nameOf(globals, 1)]),
      }),
    )
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '0{Enter}')
    await expect(args.onSavePrice).not.toHaveBeenCalled()
    await expect(field).toHaveAccessibleDescription(
      inLanguage(globals, [
        'manage:problem.withReason',
        {
          problem: inLanguage(globals, 'manage:problem.priceInvalid'),
          reason: inLanguage(globals, 'manage:number.notPositive'),
        },
      ]),
    )
    await expect(field).toHaveFocus()
  },
)

Default.test('leaves the price as it was on Escape', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const pencil = { name: inLanguage(globals, ['manage:table.editPrice', nameOf(globals, 1)]) }
  await userEvent.click(canvas.getByRole('button', pencil))
  // Safari ends a composition before the Escape that ended it.
  await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Escape', keyCode: 229 })
  await userEvent.type(canvas.getByRole('textbox'), '1')
  await leaveAndReturn(userEvent)
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await expect(args.onSavePrice).not.toHaveBeenCalled()
  await waitFor(() => expect(canvas.getByRole('button', pencil)).toHaveFocus())
})

Default.test('deletes and asks for pictures by name (spec §2.50)', async (context) => {
  const { canvas, canvasElement, args, globals, userEvent, step } = context
  await step('Press “Delete” of the first product: it is removed', async () => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: inLanguage(globals, ['manage:table.removeOf', nameOf(globals, 0)]),
      }),
    )
    await expect(args.onRemove).toHaveBeenLastCalledWith(shownSample(globals, products[0]))
  })
  const input = canvasElement.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input')
  await step('Press “Add image” of the fourth: the browser asks for a file', async () => {
    input.click = fn()
    await userEvent.click(
      canvas.getByRole('button', {
        name: inLanguage(globals, ['manage:table.addImageOf', nameOf(globals, 3)]),
      }),
    )
    await expect(input.click).toHaveBeenCalledOnce()
  })
  await step('Choose x.png: it becomes the picture of this product', async () => {
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    await expect(args.onReplaceImage).toHaveBeenLastCalledWith(
      shownSample(globals, products[3]),
      file,
    )
  })
})

Default.test('opens the form with a product, to change it or to copy it', async (context) => {
  const { canvas, args, globals, userEvent } = context
  for (const [key, kind] of [
    ['manage:table.editOf', 'edit'],
    ['manage:table.duplicateOf', 'copy'],
  ] as const) {
    const name = inLanguage(globals, [key, nameOf(globals, 1)])
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(kind, shownSample(globals, products[1]))
  }
})

Default.test('takes a picture that is dropped on a row or pasted into it', async (context) => {
  const { canvas, args, globals, step } = context
  const [, , row] = canvas.getAllByRole('row')
  if (row === undefined) throw new Error('There is no second product')
  const picture = new File(['x'], 'x.png', { type: 'image/png' })
  const sheet = new File(['x'], 'x.csv', { type: 'text/csv' })
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
  await step('A sheet is left to the page', async () => {
    await expect([drag('dragover', sheet), drag('drop', sheet)]).toEqual([false, false])
    await expect(args.onReplaceImage).not.toHaveBeenCalled()
  })
  await step('A picture over the row shows where it would go', async () => {
    await expect(drag('dragover', picture)).toBe(true)
    await waitFor(() => expect(row).toHaveAttribute('data-over'))
  })
  await step('Dropped, it is the picture of this product', async () => {
    await expect(drag('drop', picture)).toBe(true)
    await waitFor(() => expect(row).not.toHaveAttribute('data-over'))
    await expect(args.onReplaceImage).toHaveBeenLastCalledWith(
      shownSample(globals, products[1]),
      picture,
    )
  })
  await step(
    'Pasted while a button of the first row has the focus, it is that of the first',
    async () => {
      const name = inLanguage(globals, ['manage:table.removeOf', nameOf(globals, 0)])
      canvas.getByRole('button', { name }).dispatchEvent(
        new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData: holding(picture),
        }),
      )
      await expect(args.onReplaceImage).toHaveBeenLastCalledWith(
        shownSample(globals, products[0]),
        picture,
      )
    },
  )
})

/** The part of a story's context that {@link priceButtons} reads. */
interface PriceContext {
  readonly canvas: {
    readonly getByRole: (role: string, options: { readonly name: string }) => HTMLElement
  }
  readonly globals: Record<string, unknown>
}

/** The buttons of the price that is being changed: one saves it, one leaves it as it was. */
const priceButtons = ({ canvas, globals }: PriceContext) => {
  return {
    save: canvas.getByRole('button', {
      name: inLanguage(globals, ['manage:table.savePriceOf', nameOf(globals, 1)]),
    }),
    cancel: canvas.getByRole('button', {
      name: inLanguage(globals, ['manage:table.cancelPrice', nameOf(globals, 1)]),
    }),
  }
}

/** Sorted by price, upwards; two products are chosen. */
export const SortedAndChosen = meta.story({
  args: {
    order: { sort: 'price', dir: 'asc' },
    chosen: new Set(products.slice(0, 2).map(({ $id }) => $id)),
  },
})

SortedAndChosen.test(
  'says the order in the head of its column, and sorts by a press',
  async (context) => {
    const { canvas, args, globals, userEvent } = context
    const head = (key: TextKey) =>
      canvas.getByRole('columnheader', { name: inLanguage(globals, key) })
    await expect(head('manage:table.price')).toHaveAttribute('aria-sort', 'ascending')
    await expect(head('manage:table.stock')).not.toHaveAttribute('aria-sort')
    await userEvent.click(
      within(head('manage:table.stock')).getByRole('button', {
        name: inLanguage(globals, 'manage:table.stock'),
      }),
    )
    await expect(args.onSort).toHaveBeenLastCalledWith('stock')
  },
)

SortedAndChosen.test('is chosen by boxes, alone, as a range, or all', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const [all, first, second, third] = canvas.getAllByRole<HTMLInputElement>('checkbox')
  if (all === undefined || first === undefined || third === undefined) throw new Error('no boxes')
  await expect([first, second, third].map((box) => box?.checked)).toEqual([true, true, false])
  await expect(all.indeterminate).toBe(true)
  const name = inLanguage(globals, ['manage:table.chooseOf', nameOf(globals, 2)])
  await userEvent.click(canvas.getByRole('checkbox', { name }))
  await expect(args.onChoose).toHaveBeenLastCalledWith(products[2]?.$id, false)
  await userEvent.keyboard('{Shift>}')
  await userEvent.click(first)
  await userEvent.keyboard('{/Shift}')
  await expect(args.onChoose).toHaveBeenLastCalledWith(products[0]?.$id, true)
  await userEvent.click(all)
  await expect(args.onChooseAll).toHaveBeenCalledOnce()
})

SortedAndChosen.test('is chosen with the keyboard alone', async (context) => {
  const { canvas, args, userEvent, step } = context
  const [, first, second, third] = canvas.getAllByRole<HTMLInputElement>('checkbox')
  await step('Down goes to the next row; with Shift it becomes as the one before', async () => {
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(third).toHaveFocus()
    await expect(args.onChoose).toHaveBeenLastCalledWith(products[2]?.$id, false)
  })
  await step('Space turns one over, Ctrl A chooses all, Escape none', async () => {
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith(products[2]?.$id, false)
    await userEvent.keyboard('{Control>}a{/Control}{Escape}')
    await expect(args.onChooseAll).toHaveBeenCalledOnce()
    await expect(args.onChooseNone).toHaveBeenCalledOnce()
  })
  await step('Enter leads to the actions, Delete to the question', async () => {
    await userEvent.keyboard('{Enter}{Delete}')
    await expect(args.onActions).toHaveBeenCalledOnce()
    await expect(args.onRemoveChosen).toHaveBeenCalledOnce()
  })
})

/** A price is being changed. */
export const EditingPrice = meta.story({
  args: { editing: products[1]?.$id ?? null },
  play: async (context) => {
    const { save, cancel } = priceButtons(context)
    await expect(save).not.toHaveAttribute('aria-disabled')
    await expect(cancel).toBeVisible()
    // The name of the field says the currency.
    const sign = context.canvas.getByText(inLanguage(context.globals, 'manage:table.currency'))
    await expect(sign).toHaveAttribute('aria-hidden', 'true')
  },
})

/** A change is being stored. */
export const Busy = meta.story({
  parameters: { visual: { disable: true } },
  args: { editing: products[1]?.$id ?? null, busy: products[1]?.$id ?? null },
  play: async (context) => {
    const { canvas, globals } = context
    const { save } = priceButtons(context)
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await expect(save).toHaveAttribute('aria-disabled', 'true')
    for (const key of ['manage:table.replaceImageOf', 'manage:table.removeOf'] as const) {
      const name = inLanguage(globals, [key, nameOf(globals, 1)])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    }
  },
})

/** Saved by a newer version of the site: nothing can be changed. */
export const ReadOnly = meta.story({
  parameters: { visual: { disable: true } },
  args: { readOnly: true },
})

ReadOnly.test('offers no changes while read-only', async ({ canvas }) => {
  const [, rows] = canvas.getAllByRole('rowgroup')
  await expect(within(rows ?? document.body).queryByRole('button')).toBeNull()
})

/** Thousands: fifty rows at a time; assistive technology is told the whole number. */
export const Thousands = meta.story({ args: { products: manyProducts('zh', 5_000) } })

Thousands.test('draws a part and tells the whole number', async ({ canvas, globals }) => {
  const name = inLanguage(globals, ['manage:table.showMore', { count: 50 }])
  await expect(await canvas.findByRole('button', { name })).toBeVisible()
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5001')
  await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(200)
})

/** Nothing but a number is a price: the row says so and keeps what was typed. */
export const PriceInvalid = meta.story({
  args: { editing: products[1]?.$id ?? null },
  // A play runs where the story is alone; a separate window keeps the page's focus out of it.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvas, userEvent }) => {
    const [field] = canvas.getAllByRole('textbox')
    if (field === undefined) throw new Error('No price is being changed')
    await userEvent.clear(field)
    await userEvent.type(field, '12,5,0{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement()
  },
})

/** Another tab changed the price while it was being edited. */
export const PriceChangedElsewhere = meta.story({
  parameters: { visual: { disable: true } },
  args: { editing: products[1]?.$id ?? null },
  render: (args) => <ChangedElsewhere {...args} />,
})

PriceChangedElsewhere.test(
  'says that another tab has changed the price, and keeps what was typed',
  async ({ canvas, args, globals, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '40000')
    await userEvent.click(canvas.getByRole('button', { name: 'Another tab' }))
    await expect(
      await canvas.findByText(
        inLanguage(globals, [
          'manage:table.priceChanged',
          { price: inLanguage(globals, { zh: 'US$39,900', en: '$39,900' }) },
        ]),
      ),
    ).toBe(canvas.getByRole('status'))
    await expect(field).toHaveValue('40000')
    await userEvent.type(field, '{Enter}')
    await expect(args.onSavePrice).toHaveBeenLastCalledWith(
      expect.objectContaining({ price: 39_900 }),
      40_000,
    )
  },
)

/** On a narrow screen each product has three lines. */
export const Narrow = meta.story({
  args: { products: products.slice(0, 2) },
  decorators: [narrow],
  play: async ({ canvas, globals }) => {
    // The head of the column says it once to those who cannot see; its button is not there.
    const [, , ...labels] = canvas.getAllByText(inLanguage(globals, 'manage:table.stock'))
    await expect(labels).toHaveLength(2)
    for (const label of labels) await expect(label).toHaveAttribute('aria-hidden', 'true')
  },
})
