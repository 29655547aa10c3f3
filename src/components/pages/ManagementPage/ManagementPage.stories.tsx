import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { pageModes } from '#.storybook/modes.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { leaveAndReturn } from '#.storybook/leaveAndReturn.ts'
import preview from '#.storybook/preview.tsx'
import type { PinyinMatcher } from '#domain/catalogue/search.ts'
import { showsRole } from '#.storybook/showsRole.ts'
import { actions, catalogue, idle, products } from '#.storybook/fixtures/management.ts'
import { shownSample } from '#.storybook/samples.ts'
import { importPlanOf } from '#domain/catalogue/importPlan.ts'
import { allRows } from '#domain/catalogue/rows.ts'
import type { ProductDraft } from '#domain/catalogue/product.ts'
import { productEntriesOf, type FormSource } from '#domain/catalogue/product.rules.ts'
import { storageUsage } from '#domain/catalogue/storage.ts'
import type { TextKey } from '#locales/index.ts'
import { inChinese } from '#tests/support/i18n.ts'
import { ManagementPage, type ManagementPageProps } from './ManagementPage.tsx'

/** The page over its own list, which the flow and another tab change. */
const Changing = (props: ManagementPageProps) => {
  const [shown, setShown] = useState(props.flow.catalogue.products)
  const [tasks, setTasks] = useState(props.flow.tasks)
  const [query, change] = useState(props.flow.rows.query)
  const without = (id: string) => shown.filter(({ $id }) => $id !== id)
  const finish = (kind: 'priced' | 'removed', id: string) => {
    const product = shown.find(({ $id }) => $id === id)
    if (product === undefined) return
    setTasks({ ...tasks, outcome: { kind, product }, outcomes: tasks.outcomes + 1 })
  }
  const openFormWith = (source: FormSource) => {
    const draft = productEntriesOf(source.product)
    setTasks({ ...tasks, form: 'editing', source, draft, forms: tasks.forms + 1 })
  }
  const saveProduct = (draft: ProductDraft) => {
    const { source } = tasks
    if (source === null) return
    const product = { ...source.product, ...draft }
    setShown(shown.map((other) => (other.$id === product.$id ? product : other)))
    const outcome = { kind: 'changed', product } as const
    const outcomes = tasks.outcomes + 1
    setTasks({ ...tasks, form: 'closed', source: null, draft: null, outcome, outcomes })
  }
  const removeProduct = (id: string) => {
    setShown(without(id))
    finish('removed', id)
  }
  const askRemoveAll = (asked: readonly string[]) =>
    setTasks({ ...tasks, work: 'confirmingRemoval', asked })
  const cancel = () => setTasks({ ...tasks, work: 'idle', asked: [] })
  const confirmRemoveAll = () => {
    setShown(shown.filter(({ $id }) => !tasks.asked.includes($id)))
    const outcome = { kind: 'removedAll', count: tasks.asked.length } as const
    setTasks({ ...tasks, work: 'idle', asked: [], outcome, outcomes: tasks.outcomes + 1 })
  }
  const changePrice = (id: string, price: number) => {
    setShown(shown.map((product) => (product.$id === id ? { ...product, price } : product)))
    finish('priced', id)
  }
  return (
    <>
      <ManagementPage
        flow={{
          ...props.flow,
          tasks: {
            ...tasks,
            removeProduct,
            changePrice,
            askRemoveAll,
            confirmRemoveAll,
            cancel,
            openFormWith,
            saveProduct,
          },
          rows: { query, change },
          catalogue: { ...props.flow.catalogue, products: shown },
        }}
      />
      <VisuallyHidden>
        <button type="button" onClick={() => setShown(without(shown[1]?.$id ?? ''))}>
          Another tab
        </button>
      </VisuallyHidden>
    </>
  )
}

/** The page until its last change is undone. */
const Undoing = (props: ManagementPageProps) => {
  const [undone, setUndone] = useState(false)
  const { catalogue, tasks } = props.flow
  const undo = () => setUndone(true)
  const after: ManagementPageProps['flow'] = {
    ...page,
    catalogue: { ...catalogue, undo: null },
    tasks: {
      ...tasks,
      toast: 'hidden',
      outcome: catalogue.undo === null ? null : { kind: 'undone', offer: catalogue.undo },
      outcomes: tasks.outcomes + 1,
    },
  }
  return (
    <ManagementPage flow={undone ? after : { ...page, catalogue, tasks: { ...tasks, undo } }} />
  )
}

/** The page until the preview of a file is left. */
const Previewing = ({ flow, ...props }: ManagementPageProps) => {
  const [left, setLeft] = useState(false)
  const leave = () => setLeft(true)
  const tasks = { ...flow.tasks, confirmImport: leave, cancel: leave }
  return (
    <ManagementPage
      {...props}
      flow={{ ...flow, tasks: left ? { ...tasks, work: 'idle', plan: null } : tasks }}
    />
  )
}

const session = { loggingOut: false, problem: null, logOut: fn() }

const rows = { query: allRows, change: fn() }

const backup = { place: 'browser', days: null, changes: 0 } as const

const page: ManagementPageProps['flow'] = {
  catalogue,
  tasks: idle,
  backup,
  published: false,
  session,
  rows,
}

const meta = preview.meta({
  component: ManagementPage,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: pageModes },
    route: '/dashboard/products',
  },
  args: { flow: page },
})

const isEnglish = (globals: Record<string, unknown>) => globals['locale'] === 'en'

/** 24 products, form closed. */
export const Default = meta.story({ play: showsRole('button', 'manage:action.add') })

Default.test('says how many products there are and where they are kept', async (context) => {
  const { canvas, globals, userEvent } = context
  await expect(
    canvas.getByRole('heading', { level: 1, name: inLanguage(globals, 'manage:title') }),
  ).toBeVisible()
  await expect(canvas.getByText(inLanguage(globals, ['manage:count', { count: 24 }]))).toBeVisible()
  const used = { used: '1.85 MB', capacity: '5 MB' }
  const more = canvas.getByRole('button', {
    name: inLanguage(globals, ['manage:storage.figure', used]),
  })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(more)
  await expect(canvas.getByText(inLanguage(globals, 'manage:notice.where'))).toBeVisible()
  await expect(canvas.getByRole('meter')).toBeVisible()
})

Default.test('finds a product in the list', async ({ canvas, globals, userEvent }) => {
  const en = isEnglish(globals)
  const name = inLanguage(globals, 'manage:table.filter')
  await userEvent.type(canvas.getByRole('searchbox', { name }), en ? 'Electric Saloon' : '纯电轿车')
  await expect(
    await canvas.findByText(inLanguage(globals, ['manage:count', { count: 1 }])),
  ).toBeVisible()
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
})

const asked = fn<PinyinMatcher>(() => false)
const searched = fn<(text: string) => void>(() => asked.mockClear())
const byPinyin: PinyinMatcher = (name, term) =>
  name.includes('知远') && term === 'zhiyuan' && [0, 1]

const WithAids = (props: ManagementPageProps) => {
  const [pending, setPending] = useState(true)
  return (
    <>
      <ManagementPage
        flow={{
          ...props.flow,
          aids: { pinyin: pending ? asked : byPinyin, pending },
          search: searched,
        }}
      />
      <VisuallyHidden>
        <button type="button" onClick={() => setPending(false)}>
          Fetched
        </button>
      </VisuallyHidden>
    </>
  )
}

/** One aid is there already, the other is still being fetched. */
export const AidsPending = meta.story({
  tags: ['!dev'],
  parameters: { visual: { disable: true } },
  render: (args) => <WithAids {...args} />,
  globals: { locale: 'zh' },
})

AidsPending.test('does not say that nothing matches before all aids are there', async (context) => {
  const { canvas, canvasElement, userEvent } = context
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(canvasElement.textContent))
  observer.observe(canvasElement, { childList: true, characterData: true, subtree: true })
  await userEvent.type(canvas.getByRole('searchbox'), 'zhiyuan')
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(products.length))
  await expect(searched).toHaveBeenLastCalledWith('zhiyuan')
  await expect(canvas.getByText(inChinese('manage:count', { count: 24 }))).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Fetched' }))
  await expect(
    await canvas.findByText(inChinese('manage:count', { count: 1 }), { selector: 'p' }),
  ).toBeVisible()
  observer.disconnect()
  const [noMatch = ''] = inChinese('catalogue:state.noMatch', { query: '…' }).split('…')
  await expect(seen.filter((text) => text.includes(noMatch))).toEqual([])
})

Default.test('leads back from a search without a match', async (context) => {
  const { canvas, globals, userEvent } = context
  await userEvent.type(canvas.getByRole('searchbox'), '氢能')
  await expect(
    await canvas.findByRole('heading', {
      name: inLanguage(globals, ['manage:table.noMatch', { query: '氢能' }]),
    }),
  ).toBeVisible()
  const name = inLanguage(globals, 'manage:table.filterClear')
  const [inField, inList] = canvas.getAllByRole('button', { name })
  await expect(inField).toBeVisible()
  if (inList === undefined) throw new Error('There is no button in place of the list')
  await userEvent.click(inList)
  await expect(await canvas.findByRole('table')).toBeVisible()
})

/** Products are changed and deleted here and in another tab. */
export const RemovedElsewhere = meta.story({ render: (args) => <Changing {...args} /> })

RemovedElsewhere.test('moves the focus to the next row when a row is removed', async (context) => {
  const { canvas, globals, userEvent } = context
  const named = (name: string) => ({
    name: inLanguage(globals, ['manage:table.removeOf', { name: shownSample(globals, name) }]),
  })
  await userEvent.click(canvas.getByRole('button', named('知岭 70 增程 SUV')))
  await waitFor(() => expect(canvas.getByRole('button', named('载川 厢式货车'))).toHaveFocus())
})

RemovedElsewhere.test(
  'deletes the chosen after a question, and says what comes next',
  async (context) => {
    const { canvas, globals, userEvent, step } = context
    const box = (of: string) =>
      canvas.getByRole('checkbox', {
        name: inLanguage(globals, ['manage:table.chooseOf', { name: shownSample(globals, of) }]),
      })
    const named = (key: TextKey) => ({ name: inLanguage(globals, key) })
    const bar = () => canvas.queryByRole('group', named('manage:chosen.label'))
    await step('Choose three rows with Shift', async () => {
      await userEvent.click(box('知远 40 纯电轿车'))
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(box('载川 厢式货车'))
      await userEvent.keyboard('{/Shift}')
      await expect(bar()).toHaveTextContent(
        inLanguage(globals, ['manage:chosen.count', { count: 3 }]),
      )
    })
    await step('What another tab removes leaves the choice', async () => {
      canvas.getByRole<HTMLButtonElement>('button', { name: 'Another tab' }).click()
      await waitFor(() =>
        expect(bar()).toHaveTextContent(inLanguage(globals, ['manage:chosen.count', { count: 2 }])),
      )
    })
    await step('What a filter hides is named, and is not touched', async () => {
      await userEvent.click(
        canvas.getByRole('button', {
          name: inLanguage(globals, ['manage:rows.out', { count: 6 }]),
          pressed: false,
        }),
      )
      await expect(bar()).toHaveTextContent(
        inLanguage(globals, ['manage:chosen.hidden', { count: 2 }]),
      )
      await userEvent.click(canvas.getByRole('button', { pressed: true }))
    })
    await step('Delete asks first', async () => {
      const inBar = within(bar() ?? document.body)
      await userEvent.click(inBar.getByRole('button', named('manage:table.remove')))
      const question = canvas.getByRole('alertdialog', {
        name: inLanguage(globals, ['manage:removal.title', { count: 2 }]),
      })
      await userEvent.click(within(question).getByRole('button', named('manage:removal.confirm')))
    })
    await step('The rows are gone, and the focus is on the table', async () => {
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(21))
      await expect(bar()).toBeNull()
      await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus())
    })
  },
)

RemovedElsewhere.test(
  'a filter lists a category, and one press lists all again',
  async (context) => {
    const { canvas, globals, userEvent } = context
    const category = canvas.getByRole('combobox', {
      name: inLanguage(globals, 'manage:rows.category'),
    })
    await userEvent.selectOptions(category, 'phone')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4)
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    const clear = await canvas.findByRole('button', {
      name: inLanguage(globals, 'manage:rows.clear'),
    })
    await userEvent.click(clear)
    await expect(category).toHaveValue('')
  },
)

RemovedElsewhere.test('a double click deletes one product only', async (context) => {
  const { canvas, globals } = context
  const remove = (name: string) =>
    canvas.getByRole('button', {
      name: inLanguage(globals, ['manage:table.removeOf', { name: shownSample(globals, name) }]),
    })
  const rows = canvas.getAllByRole('row').length
  await fireEvent.click(remove('知岭 70 增程 SUV'), { detail: 1 })
  await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(rows - 1))
  await fireEvent.click(remove('载川 厢式货车'), { detail: 2 })
  await expect(canvas.getAllByRole('row')).toHaveLength(rows - 1)
})

RemovedElsewhere.test(
  'the form of a deleted product leaves the focus on the page',
  async (context) => {
    const { canvas, globals, userEvent } = context
    const [, name] = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const edit = inLanguage(globals, ['manage:table.editOf', { name: name ?? '' }])
    await userEvent.click(canvas.getByRole('button', { name: edit }))
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Another tab' }).click()
    await userEvent.click(
      await canvas.findByRole('button', { name: inLanguage(globals, 'manage:form.save') }),
    )
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: inLanguage(globals, 'manage:action.add') }),
      ).toHaveFocus(),
    )
  },
)

RemovedElsewhere.test('says that another tab deleted the edited product', async (context) => {
  const { canvas, globals, userEvent } = context
  const name = shownSample(globals, '知岭 70 增程 SUV')
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, ['manage:table.editPrice', { name }]) }),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Another tab' }))
  const text = inLanguage(globals, ['manage:table.removedElsewhere', { name }])
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:failure.close') }),
  )
  await expect(canvas.queryByText(text)).toBeNull()
})

RemovedElsewhere.test(
  'a removal in another tab leaves the focus where no key deletes or changes anything',
  async ({ canvas, globals, userEvent }) => {
    const name = (id: string) => shownSample(globals, id)
    await userEvent.click(
      canvas.getByRole('button', {
        name: inLanguage(globals, ['manage:table.editPrice', { name: name('知岭 70 增程 SUV') }]),
      }),
    )
    await userEvent.keyboard('1')
    // The focus stays in the field, as when another tab does it.
    canvas.getByRole<HTMLButtonElement>('button', { name: 'Another tab' }).click()
    const next = canvas.getByRole('row', { name: new RegExp(name('载川 厢式货车'), 'u') })
    await waitFor(() => expect(next).toHaveFocus())
    await userEvent.keyboard('{Enter}2{Enter}')
    await expect(next).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
)

RemovedElsewhere.test(
  'a price that was saved stays closed, whatever comes after it',
  async ({ canvas, globals, userEvent, step }) => {
    const name = shownSample(globals, '知岭 70 增程 SUV')
    const remove = (of: string) =>
      userEvent.click(
        canvas.getByRole('button', {
          name: inLanguage(globals, ['manage:table.removeOf', { name: shownSample(globals, of) }]),
        }),
      )
    await step('Save a price', async () => {
      await userEvent.click(
        canvas.getByRole('button', {
          name: inLanguage(globals, ['manage:table.editPrice', { name }]),
        }),
      )
      await userEvent.keyboard('1')
      await leaveAndReturn(userEvent)
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    })
    await step('Delete another product: the field stays closed', async () => {
      await remove('载川 厢式货车')
      await expect(canvas.queryByRole('textbox')).toBeNull()
    })
    await step('Delete the product itself: no other tab is blamed', async () => {
      await remove('知岭 70 增程 SUV')
      await expect(
        canvas.queryByText(inLanguage(globals, ['manage:table.removedElsewhere', { name }])),
      ).toBeNull()
    })
  },
)

RemovedElsewhere.test(
  'a change that takes the product out of the filters is said, and what says it has the focus',
  async ({ canvas, globals, userEvent, step }) => {
    const name = (id: string) => shownSample(globals, id)
    await step('List what is out of stock', async () => {
      const out = inLanguage(globals, ['manage:rows.out', { count: 6 }])
      await userEvent.click(canvas.getByRole('button', { name: out }))
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(6)
    })
    await step('Put the first one on sale again', async () => {
      const edit = ['manage:table.editOf', { name: name('小域 城市微型车') }] as const
      await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, edit) }))
      const form = within(
        canvas.getByRole('region', { name: inLanguage(globals, 'manage:form.editTitle') }),
      )
      await userEvent.click(form.getByRole('checkbox'))
      const stock = form.getByRole('textbox', { name: inLanguage(globals, 'manage:form.stock') })
      await userEvent.clear(stock)
      await userEvent.type(stock, '5')
      await leaveAndReturn(userEvent)
      await userEvent.keyboard('{Enter}')
    })
    await step('It is said, and the focus is there', async () => {
      const said = ['manage:rows.unlisted', { name: name('小域 城市微型车') }] as const
      const text = () => canvas.getByText(inLanguage(globals, said))
      await waitFor(() => expect(text()).toBeVisible())
      await expect(text().closest('[role=status]')).toHaveFocus()
    })
    await step('One press lists all again', async () => {
      const clear = inLanguage(globals, 'manage:rows.clear')
      await userEvent.click(canvas.getByRole('button', { name: clear }))
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(24)
    })
  },
)

/** The add form is open above the list. */
export const FormOpen = meta.story({
  args: { flow: { ...page, tasks: { ...idle, form: 'editing' } } },
})

const notSaved = {
  ...page,
  catalogue: { ...catalogue, usage: storageUsage(5_200_000) },
  tasks: {
    ...idle,
    form: 'editing' as const,
    problem: { from: 'store', code: 'full', during: 'save', productId: null } as const,
  },
}

FormOpen.test(
  'says once that there is not enough storage',
  { args: { flow: notSaved } },
  async (context) => {
    const { canvas, globals } = context
    const hint = inLanguage(globals, 'manage:failure.storeHint.full')
    await expect(canvas.getByRole('alert')).toHaveTextContent(hint)
    const hints = [hint, inLanguage(globals, 'manage:storage.nearlyFullText')]
    const said = new Set(hints.flatMap((text) => canvas.queryAllByText(text)))
    await expect(said.size).toBe(1)
    const name = inLanguage(globals, 'manage:failure.export')
    const [inToolbar, inAlert, ...others] = canvas.getAllByRole('button', { name })
    await expect(inToolbar).toBeVisible()
    await expect(inAlert?.closest('[role=alert]')).not.toBeNull()
    await expect(others).toEqual([])
  },
)

/** Nothing stored yet: samples are offered. */
export const Empty = meta.story({
  args: { flow: { ...page, catalogue: { ...catalogue, products: [], usage: storageUsage(0) } } },
})

Empty.test('offers the samples while there is nothing', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await userEvent.click(
    canvas.getByRole('button', {
      name: inLanguage(globals, 'manage:action.samples'),
    }),
  )
  await expect(args.flow.tasks.loadSamples).toHaveBeenCalledOnce()
})

Empty.test('adds the first product with one button, under the message', async (context) => {
  const { canvas, globals, userEvent } = context
  const named = (key: TextKey) => ({ name: inLanguage(globals, key) })
  const [add, ...others] = canvas.getAllByRole('button', named('manage:action.add'))
  await expect(others).toEqual([])
  const message = canvas.getByText(inLanguage(globals, 'manage:empty.text'))
  await expect(message.nextElementSibling).toContainElement(add ?? null)
  await expect(message.nextElementSibling).toContainElement(
    canvas.getByRole('button', named('manage:action.samples')),
  )
  await userEvent.click(add ?? message)
  await expect(actions.openForm).toHaveBeenCalled()
})

/** A product was deleted: the toast takes it back. */
export const Undoable = meta.story({
  render: (args) => <Undoing {...args} />,
  args: {
    flow: {
      ...page,
      catalogue: {
        ...catalogue,
        undo: { id: 'a', kind: 'remove', at: 0, count: 1, survivesReload: true },
      },
      tasks: { ...idle, toast: 'showing' },
    },
  },
})

Undoable.test(
  'moves the focus from the toast to what undo has brought about',
  async ({ canvas, globals, userEvent }) => {
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:undo.action') }).focus()
    await userEvent.keyboard('{Enter}')
    const said = canvas.getByText(inLanguage(globals, 'manage:done.undone'))
    await expect(said.closest('[role=status]')).toHaveFocus()
  },
)

/** The toast has gone; undo stays on the page. */
export const UndoStanding = meta.story({
  args: {
    flow: {
      ...page,
      catalogue: {
        ...catalogue,
        undo: { id: 'a', kind: 'clear', at: 0, count: 24, survivesReload: false },
      },
    },
  },
})

UndoStanding.test('keeps undo on the page after the toast has gone', async (context) => {
  const { canvas, globals, userEvent } = context
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:undo.action') }),
  )
  await expect(actions.undo).toHaveBeenCalled()
})

const undoableBesideForm = {
  ...page,
  catalogue: {
    ...catalogue,
    undo: { id: 'a', kind: 'unavailable', at: 0, count: 3, survivesReload: true } as const,
  },
  tasks: { ...idle, form: 'editing' as const, toast: 'showing' as const },
}

FormOpen.test(
  'has the toast in the page, over no field',
  { args: { flow: undoableBesideForm } },
  async (context) => {
    const { canvas, globals } = context
    const text = inLanguage(globals, ['manage:undo.unavailable', { count: 3 }])
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    await expect(canvas.getByText(text).closest('[data-inline]')).not.toBeNull()
  },
)

/** The question whether to clear all. */
export const ConfirmingClear = meta.story({
  args: { flow: { ...page, tasks: { ...idle, work: 'confirmingClear' } } },
})

/** What an import file would do. */
export const Importing = meta.story({
  render: (args) => <Previewing {...args} />,
  args: {
    flow: {
      ...page,
      tasks: {
        ...idle,
        work: 'preview',
        plan: importPlanOf([
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
    },
  },
  play: showsRole('region', 'manage:import.title'),
})

Importing.test('the focus returns to the import when the preview is left', async (context) => {
  const { canvas, globals, userEvent } = context
  const name = inLanguage(globals, 'manage:import.cancel')
  await userEvent.click(canvas.getByRole('button', { name }))
  const toolbar = canvas.getByRole('group', { name: inLanguage(globals, 'manage:action.toolbar') })
  await expect(
    within(toolbar).getByRole('button', { name: inLanguage(globals, 'manage:action.import') }),
  ).toHaveFocus()
})

Importing.test('and when the import was confirmed', async (context) => {
  const { canvas, globals, userEvent } = context
  const name = inLanguage(globals, ['manage:import.confirm', { count: 3 }])
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:action.import') }),
  ).toHaveFocus()
})

Importing.test('no row can be changed before the preview is left', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const row = within(canvas.getAllByRole('row')[1] ?? document.body)
  const [name] = canvas.getAllByRole('rowheader')
  const named = (key: 'manage:table.removeOf' | 'manage:table.editPrice') => ({
    name: inLanguage(globals, [key, { name: name?.textContent ?? '' }]),
  })
  const remove = row.getByRole('button', named('manage:table.removeOf'))
  const price = row.getByRole('button', named('manage:table.editPrice'))
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(remove)
  await userEvent.click(price)
  await expect(args.flow.tasks.removeProduct).not.toHaveBeenCalled()
  await expect(row.queryByRole('textbox')).toBeNull()
  const cancel = inLanguage(globals, 'manage:import.cancel')
  await userEvent.click(canvas.getByRole('button', { name: cancel }))
  await expect(remove).not.toHaveAttribute('aria-disabled')
})

/** “Export first” has failed. */
export const ClearExportFailed = meta.story({
  args: {
    flow: {
      ...page,
      tasks: {
        ...idle,
        work: 'confirmingClear',
        problem: { from: null, code: 'unexpected', during: 'export', productId: null },
      },
    },
  },
})

ClearExportFailed.test('says in the question that the export failed, once', async (context) => {
  const { canvas, globals } = context
  const [alert, ...others] = canvas.getAllByRole('alert')
  await expect(others).toEqual([])
  await expect(alert).toHaveTextContent(inLanguage(globals, 'manage:failure.unexpected'))
  await expect(canvas.getByRole('alertdialog')).toContainElement(alert ?? null)
})

/** Storage is full. */
export const Full = meta.story({
  args: {
    flow: {
      ...page,
      catalogue: { ...catalogue, usage: storageUsage(5_200_000) },
      tasks: {
        ...idle,
        problem: { from: 'store', code: 'full', during: 'replaceImage', productId: null },
      },
    },
  },
})

/** Storage is blocked, some records could not be read. */
export const Notices = meta.story({
  args: {
    flow: {
      ...page,
      catalogue: {
        ...catalogue,
        persistence: 'session',
        quarantine: { records: 2, saved: true },
      },
    },
  },
})

const blocked = {
  ...page,
  catalogue: { ...catalogue, products: [], persistence: 'session' as const },
}

Notices.test(
  'shows no meter and promises nothing when storage is blocked',
  { args: { flow: blocked } },
  async (context) => {
    const { canvas } = context
    await expect(canvas.queryByRole('meter')).toBeNull()
    for (const promise of ['empty.text', 'notice.where'] as const)
      await expect(canvas.queryByText(inLanguage(context.globals, `manage:${promise}`))).toBeNull()
  },
)

const notSetAside = {
  ...page,
  catalogue: {
    ...catalogue,
    usage: storageUsage(5_200_000),
    quarantine: { records: 1, saved: false },
  },
}

Notices.test(
  'offers no change while unreadable data has no copy',
  { args: { flow: notSetAside } },
  async (context) => {
    const { canvas, globals } = context
    const named = (key: TextKey) => ({ name: inLanguage(globals, key) })
    await expect(canvas.queryByRole('button', named('manage:action.add'))).toBeNull()
    await expect(
      canvas.queryByText(inLanguage(globals, 'manage:storage.nearlyFullText')),
    ).toBeNull()
    await expect(canvas.getByRole('button', named('manage:notice.download'))).toBeVisible()
  },
)

/** Stored by a newer version: only shown. */
export const ReadOnly = meta.story({
  args: { flow: { ...page, catalogue: { ...catalogue, readOnly: true } } },
})

/** The browser did not let the stored data be read. */
export const Failed = meta.story({
  args: { flow: { ...page, catalogue: { ...catalogue, phase: 'unreadable', products: [] } } },
})

Failed.test(
  'offers another try, and does not say how much is stored',
  async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('button', { name: inLanguage(globals, 'manage:failure.retry') }),
    ).toBeVisible()
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
)

const damaged = {
  ...catalogue,
  phase: 'unreadable' as const,
  products: [],
  quarantine: { records: 1, saved: true },
}

Failed.test(
  'says once that damaged data cannot be read',
  { args: { flow: { ...page, catalogue: damaged } } },
  async (context) => {
    const { canvas, globals } = context
    await expect(canvas.getAllByText(inLanguage(globals, 'manage:failedToLoad'))).toHaveLength(1)
    const retry = inLanguage(globals, 'manage:failure.retry')
    await expect(canvas.queryByRole('button', { name: retry })).toBeNull()
  },
)

Failed.test(
  'leads to the newer version that wrote the damaged data',
  { args: { flow: { ...page, catalogue: { ...damaged, quarantine: null, readOnly: true } } } },
  async (context) => {
    const { canvas, globals } = context
    const named = (key: TextKey) => ({ name: inLanguage(globals, key) })
    await expect(canvas.getByRole('button', named('manage:notice.reload'))).toBeVisible()
    await expect(canvas.queryByRole('button', named('manage:failure.retry'))).toBeNull()
  },
)

/** Storage has not been read yet. */
export const Loading = meta.story({
  args: { flow: { ...page, catalogue: { ...catalogue, phase: 'loading', products: [] } } },
  play: showsRole('status', 'manage:loading'),
})
