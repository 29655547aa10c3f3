import { expect, fn, waitFor } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { importing } from '#.storybook/fixtures/management.ts'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import { judgedPlan } from '#.storybook/fixtures/importPlan.ts'
import { type ImportRow } from '#domain/catalogue/importPlan.ts'
import { formatPrice } from '#domain/format.ts'
import { ImportPreview, type ImportPreviewProps } from './ImportPreview.tsx'

const [first, second, third] = sampleProducts('zh')
if (first === undefined || second === undefined || third === undefined) {
  throw new Error('There are no sample products')
}

const rows: readonly ImportRow[] = [
  { index: 0, name: first.productName, action: 'add', product: first, image: null },
  {
    index: 1,
    name: second.productName,
    action: 'update',
    before: { ...second, price: 31_900 },
    product: { ...second, price: 32_800 },
    image: null,
  },
  { index: 2, name: third.productName, action: 'skip', reason: 'unchanged' },
  { index: 6, name: '', action: 'reject', reason: 'badPrice' },
]

const flow: ImportPreviewProps['flow'] = { ...importing, state: 'preview' }

const meta = preview.meta({
  component: ImportPreview,
  parameters: { docs: { story: { inline: false } } },
  args: {
    plan: judgedPlan(rows),
    flow,
    share: 0,
    onExport: fn(),
  },
})

const reader = (globals: Record<string, unknown>) => (text: ShownText) => inLanguage(globals, text)

const linesOf = (canvas: { getAllByRole(role: 'listitem'): HTMLElement[] }) =>
  canvas.getAllByRole('listitem').map((item) => item.textContent)

/** One of each. */
export const Mixed = meta.story({
  tags: ['default'],
})

Mixed.test('says what each record would do and why, refusals first', async (context) => {
  const { canvas, globals } = context
  const t = reader(globals)
  const prices = {
    from: t({ zh: 'US$31,900', en: '$31,900' }),
    to: t({ zh: 'US$32,800', en: '$32,800' }),
    first: formatPrice(first.price, t({ zh: 'zh', en: 'en' })),
  }
  const [one, two, three] = shownSample(globals, [first, second, third] as const)
  const refused = { number: 7, reason: t('manage:import.reject.badPrice') }
  await expect(linesOf(canvas)).toEqual([
    `${t('manage:import.action.reject')}${t(['manage:import.rejectedRecord', refused])}`,
    `${t('manage:import.action.update')}${two.productName}${t(['manage:import.price', prices])}`,
    `${t('manage:import.action.add')}${one.productName}${[t('common:category.car'), prices.first].join(t('manage:import.comma'))}`,
    `${t('manage:import.action.skip')}${three.productName}${t('manage:import.skip.unchanged')}`,
  ])
})

Mixed.test('carries the number on the button', async (context) => {
  await press(context, ['manage:import.confirm', { count: 2 }])
  await expect(context.args.flow.confirm).toHaveBeenCalledOnce()
})

Mixed.test('takes the focus with its heading', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
})

Mixed.test('says its counts as a status, beside the heading with the focus', async (context) => {
  const t = reader(context.globals)
  const counted = (['add', 'update', 'skip', 'reject'] as const).map((action) =>
    t([`manage:import.counted.${action}`, { count: 1 }]),
  )
  await waitFor(() =>
    expect(context.canvas.getByRole('status')).toHaveTextContent(
      counted.join(t('manage:import.comma')),
    ),
  )
})

/** Parts of a record that cannot be used do not cost the product (decision P11). */
export const LeftOut = meta.story({
  args: {
    plan: judgedPlan([
      {
        index: 0,
        name: first.productName,
        action: 'add',
        product: first,
        image: null,
        leftOut: [{ part: 'picture' }, { part: 'specification', name: '尺寸' }],
      },
    ]),
  },
})

/** A sheet of 16,000 columns: most cells are left out. */
export const ManyLeftOut = meta.story({
  parameters: { visual: { disable: true } },
  args: {
    plan: judgedPlan(
      [
        {
          index: 1,
          name: first.productName,
          action: 'add',
          product: first,
          image: null,
          leftOut: Array.from({ length: 16_000 }, () => ({ part: 'specification', name: '尺寸' })),
        },
      ],
      'sheet',
    ),
  },
})

ManyLeftOut.test('names ten and counts the others', async ({ canvas, globals }) => {
  const t = reader(globals)
  const said = t(['manage:import.leftOut.specification', { name: '尺寸' }])
  await expect(canvas.getAllByText(said)).toHaveLength(10)
  const more = canvas.getByText(t(['manage:import.leftOut.more', { count: 15_990 }]))
  await waitFor(() => expect(more).toBeVisible())
})

/** What a sheet of another program may hold: each row that needs a look says why. */
export const Brought = meta.story({
  args: {
    plan: judgedPlan(
      [
        { index: 1, name: '', action: 'reject', reason: 'badCategory', cell: '家具' },
        { index: 2, name: '', action: 'reject', reason: 'badAvailability', cell: '也许' },
        {
          index: 3,
          name: '',
          action: 'reject',
          reason: 'spoiledCell',
          heading: '产品名称',
          cell: '#VALUE!',
        },
        {
          index: 4,
          name: second.productName,
          action: 'reject',
          reason: 'badPrice',
          number: 'notANumber',
        },
        {
          index: 5,
          name: second.productName,
          action: 'update',
          before: second,
          product: { ...first, $id: second.$id, imageId: '', imageUrl: '' },
          image: null,
        },
        {
          index: 6,
          name: '"12" 平板',
          action: 'add',
          product: first,
          image: null,
          notes: ['sameName', 'ownNumber'],
          leftOut: [{ part: 'cell', name: '条码', text: '6.90123E+12', why: 'shortened' }],
        },
      ],
      'sheet',
    ),
  },
})

Brought.test('names the row, which product is lost, and what is not read', async (context) => {
  const { canvas, globals } = context
  const t = reader(globals)
  const { productName, category } = shownSample(globals, second)
  const words = (['car', 'parts', 'cpu', 'phone', 'game', 'drone'] as const)
    .map((one) => t(`common:category.${one}`))
    .join(t('manage:failure.sheetSeparator'))
  const rowSays = (number: number, text: ShownText) =>
    t(['manage:import.rejectedRow', { number, reason: t(text) }])
  for (const text of [
    rowSays(2, ['manage:import.unknownCategory', { text: '家具', words }]),
    rowSays(3, ['manage:import.unknownAvailability', { text: '也许' }]),
    rowSays(4, ['manage:import.spoiled', { name: '产品名称', text: '#VALUE!' }]),
    rowSays(5, ['manage:import.number.notANumber', { field: t('manage:import.field.badPrice') }]),
    t([
      'manage:import.replaces',
      { name: productName, category: t(`common:category.${category}`) },
    ]),
    t('manage:import.note.sameName'),
    t(['manage:import.leftOut.shortened', { name: '条码', text: '6.90123E+12' }]),
    t('manage:import.ownNumbers'),
  ])
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

/** Another tab has changed a product since the preview was opened, and nothing was written. */
export const Renewed = meta.story({
  args: { plan: { ...judgedPlan(rows.slice(0, 2)), isRenewed: true } },
})

/** Nothing can be imported. */
export const Nothing = meta.story({
  args: { plan: judgedPlan(rows.filter((row) => row.action === 'reject')) },
})

Nothing.test('cannot be confirmed when there is nothing to import', async (context) => {
  await press(context, 'manage:import.nothing')
  await expect(context.args.flow.confirm).not.toHaveBeenCalled()
})

const others = sampleProducts('zh').slice(3)

/** Hundreds of records: a part is drawn. */
export const Many = meta.story({
  args: {
    plan: judgedPlan(
      Array.from({ length: 400 }, (_, index) => ({
        index,
        name: others[index % others.length]?.productName ?? '',
        action: 'skip' as const,
        reason: 'repeatedInFile' as const,
      })),
    ),
  },
  play: async (context) => {
    const { canvas } = context
    const records = canvas.getAllByRole('listitem').length
    await press(context, ['manage:import.showMore', { count: 200 }])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(records + 200)
  },
})

/** Being written. */
export const Applying = meta.story({
  args: { flow: { ...flow, state: 'applying' }, share: 0.6 },
})
