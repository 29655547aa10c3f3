import { expect, fn, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { form as closed } from '#.storybook/fixtures/management.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { shownSample } from '#.storybook/samples.ts'
import { showsRole } from '#.storybook/showsRole.ts'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import { emptyProduct, productEntriesOf } from '#domain/catalogue/product.rules.ts'
import { specificationsFrom } from '#domain/catalogue/product.ts'
import { ProductForm } from './ProductForm.tsx'

const filled = {
  ...emptyProduct,
  productName: '知远 40 纯电轿车 旅行版',
  description: '后备厢加长二十六厘米，放得下两辆折叠自行车。',
  price: '34,200',
  stockQuantity: '12',
  specifications: [{ name: '续航', value: '540 km' }],
}

const open = { ...closed, state: 'editing' as const }

const meta = preview.meta({
  component: ProductForm,
  parameters: { docs: { story: { inline: false, height: '1100px' } } },
  args: { catalogue: { products: [], images: new Map() }, flow: open, onExport: fn() },
})

/** Just opened. */
export const Empty = meta.story({
  tags: ['default'],
})

Empty.test('takes the focus with its heading (spec §2.49)', async (context) => {
  await context.step('The form opens with the focus on its heading', async () => {
    await waitFor(() => expect(named(context, 'heading', 'manage:form.title')).toHaveFocus())
  })
})

Empty.test(
  'says the four sentences of the spec, in the summary and at the fields (spec §5.15)',
  async (context) => {
    const { args, step } = context
    await step('Press “Save product” with nothing entered', async () => {
      await press(context, 'manage:form.save')
    })
    await expectProblems(context, [
      {
        field: 'manage:form.name',
        problem: 'manage:problem.productNameRequired',
      },
      {
        field: 'manage:form.price',
        problem: 'manage:problem.priceInvalid',
      },
      {
        field: 'manage:form.description',
        problem: 'manage:problem.descriptionRequired',
      },
      {
        field: 'manage:form.stock',
        problem: 'manage:problem.stockInvalid',
      },
    ])
    await step('Nothing was submitted', async () => {
      await expect(args.flow.save).not.toHaveBeenCalled()
    })
  },
)

Empty.test('lets a problem go once it is put right', async (c) => {
  await press(c, 'manage:form.save')
  await c.userEvent.click(named(c, 'link', 'manage:problem.priceInvalid'))
  const price = named(c, 'textbox', 'manage:form.price')
  await expect(price).toHaveFocus()
  await c.userEvent.type(price, '12.50')
  await expect(price).not.toHaveAttribute('aria-invalid')
  await expect(c.canvas.getAllByRole('link')).toHaveLength(3)
})

Empty.test('refuses a price below 0 and steps below 0.01 (spec §5.16)', async (c) => {
  const price = named(c, 'textbox', 'manage:form.price')
  for (const refused of ['-1', '1.234'])
    await c.step(`Save with the price ${refused}: the price is refused`, async () => {
      await c.userEvent.clear(price)
      await c.userEvent.type(price, refused)
      await press(c, 'manage:form.save')
      await expect(price).toBeInvalid()
      await expect(price).toHaveAccessibleDescription(
        expect.stringContaining(inLanguage(c.globals, 'manage:problem.priceInvalid')),
      )
    })
  await c.step('Enter the price 0.01: the price is accepted', async () => {
    await c.userEvent.clear(price)
    await c.userEvent.type(price, '0.01')
    await expect(price).not.toBeInvalid()
  })
})

/** All filled in. */
export const Filled = meta.story({
  args: { flow: { ...open, draft: filled } },
  play: async (context) => {
    await showsRole('region', 'manage:form.title')(context)
    await showsRole('form', 'manage:form.title')(context)
  },
})

Filled.test('hands over a finished draft (spec §5.17)', async (c) => {
  await c.step('Press “Save product” with every field filled in, and no new picture', async () => {
    await press(c, 'manage:form.save')
  })
  await c.step('The product was submitted once, with each of its values', async () => {
    await expect(c.args.flow.save).toHaveBeenCalledOnce()
    await expect(c.args.flow.save).toHaveBeenLastCalledWith({
      productName: '知远 40 纯电轿车 旅行版',
      description: '后备厢加长二十六厘米，放得下两辆折叠自行车。',
      price: 34200,
      stockQuantity: 12,
      category: 'car',
      available: true,
      specifications: specificationsFrom([['续航', '540 km']]),
    })
  })
})

Filled.test('asks before it throws away what was typed (spec §2.49)', async (c) => {
  await c.step('Press “Cancel”: a dialog asks “Discard what you typed?”', async () => {
    await press(c, 'manage:form.cancel')
    await expect(await c.canvas.findByRole('alertdialog')).toHaveAccessibleName(
      inLanguage(c.globals, 'manage:form.discardTitle'),
    )
  })
  await c.step('Press “Keep editing”: the form stays open', async () => {
    const dialog = c.canvas.getByRole('alertdialog')
    await press(c, 'manage:form.keepEditing')
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(c.args.flow.close).not.toHaveBeenCalled()
  })
  await c.step('Press “Cancel”, then “Discard”: the form closes', async () => {
    await press(c, 'manage:form.cancel')
    await press(c, 'manage:form.discard')
    await expect(c.args.flow.close).toHaveBeenCalledOnce()
  })
})

Empty.test('closes at once while nothing has been typed', async (c) => {
  await press(c, 'manage:form.close')
  await expect(c.args.flow.close).toHaveBeenCalledOnce()
})

/** On a tablet the short fields are beside each other, and the picture beside the description. */
export const Tablet = Filled.extend({ globals: { viewport: { value: 'w768' } } })

Tablet.test('has its button in the first screen of a tablet', async (c) => {
  const button = named(c, 'button', 'manage:form.save')
  await expect(button.getBoundingClientRect().bottom).toBeLessThan(800)
})

const product = sampleProduct('zh', { imageId: 'img_1' })
const images = new Map([
  [
    'img_1',
    {
      id: 'img_1',
      name: 'img_1',
      dataUrl: carPictures[0] ?? '',
      size: 1,
      type: 'image/svg+xml',
      createdAt: product.createdAt,
    },
  ],
])
const stored = { products: [product], images }
const editing = {
  ...open,
  source: { kind: 'edit' as const, product },
  picture: { state: 'kept' as const },
}

/** A stored product is being changed. */
export const Editing = meta.story({
  args: { catalogue: stored, flow: editing },
  play: showsRole('region', 'manage:form.editTitle'),
})

Editing.test('has every field of the product, and says which product was shown', async (c) => {
  const shown = shownSample(c.globals, product)
  await press(c, 'manage:form.save')
  const { productName, description, price, stockQuantity, category, available } = shown
  await expect(c.args.flow.save).toHaveBeenLastCalledWith(
    {
      productName,
      description,
      price,
      stockQuantity,
      category,
      available,
      specifications: shown.specifications,
    },
    shown,
  )
})

Editing.test('keeps what differs from the product alone', async (c) => {
  const name = named(c, 'textbox', 'manage:form.name')
  await c.userEvent.type(name, '!')
  await expect(c.args.flow.keep).toHaveBeenLastCalledWith(
    expect.objectContaining({ productName: `${shownSample(c.globals, product.productName)}!` }),
  )
  await c.userEvent.type(name, '{Backspace}')
  await expect(c.args.flow.keep).toHaveBeenLastCalledWith(null)
})

Editing.test('takes a picture that is pasted, and leaves text to the fields', async (c) => {
  const field = named(c, 'textbox', 'manage:form.name')
  const paste = (clipboardData: DataTransfer) => {
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    field.dispatchEvent(event)
    return event.defaultPrevented
  }
  const text = new DataTransfer()
  text.setData('text/plain', '12')
  await expect(paste(text)).toBe(false)
  await expect(c.args.flow.choosePicture).not.toHaveBeenCalled()
  const photo = new File(['x'], 'x.png', { type: 'image/png' })
  const picture = new DataTransfer()
  picture.items.add(photo)
  await expect(paste(picture)).toBe(true)
  picture.setData('text/plain', 'cells of a spreadsheet')
  await expect(paste(picture)).toBe(false)
  await expect(c.args.flow.choosePicture).toHaveBeenCalledOnce()
  await expect(c.args.flow.choosePicture).toHaveBeenLastCalledWith(photo)
})

Editing.test('can be left without its picture', async (c) => {
  await press(c, 'manage:form.removePicture')
  await expect(c.args.flow.removePicture).toHaveBeenCalledOnce()
})

/** A copy of a stored product, to start from. */
export const Copying = meta.story({
  args: {
    catalogue: stored,
    flow: { ...editing, source: { kind: 'copy', product } },
  },
  play: showsRole('region', 'manage:form.copyTitle'),
})

Copying.test('has another name than its original, and closes at once', async (c) => {
  const original = { name: shownSample(c.globals, product.productName) }
  await expect(named(c, 'textbox', 'manage:form.name')).toHaveValue(
    inLanguage(c.globals, ['manage:form.copyName', original]),
  )
  await press(c, 'manage:form.close')
  await expect(c.args.flow.close).toHaveBeenCalledOnce()
})

/** Another tab changed the product meanwhile. */
export const ChangedMeanwhile = meta.story({
  args: {
    catalogue: { products: [{ ...product, price: 9_900 }], images },
    flow: { ...editing, draft: { ...productEntriesOf(product), stockQuantity: '77' } },
  },
})

ChangedMeanwhile.test('fills in what has changed, and keeps what was typed', async (c) => {
  const field = inLanguage(c.globals, 'manage:form.price')
  const said = inLanguage(c.globals, ['manage:form.changed', { fields: field }])
  await waitFor(() => expect(c.canvas.getByText(said)).toBeVisible())
  await c.userEvent.click(
    await c.canvas.findByRole('button', { name: inLanguage(c.globals, 'manage:form.takeOver') }),
  )
  const shown = shownSample(c.globals, product)
  await expect(c.args.flow.rebase).toHaveBeenLastCalledWith(
    { kind: 'edit', product: { ...shown, price: 9_900 } },
    { ...productEntriesOf(shown), price: '9900', stockQuantity: '77' },
  )
})

/** The product was deleted meanwhile: what was typed can become a new one. */
export const Gone = meta.story({
  args: { flow: editing },
})

Gone.test('is kept as a new product', async (c) => {
  await c.userEvent.click(
    await c.canvas.findByRole('button', { name: inLanguage(c.globals, 'manage:form.addAnew') }),
  )
  const shown = shownSample(c.globals, product)
  await expect(c.args.flow.rebase).toHaveBeenLastCalledWith(
    { kind: 'copy', product: shown },
    productEntriesOf(shown),
  )
})

/** Being stored: nothing can be sent twice, everything typed stays. */
export const Saving = meta.story({
  args: { flow: { ...open, state: 'saving', draft: filled } },
})

Saving.test('takes nothing that the saved product would not have', async (c) => {
  const form = c.canvas.getByRole<HTMLFormElement>('form')
  const before = [...new FormData(form)]
  const price = c.canvas.getByDisplayValue('34,200')
  await c.step('Type into every field: the text stays, and the focus', async () => {
    for (const field of c.canvas.getAllByRole('textbox')) {
      await c.userEvent.type(field, '1{ArrowUp}')
      await expect(field).toHaveFocus()
    }
    await expect(price).toHaveValue('34,200')
  })
  await c.step('Press the checkbox, and the buttons of the specifications', async () => {
    const checkbox = c.canvas.getByRole('checkbox')
    await c.userEvent.click(checkbox)
    await expect(checkbox).toHaveFocus()
    for (const label of [
      inLanguage(c.globals, ['manage:form.removeRow', { row: 1 }]),
      inLanguage(c.globals, 'manage:form.addRow'),
    ])
      await c.userEvent.click(c.canvas.getByRole('button', { name: label }))
  })
  await c.step('Choose another category', async () => {
    const category = c.canvas.getByRole('combobox')
    await c.userEvent.selectOptions(category, 'phone')
    await expect(category).toHaveValue('car')
  })
  await expect(c.args.flow.keep).not.toHaveBeenCalled()
  await expect([...new FormData(form)]).toEqual(before)
})

/** There is not enough storage: what was typed is kept. */
export const Failed = meta.story({
  args: {
    flow: {
      ...open,
      draft: filled,
      problem: { from: 'store', code: 'full' },
    },
  },
})

/** Sent too early: what is missing, above the form and at each field. */
export const Invalid = meta.story({
  play: async (context) => {
    await press(context, 'manage:form.save')
  },
})
