import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { named, press, says } from '#.storybook/byName.ts'
import { pageModes } from '#.storybook/modes.ts'
import { Desk, type DeskProps } from '#.storybook/fixtures/desk.tsx'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import { leaveAndReturn } from '#.storybook/leaveAndReturn.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { products } from '#.storybook/fixtures/management.ts'
import { shownSample } from '#.storybook/samples.ts'
import type { Said } from '#components/manage/useAnswers.ts'
import { judgedPlan } from '#.storybook/fixtures/importPlan.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { storageUsage } from '#domain/catalogue/storage.ts'
import type { TextKey } from '#locales/index.ts'
import { ManagementPage } from './ManagementPage.tsx'

const images = new Map(
  products.map(({ $id, imageUrl, createdAt }) => [
    $id,
    { id: $id, name: $id, dataUrl: imageUrl, size: 1, type: 'image/svg+xml', createdAt },
  ]),
)
const [car] = products as [Product]
const stored = products.map((product) => ({ ...product, imageId: product.$id, imageUrl: '' }))

/** The page over a store in memory. A button does what another tab may do: it deletes the second car. */
const Page = ({ tab: isOpen = false, ...desk }: DeskProps & { readonly tab?: boolean }) => (
  <Desk {...desk}>
    {(flow, tab) => (
      <>
        <ManagementPage flow={flow} />
        {isOpen ? (
          <VisuallyHidden>
            <button type="button" onClick={() => tab.remove(flow.catalogue.products[1])}>
              Another tab
            </button>
          </VisuallyHidden>
        ) : null}
      </>
    )}
  </Desk>
)

const meta = preview.meta({
  title: 'pages/ManagementPage',
  component: Page,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: pageModes },
    route: '/dashboard/products',
  },
  args: { products: stored, images, catalogue: { usage: storageUsage(1_940_000) } },
})

type Globals = Record<string, unknown>
/** The name of a button of a row. */
const of = (globals: Globals, key: TextKey, product: string): ShownText => [
  key,
  { name: shownSample(globals, product) },
]

/** 24 products, form closed. */
export const Default = meta.story()

Default.test('says how many products there are and where they are kept', async (context) => {
  const { canvas, globals } = context
  await expect(canvas.getByText(inLanguage(globals, ['manage:count', { count: 24 }]))).toBeVisible()
  const used = { used: '1.85 MB', capacity: '5 MB' }
  await press(context, ['manage:storage.figure', used])
  await expect(canvas.getByText(inLanguage(globals, 'manage:notice.where'))).toBeVisible()
})

Default.test('finds a product, and leads back from a search without a match', async (context) => {
  const { canvas, globals, userEvent } = context
  const search = named(context, 'searchbox', 'manage:table.filter')
  await userEvent.type(search, shownSample(globals, '知远 40 纯电轿车'))
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
  await userEvent.type(search, '氢能')
  const clear = { name: inLanguage(globals, 'manage:table.filterClear') }
  await waitFor(() => expect(canvas.getAllByRole('button', clear)).toHaveLength(2))
  await userEvent.click(canvas.getAllByRole('button', clear)[1] ?? search)
  await expect(await canvas.findByRole('table')).toBeVisible()
})

Default.test('a category is listed alone, and one press lists all again', async (context) => {
  const { canvas, globals, userEvent } = context
  const category = named(context, 'combobox', 'manage:rows.category')
  await userEvent.selectOptions(category, 'phone')
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
  await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
  await userEvent.click(
    await canvas.findByRole('button', { name: inLanguage(globals, 'manage:rows.clear') }),
  )
  await expect(category).toHaveValue('')
})

Default.test('moves the focus to the next row when a row is removed', async (context) => {
  const { globals, userEvent } = context
  const remove = (name: string) =>
    named(context, 'button', of(globals, 'manage:table.deleteOf', name))
  await userEvent.click(remove('知岭 70 增程 SUV'))
  await waitFor(() => expect(remove('载川 厢式货车')).toHaveFocus())
})

Default.test('a double click deletes one product only', async (context) => {
  const { canvas, globals } = context
  const rows = canvas.getAllByRole('row').length
  const remove = (name: string) =>
    named(context, 'button', of(globals, 'manage:table.deleteOf', name))
  const first = remove('知岭 70 增程 SUV')
  // Both presses before the first one is done.
  await fireEvent.click(first, { detail: 1 })
  await fireEvent.click(first, { detail: 2 })
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows - 1))
  await fireEvent.click(remove('载川 厢式货车'), { detail: 2 })
  await expect(canvas.getAllByRole('row')).toHaveLength(rows - 1)
  await expect(canvas.queryByRole('alert')).toBeNull()
})

Default.test('a key held down on Delete deletes one product only', async (context) => {
  const { globals } = context
  // The repeated key comes to the next row, which has the focus then.
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    repeat: true,
    bubbles: true,
    cancelable: true,
  })
  named(context, 'button', of(globals, 'manage:table.deleteOf', '载川 厢式货车')).dispatchEvent(
    event,
  )
  await expect(event.defaultPrevented).toBe(true)
})

Default.test(
  'deletes the chosen after a question, and says what comes next',
  { args: { tab: true } },
  async (context) => {
    const { canvas, globals, userEvent, step } = context
    const box = (name: string) =>
      named(context, 'checkbox', of(globals, 'manage:table.chooseOf', name))
    const bar = () =>
      canvas.queryByRole('group', { name: inLanguage(globals, 'manage:chosen.label') })
    const counts = (count: number) =>
      waitFor(() =>
        expect(bar()).toHaveTextContent(inLanguage(globals, ['manage:chosen.count', { count }])),
      )
    await step('Choose three rows with Shift', async () => {
      await userEvent.click(box('知远 40 纯电轿车'))
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(box('载川 厢式货车'))
      await userEvent.keyboard('{/Shift}')
      await counts(3)
    })
    await step('What another tab removes leaves the choice', async () => {
      canvas.getByRole<HTMLButtonElement>('button', { name: 'Another tab' }).click()
      await counts(2)
    })
    await step('What a filter hides is named, and is not touched', async () => {
      const out = inLanguage(globals, ['manage:rows.out', { count: 6 }])
      await userEvent.click(canvas.getByRole('button', { name: out }))
      await expect(bar()).toHaveTextContent(
        inLanguage(globals, ['manage:chosen.hidden', { count: 2 }]),
      )
      await userEvent.click(canvas.getByRole('button', { name: out }))
    })
    await step('Delete asks first', async () => {
      const inBar = within(bar() ?? document.body)
      await userEvent.click(
        inBar.getByRole('button', { name: inLanguage(globals, 'manage:table.delete') }),
      )
      const question = await canvas.findByRole('alertdialog', {
        name: inLanguage(globals, ['manage:delete.some', { count: 2 }]),
      })
      await userEvent.click(
        within(question).getByRole('button', {
          name: inLanguage(globals, 'manage:delete.confirm'),
        }),
      )
    })
    await step('The rows are gone, and the focus is on the table', async () => {
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(21))
      await expect(bar()).toBeNull()
      await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus())
    })
  },
)

Default.test('two prices are typed at once, and none is lost', async (context) => {
  const { canvas, globals, userEvent, step } = context
  const names = ['知远 40 纯电轿车', '载川 厢式货车'] as const
  const field = (name: string) =>
    named(context, 'textbox', of(globals, 'manage:table.priceOf', name))
  await step('Open both and type into the first', async () => {
    for (const name of names) {
      await press(context, of(globals, 'manage:table.editPrice', name))
      await expect(field(name)).toHaveFocus()
      await userEvent.keyboard(name === names[0] ? '77' : '88')
    }
  })
  await step('A filter hides the rows, and what was typed comes back with them', async () => {
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'zzz')
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    await userEvent.clear(search)
    await waitFor(() => expect(field(names[0])).toHaveValue('77'))
    await expect(search).toHaveFocus()
  })
  await step('Save the first: the second stays a field', async () => {
    await userEvent.click(field(names[0]))
    await leaveAndReturn(userEvent)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('textbox')).toHaveLength(1))
    await expect(field(names[1])).toHaveValue('88')
  })
})

Default.test(
  'another tab deletes the product whose price is typed',
  { args: { tab: true } },
  async (context) => {
    const { canvas, globals, userEvent } = context
    const name = shownSample(globals, '知岭 70 增程 SUV')
    await press(context, of(globals, 'manage:table.editPrice', name))
    await userEvent.keyboard('1')
    // The focus stays in the field, as when another tab does it.
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Another tab' }).click()
    const said = inLanguage(globals, ['manage:table.deletedElsewhere', { name }])
    await waitFor(() => expect(canvas.getByText(said)).toBeVisible())
    // No key deletes or changes the next product.
    const next = canvas.getByRole('row', {
      name: new RegExp(shownSample(globals, '载川 厢式货车'), 'u'),
    })
    await waitFor(() => expect(next).toHaveFocus())
    await userEvent.keyboard('{Enter}2{Enter}')
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await press(context, 'manage:failure.close')
    await expect(canvas.queryByText(said)).toBeNull()
  },
)

Default.test('another form does not take away what was typed', async (context) => {
  const { canvas, globals, userEvent } = context
  await press(context, 'manage:action.add')
  const name = await canvas.findByRole('textbox', { name: inLanguage(globals, 'manage:form.name') })
  await userEvent.type(name, 'A')
  await press(context, of(globals, 'manage:table.editOf', '知远 40 纯电轿车'))
  const openAlready = await canvas.findByText(inLanguage(globals, 'manage:form.openAlready'))
  await waitFor(() => expect(openAlready).toBeVisible())
  await expect(name).toHaveValue('A')
  const title = named(context, 'heading', 'manage:form.title')
  await waitFor(() => expect(title).toHaveFocus())
})

Default.test('what no longer passes the filters is said, and has the focus', async (context) => {
  const { canvas, globals, userEvent } = context
  const micro = '小域 城市微型车'
  await press(context, ['manage:rows.out', { count: 6 }])
  await press(context, of(globals, 'manage:table.editOf', micro))
  const form = within(await canvas.findByRole('form'))
  await userEvent.click(form.getByRole('checkbox'))
  const stock = form.getByRole('textbox', { name: inLanguage(globals, 'manage:form.stock') })
  await userEvent.clear(stock)
  await userEvent.type(stock, '5')
  await leaveAndReturn(userEvent)
  await userEvent.keyboard('{Enter}')
  const said = ['manage:rows.unlisted', { name: shownSample(globals, micro) }] as const
  const text = await canvas.findByText(inLanguage(globals, said))
  await waitFor(() => expect(text.closest('[role=status]')).toHaveFocus())
  await userEvent.click(
    await canvas.findByRole('button', { name: inLanguage(globals, 'manage:rows.clear') }),
  )
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(24)
})

/** The add form is open above the list. */
export const FormOpen = meta.story({
  args: { shown: ({ form }) => ({ form: { ...form, state: 'editing' } }) },
})

/** Nothing stored yet: samples are offered. */
export const Empty = meta.story({
  args: { products: [], catalogue: { usage: storageUsage(0) } },
})

Empty.test('adds the first product with one button, under the message', async (context) => {
  const { canvas, globals, userEvent } = context
  const [add, ...others] = canvas.getAllByRole('button', {
    name: inLanguage(globals, 'manage:action.add'),
  })
  await expect(others).toEqual([])
  await userEvent.click(add ?? document.body)
  const title = await canvas.findByRole('heading', {
    name: inLanguage(globals, 'manage:form.title'),
  })
  await waitFor(() => expect(title).toBeVisible())
})

Empty.test(
  'offers no samples while they load',
  {
    args: {
      shown: ({ desk }) => ({ desk: { ...desk, job: { kind: 'samples', language: 'zh' } } }),
    },
  },
  async (context) => {
    const button = named(context, 'button', 'manage:action.samples')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
)

Empty.test(
  'promises nothing where the browser blocks storage',
  { args: { products: [], storage: 'none', catalogue: {} } },
  async (context) => {
    await showsTexts('manage:notice.session', 'manage:empty.textSession')(context)
    for (const promise of ['empty.text', 'notice.where'] as const)
      await expect(
        context.canvas.queryByText(inLanguage(context.globals, `manage:${promise}`)),
      ).toBeNull()
  },
)

/** A product was deleted: the toast takes it back. */
export const Undoable = meta.story({
  args: {
    shown: ({ desk }) => ({
      desk: { ...desk, toast: { id: 'a', kind: 'remove', at: 0, count: 1, survivesReload: true } },
    }),
  },
})

Undoable.test('another form has the toast in the page, over no field', async (context) => {
  const { canvas, globals } = context
  const text = await canvas.findByText(inLanguage(globals, ['manage:undo.remove', { count: 1 }]))
  await expect(text.closest('[data-inline]')).toBeNull()
  await press(context, 'manage:action.add')
  await waitFor(() =>
    expect(
      canvas
        .getByText(inLanguage(globals, ['manage:undo.remove', { count: 1 }]))
        .closest('[data-inline]'),
    ).not.toBeNull(),
  )
})

Default.test('moves the focus from the toast to what undo has brought about', async (context) => {
  const { canvas, globals, userEvent } = context
  await press(context, of(globals, 'manage:table.deleteOf', '知远 40 纯电轿车'))
  const undo = await canvas.findByRole('button', {
    name: inLanguage(globals, 'manage:undo.action'),
  })
  const deleted = inLanguage(globals, ['manage:undo.remove', { count: 1 }])
  await expect(canvas.getAllByText(deleted)).toHaveLength(1)
  undo.focus()
  await userEvent.keyboard('{Enter}')
  const said = await canvas.findByText(inLanguage(globals, 'manage:done.undone'))
  await waitFor(() => expect(document.activeElement).toContainElement(said))
  await expect(said.closest('[role=status]')).toBeNull()
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(24)
})

Default.test(
  'a press in another row is done when the picture is',
  { args: { endless: true } },
  async (context) => {
    const { canvas, globals, userEvent } = context
    const button = (key: TextKey, name: string) => named(context, 'button', of(globals, key, name))
    const rows = canvas.getAllByRole('row').length
    const input = canvas.getByRole('table').parentElement?.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input')
    input.click = () => {}
    await userEvent.click(button('manage:table.replaceImageOf', '知远 40 纯电轿车'))
    await userEvent.upload(input, new File(['x'], 'x.png', { type: 'image/png' }))
    await canvas.findByRole('progressbar')
    await userEvent.click(button('manage:table.deleteOf', '知岭 70 增程 SUV'))
    const row = button('manage:table.deleteOf', '知岭 70 增程 SUV').closest('tr')
    await expect(row).toHaveAttribute('aria-busy', 'true')
    await press(context, 'manage:busy.cancel')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows - 1))
  },
)

Default.test(
  'says it in the menu alone after a minute',
  {
    args: {
      catalogue: { undo: { id: 'a', kind: 'clear', at: 0, count: 24, survivesReload: true } },
    },
  },
  async (context) => {
    const { canvas, globals } = context
    const what = inLanguage(globals, ['manage:undo.clear', { count: 24 }])
    await waitFor(() => expect(canvas.queryByText(what)).toBeNull())
    await press(context, 'manage:action.more')
    await waitFor(() =>
      expect(named(context, 'button', ['manage:undo.named', { what }])).toBeVisible(),
    )
  },
)

/** The toast has gone; for a minute undo is beside the count. The minute begins in an hour: this story stays as it is. */
export const UndoStanding = meta.story({
  args: {
    catalogue: {
      usage: storageUsage(1_940_000),
      undo: {
        id: 'a',
        kind: 'clear',
        at: Date.now() + 3_600_000,
        count: 24,
        survivesReload: false,
      },
    },
  },
})

/** The question whether to clear all. */
export const ConfirmingClear = meta.story({
  args: {
    shown: () => ({ question: { kind: 'deleteAll', ids: products.map(({ $id }) => $id) } }),
  },
})

/** What an import file would do. */
export const Importing = meta.story({
  args: {
    shown: ({ importing }) => ({
      importing: {
        ...importing,
        state: 'preview',
        plan: judgedPlan([
          ...products.slice(0, 3).map((product, index) => ({
            index,
            name: product.productName,
            action: 'add' as const,
            product,
            image: null,
          })),
          { index: 3, name: '', action: 'reject', reason: 'badPrice' },
        ]),
      },
    }),
  },
  // Its script is fetched when it is needed: a picture waits for it.
  play: showsRole('region', 'manage:import.title'),
})

Default.test(
  'a file dropped anywhere on the page is previewed, and the focus returns to Import',
  async (context) => {
    const { canvas, globals } = context
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([JSON.stringify([car])], 'products.json'))
    document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    )
    await canvas.findByRole('region', { name: inLanguage(globals, 'manage:import.title') })
    await press(context, 'manage:import.cancel')
    const open = named(context, 'button', 'manage:action.import')
    await waitFor(() => expect(open).toHaveFocus())
  },
)

const full: Said = {
  kind: 'availability',
  answer: { kind: 'failed', failure: { from: 'store', code: 'full' } },
  number: 1,
}
const exported: Said = {
  kind: 'export',
  answer: { kind: 'exported', of: 'json', name: 'products.json' },
  number: 2,
}

/** Storage is full. */
export const Full = meta.story({
  args: {
    catalogue: { usage: storageUsage(5_200_000) },
    shown: ({ said }) => ({ said: { ...said, answers: [full] } }),
  },
})

Full.test(
  'says once what to do, and that the export is done',
  {
    args: {
      catalogue: { usage: storageUsage(5_200_000) },
      shown: ({ said }) => ({ said: { ...said, answers: [full, exported] } }),
    },
  },
  async (context) => {
    const { canvas, globals } = context
    await expect(canvas.getAllByText(/Export a copy|导出一份/u)).toHaveLength(1)
    await says(context, 'alert', 'manage:failure.store.full')
    await expect(
      canvas.getByText(inLanguage(globals, ['manage:done.exported', { name: 'products.json' }])),
    ).toBeInTheDocument()
  },
)

/** Storage is blocked, some records could not be read. */
export const Notices = meta.story({
  args: { catalogue: { persistence: 'session', quarantine: { records: 2, saved: true } } },
})

const added: Said = { kind: 'save', answer: { kind: 'added', product: car }, number: 1 }

Default.test(
  'calls a product saved only where storage keeps it',
  {
    args: {
      catalogue: { persistence: 'session' },
      shown: ({ said }) => ({ said: { ...said, answers: [added] } }),
    },
  },
  showsTexts(['manage:done.addedSession', { name: car.productName }]),
)

Default.test(
  'offers no change where there is no space to set damaged data aside',
  { args: { catalogue: { quarantine: { records: 1, saved: false } } } },
  async (context) => {
    await showsTexts('manage:notice.quarantineUnsaved')(context)
    const add = { name: inLanguage(context.globals, 'manage:action.add') }
    await expect(context.canvas.queryByRole('button', add)).toBeNull()
    await expect(context.canvas.queryByRole('textbox')).toBeNull()
  },
)

/** Stored by a newer version: only shown. */
export const ReadOnly = meta.story({ args: { catalogue: { readOnly: true } } })

/** The browser did not let the stored data be read. */
export const Failed = meta.story({
  args: { catalogue: { phase: 'unreadable', products: [] } },
  play: async (context) => {
    await showsTexts('manage:failedToLoadText')(context)
    await showsRole('button', 'manage:failure.retry')(context)
    // How much is stored is not known.
    await expect(context.canvas.queryByText(/MB/u)).toBeNull()
  },
})

Default.test(
  'says once that nothing can be read, and offers no second try',
  { args: { storage: 'damaged', products: [], catalogue: {} } },
  async (context) => {
    const { canvas, globals } = context
    await expect(canvas.getAllByText(inLanguage(globals, 'manage:failedToLoad'))).toHaveLength(1)
    await expect(
      canvas.queryByRole('button', { name: inLanguage(globals, 'manage:failure.retry') }),
    ).toBeNull()
  },
)

/** Storage has not been read yet. */
export const Loading = meta.story({
  args: { catalogue: { phase: 'loading', products: [] } },
})
