import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { actions, catalogue, idle, products } from '#.storybook/fixtures/management.ts'
import { sampleProduct } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import { importPlanOf } from '#domain/catalogue/importPlan.ts'
import { storageUsage } from '#domain/catalogue/storage.ts'
import type { TextKey } from '#locales/index.ts'
import { inChinese, inEnglish } from '#tests/support/i18n.ts'
import { ManagementPage, type ManagementPageProps } from './ManagementPage.tsx'

/** The page over a list of its own, which the flow and another tab change. */
const Changing = (props: ManagementPageProps) => {
  const [shown, setShown] = useState(props.catalogue.products)
  const [flow, setFlow] = useState(props.flow)
  const without = (id: string) => shown.filter(({ $id }) => $id !== id)
  const finish = (kind: 'priced' | 'removed', id: string) => {
    const product = shown.find(({ $id }) => $id === id)
    if (product === undefined) return
    setFlow({ ...flow, outcome: { kind, product }, outcomes: flow.outcomes + 1 })
  }
  const removeProduct = (id: string) => {
    setShown(without(id))
    finish('removed', id)
  }
  const changePrice = (id: string, price: number) => {
    setShown(shown.map((product) => (product.$id === id ? { ...product, price } : product)))
    finish('priced', id)
  }
  return (
    <>
      <ManagementPage
        {...props}
        flow={{ ...flow, removeProduct, changePrice }}
        catalogue={{ ...props.catalogue, products: shown }}
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
  const { catalogue, flow } = props
  const undo = () => setUndone(true)
  const after: ManagementPageProps['flow'] = {
    ...flow,
    toast: 'hidden',
    outcome: catalogue.undo === null ? null : { kind: 'undone', offer: catalogue.undo },
    outcomes: flow.outcomes + 1,
  }
  return (
    <ManagementPage
      {...props}
      flow={undone ? after : { ...flow, undo }}
      catalogue={undone ? { ...catalogue, undo: null } : catalogue}
    />
  )
}

const meta = preview.meta({
  component: ManagementPage,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: pageModes },
    route: '/dashboard/products',
  },
  args: {
    catalogue,
    flow: idle,
    onRetry: fn(),
  },
})

const isEnglish = (globals: Record<string, unknown>) => globals['locale'] === 'en'

/** 24 products, form closed. */
export const Default = meta.story({ play: showsRole('button', 'manage:action.add') })

Default.test('says how many products there are and where they are kept', async (context) => {
  const { canvas, globals } = context
  await expect(
    canvas.getByRole('heading', { level: 1, name: inLanguage(globals, 'manage:title') }),
  ).toBeVisible()
  await expect(canvas.getByText(inLanguage(globals, ['manage:count', { count: 24 }]))).toBeVisible()
  await expect(canvas.getByText(inLanguage(globals, 'manage:notice.where'))).toBeVisible()
})

Default.test('finds a product in the list', async ({ canvas, globals, userEvent }) => {
  const en = isEnglish(globals)
  const name = inLanguage(globals, 'manage:table.filter')
  await userEvent.type(canvas.getByRole('searchbox', { name }), en ? 'Electric Sedan' : '纯电轿车')
  await expect(
    await canvas.findByText(inLanguage(globals, ['manage:count', { count: 1 }])),
  ).toBeVisible()
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(1)
})

const asked = fn((_name: string, term: string) => term === '')
const byPinyin = (name: string, term: string) => name.includes('知远') && term === 'zhiyuan'

const WithAids = (props: ManagementPageProps) => {
  const [pending, setPending] = useState(true)
  return (
    <>
      <ManagementPage
        {...props}
        aids={{ pinyin: pending ? asked : byPinyin, pending }}
        onSearch={() => asked.mockClear()}
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
  tags: ['!dev', '!visual'],
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
  await expect(canvas.getByText(inChinese('manage:count', { count: 24 }))).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Fetched' }))
  await expect(
    await canvas.findByText(inChinese('manage:count', { count: 1 }), { selector: 'p' }),
  ).toBeVisible()
  observer.disconnect()
  await expect(seen.filter((text) => text.includes('没有找到'))).toEqual([])
})

const spelled = fn((text: string) => text)

/** The search has fetched its aids: names are found by pinyin, as on the pages of the categories. */
export const Aided = meta.story({
  tags: ['!dev', '!visual'],
  args: {
    onSearch: spelled,
    aids: { pinyin: (name, term) => name.includes('知远') && term === 'zhiyuan' },
  },
  globals: { locale: 'zh' },
})

Aided.test('finds a product by pinyin and says what is searched for', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.type(canvas.getByRole('searchbox'), 'zhiyuan')
  await expect(await canvas.findByText(inChinese('manage:count', { count: 1 }))).toBeVisible()
  await expect(canvas.getByRole('rowheader')).toHaveTextContent('知远')
  await expect(spelled).toHaveBeenLastCalledWith('zhiyuan')
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
      await userEvent.keyboard('1{Enter}')
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

/** The add form is open above the list. */
export const FormOpen = meta.story({ args: { flow: { ...idle, form: 'editing' } } })

/** A product could not be saved: the form says so and keeps what was typed. */
export const SaveFailed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    catalogue: { ...catalogue, usage: storageUsage(5_200_000) },
    flow: {
      ...idle,
      form: 'editing',
      problem: { from: 'store', code: 'full', during: 'save', productId: null },
    },
  },
  play: showsTexts('manage:failure.store.full', 'manage:failure.storeHint.full'),
})

SaveFailed.test('says once that there is not enough storage', async (context) => {
  const { canvas, globals } = context
  await expect(canvas.getAllByText(/Export a copy|导出一份/u)).toHaveLength(1)
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Export a copy|导出一份/u)
  const name = inLanguage(globals, 'manage:failure.export')
  const [inToolbar, inAlert, ...others] = canvas.getAllByRole('button', { name })
  await expect(inToolbar).toBeVisible()
  await expect(inAlert?.closest('[role=alert]')).not.toBeNull()
  await expect(others).toEqual([])
})

/** A picture was not stored, and the form is sent empty: all of it changes language (decision L3). */
export const LanguageSwitched = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: {
      ...idle,
      form: 'editing',
      problem: { from: 'store', code: 'full', during: 'replaceImage', productId: null },
    },
  },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test(
  'translates failure, field problems and counts when the language changes',
  async ({ canvas, canvasElement, userEvent, step }) => {
    await step('Press 保存产品 with nothing entered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: inChinese('manage:form.save') }))
    })
    await step('The alert, the problems and the count are in Chinese', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inChinese('manage:failure.imageStore'),
      )
      // The panel of the form may still be opening.
      await waitFor(() =>
        expect(
          canvas.getByRole('group', { name: inChinese('manage:summary', { count: 4 }) }),
        ).toBeVisible(),
      )
      await expect(canvas.getByText(inChinese('manage:count', { count: 24 }))).toBeVisible()
    })
    await step('Change the language: all three are in English', async () => {
      await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inEnglish('manage:failure.imageStore') + inEnglish('manage:failure.imageStoreFull'),
      )
      await waitFor(() =>
        expect(
          canvas.getByRole('group', { name: inEnglish('manage:summary', { count: 4 }) }),
        ).toBeVisible(),
      )
      await expect(canvas.getByText(inEnglish('manage:count', { count: 24 }))).toBeVisible()
    })
    await step('No Chinese is left in the alert and the form', async () => {
      await expect(canvas.getByRole('alert')).not.toHaveTextContent(/\p{Script=Han}/u)
      await expect(canvasElement.querySelector('form')).not.toHaveTextContent(/\p{Script=Han}/u)
    })
  },
)

/** After a reload: the form is open again with what was typed. */
export const FormRestored = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: {
      ...idle,
      form: 'editing',
      draft: {
        productName: '半截输入的产品',
        description: '',
        price: '12.5',
        stockQuantity: '',
        category: 'phone',
        available: false,
        specifications: [{ name: '重量', value: '180 g' }],
      },
    },
  },
})

FormRestored.test('restores a product that was half typed before a reload', async (context) => {
  const { canvas, globals, userEvent } = context
  await expect(
    canvas.getByRole('textbox', { name: inLanguage(globals, 'manage:form.name') }),
  ).toHaveValue('半截输入的产品')
  await expect(canvas.getByRole('combobox')).toHaveValue('phone')
  await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  const value = canvas.getByRole('textbox', {
    name: inLanguage(globals, ['manage:form.specificationValue', { row: 1 }]),
  })
  await expect(value).toHaveValue('180 g')
  await userEvent.type(value, '!')
  await expect(actions.saveDraft).toHaveBeenLastCalledWith(
    expect.objectContaining({
      price: '12.5',
      specifications: [{ name: '重量', value: '180 g!' }],
    }),
  )
})

/** Nothing stored yet: samples are offered. */
export const Empty = meta.story({
  args: { catalogue: { ...catalogue, products: [], usage: storageUsage(0) } },
  play: showsTexts('manage:empty.text'),
})

Empty.test('offers the samples while there is nothing', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await userEvent.click(
    canvas.getByRole('button', {
      name: inLanguage(globals, 'manage:action.samples'),
    }),
  )
  await expect(args.flow.loadSamples).toHaveBeenCalledOnce()
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
    catalogue: {
      ...catalogue,
      undo: { id: 'a', kind: 'remove', at: 0, count: 1, survivesReload: true },
    },
    flow: { ...idle, toast: 'showing' },
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
    catalogue: {
      ...catalogue,
      undo: { id: 'a', kind: 'clear', at: 0, count: 24, survivesReload: false },
    },
  },
  play: showsTexts(['manage:undo.clear', { count: 24 }], 'manage:undo.standingNotStored'),
})

UndoStanding.test('keeps undo on the page after the toast has gone', async (context) => {
  const { canvas, globals, userEvent } = context
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'manage:undo.action') }),
  )
  await expect(actions.undo).toHaveBeenCalled()
})

/** The question whether to clear all. */
export const ConfirmingClear = meta.story({ args: { flow: { ...idle, work: 'confirmingClear' } } })

/** What an import file would do. */
export const Importing = meta.story({
  args: {
    flow: {
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
  play: showsRole('region', 'manage:import.title'),
})

/** “Export first” has failed, because a picture could not be loaded. */
export const ClearExportFailed = meta.story({
  args: {
    flow: {
      ...idle,
      work: 'confirmingClear',
      problem: { from: 'file', code: 'fileUnreadable', during: 'export', productId: null },
    },
  },
})

ClearExportFailed.test('says in the question that the export failed, once', async (context) => {
  const { canvas, globals } = context
  const [alert, ...others] = canvas.getAllByRole('alert')
  await expect(others).toEqual([])
  await expect(alert).toHaveTextContent(inLanguage(globals, 'manage:failure.exportFailed'))
  await expect(canvas.getByRole('alertdialog')).toContainElement(alert ?? null)
})

/** Not enough storage, and the export that the message offers is done. */
export const ExportedWhenFull = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: {
      ...idle,
      problem: { from: 'store', code: 'full', during: 'price', productId: null },
      outcome: { kind: 'exported', of: 'json', name: 'products.json' },
    },
  },
})

ExportedWhenFull.test('says beside a problem that the export is done', async (context) => {
  const { canvas, globals } = context
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    inLanguage(globals, 'manage:failure.store.full'),
  )
  await expect(
    canvas.getByText(inLanguage(globals, ['manage:done.exported', { name: 'products.json' }])),
  ).toBeInTheDocument()
})

/** Samples are being loaded. */
export const LoadingSamples = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { flow: { ...idle, work: 'loadingSamples', progress: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.4)
  },
})

/** Storage is full. */
export const Full = meta.story({
  args: {
    catalogue: { ...catalogue, usage: storageUsage(5_200_000) },
    flow: {
      ...idle,
      problem: { from: 'store', code: 'full', during: 'replaceImage', productId: null },
    },
  },
  play: showsTexts('manage:failure.imageStore', 'manage:failure.imageStoreFull'),
})

/** Products were exported. */
export const Saved = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: {
      ...idle,
      outcome: { kind: 'exported', of: 'json', name: 'products_2026-01-01.json' },
    },
  },
  play: showsTexts(['manage:done.exported', { name: 'products_2026-01-01.json' }]),
})

/** Storage is blocked, some records could not be read. */
export const Notices = meta.story({
  args: {
    catalogue: {
      ...catalogue,
      persistence: 'session',
      quarantine: { records: 2, saved: true },
    },
  },
})

/** The browser blocks storage, and nothing was added in this page. */
export const Blocked = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { catalogue: { ...catalogue, products: [], persistence: 'session' } },
})

Blocked.test('shows no meter and promises nothing when storage is blocked', async (context) => {
  const { canvas } = context
  await showsTexts('manage:notice.session', 'manage:empty.textSession')(context)
  await expect(canvas.queryByRole('meter')).toBeNull()
  await expect(canvas.queryByText(/only in this browser|只保存在这个浏览器/u)).toBeNull()
})

/** The browser blocks storage, and a product was added. */
export const AddedWhileBlocked = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    catalogue: { ...catalogue, persistence: 'session' },
    flow: { ...idle, outcome: { kind: 'added', product: sampleProduct('zh') } },
  },
})

AddedWhileBlocked.test(
  'says that a product was added to the page, not saved, when storage is blocked',
  async ({ canvas, globals }) => {
    const text = inLanguage(globals, [
      'manage:done.addedSession',
      { name: shownSample(globals, '知远 40 纯电轿车') },
    ])
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
    await expect(canvas.queryByText(/已保存|saved/u)).toBeNull()
  },
)

/** The panel of publishing stands under the list. */
export const Publishing = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    publishing: {
      count: 24,
      fileName: 'products.json',
      published: null,
      dryRun: { kind: 'loading' },
      onChooseFile: fn(),
      onUseStored: fn(),
      onRetry: fn(),
    },
  },
  play: showsTexts('publish:title'),
})

/** Some data cannot be read, and there is no space for a copy of it. */
export const NotSetAside = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    catalogue: {
      ...catalogue,
      usage: storageUsage(5_200_000),
      quarantine: { records: 1, saved: false },
    },
  },
  play: showsTexts('manage:notice.quarantineUnsaved'),
})

NotSetAside.test('offers no change while unreadable data has no copy', async (context) => {
  const { canvas, globals } = context
  const named = (key: TextKey) => ({ name: inLanguage(globals, key) })
  await expect(canvas.queryByRole('button', named('manage:action.add'))).toBeNull()
  await expect(canvas.queryByText(inLanguage(globals, 'manage:storage.nearlyFullText'))).toBeNull()
  await expect(canvas.getByRole('button', named('manage:notice.download'))).toBeVisible()
})

/** Nothing stored, by a newer version: the notice says why nothing can be added. */
export const EmptyReadOnly = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { catalogue: { ...catalogue, products: [], readOnly: true } },
  play: async (context) => {
    const { canvas, globals } = context
    await showsTexts('manage:empty.title', 'manage:notice.readOnly')(context)
    await expect(canvas.queryByText(inLanguage(globals, 'manage:empty.text'))).toBeNull()
  },
})

/** Stored by a newer version: only shown. */
export const ReadOnly = meta.story({ args: { catalogue: { ...catalogue, readOnly: true } } })

/** Nothing of the stored data can be read, however often it is tried. */
export const Damaged = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    catalogue: {
      ...catalogue,
      phase: 'unreadable',
      products: [],
      quarantine: { records: 1, saved: true },
    },
  },
})

Damaged.test('says once that damaged data cannot be read', async (context) => {
  const { canvas, globals } = context
  await expect(canvas.getAllByText(inLanguage(globals, 'manage:failedToLoad'))).toHaveLength(1)
  await showsTexts('manage:notice.unreadableText')(context)
  const retry = inLanguage(globals, 'manage:failure.retry')
  await expect(canvas.queryByRole('button', { name: retry })).toBeNull()
})

/** Damaged data of a newer version: the notice says how to open it. */
export const DamagedReadOnly = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { catalogue: { ...catalogue, phase: 'unreadable', products: [], readOnly: true } },
  play: async (context) => {
    await showsRole('button', 'manage:notice.reload')(context)
    const retry = inLanguage(context.globals, 'manage:failure.retry')
    await expect(context.canvas.queryByRole('button', { name: retry })).toBeNull()
  },
})

/** The browser did not let the stored data be read. */
export const Failed = meta.story({
  args: { catalogue: { ...catalogue, phase: 'unreadable', products: [] } },
  play: async (context) => {
    await showsTexts('manage:failedToLoadText')(context)
    await showsRole('button', 'manage:failure.retry')(context)
    // How much is stored is not known.
    await expect(context.canvas.queryByRole('meter')).toBeNull()
  },
})

/** Storage has not been read yet. */
export const Loading = meta.story({
  args: { catalogue: { ...catalogue, phase: 'loading', products: [] } },
  play: showsRole('status', 'manage:loading'),
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Default.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})

/** Products were exported as a sheet, which has no pictures. */
export const SavedAsSheet = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: {
      ...idle,
      outcome: { kind: 'exported', of: 'products', name: 'products_2026-01-01.csv' },
    },
  },
  play: showsTexts(['manage:done.exportedSheet', { name: 'products_2026-01-01.csv' }]),
})
