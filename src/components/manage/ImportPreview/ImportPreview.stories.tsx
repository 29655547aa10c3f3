import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { importPlanOf, type ImportRow } from '#domain/catalogue/importPlan.ts'
import { ImportPreview } from './ImportPreview.tsx'

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
    product: { ...second, price: 32_800 },
    image: null,
  },
  { index: 2, name: third.productName, action: 'skip', reason: 'unchanged' },
  { index: 6, name: '', action: 'reject', reason: 'badPrice' },
]

const meta = preview.meta({
  component: ImportPreview,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false } } },
  args: {
    plan: importPlanOf(rows),
    products: [{ ...second, price: 31_900 }],
    onConfirm: fn(),
    onCancel: fn(),
  },
})

const reader = (globals: Record<string, unknown>) => (text: ShownText) => inLanguage(globals, text)

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
  }
  const [one, two, three] = shownSample(globals, [first, second, third] as const)
  const lines = canvas.getAllByRole('listitem').map((item) => item.textContent)
  await expect(lines).toEqual([
    `${t('manage:import.action.reject')}${t(['manage:import.record', { number: 7 }])}${t('manage:import.reject.badPrice')}`,
    `${t('manage:import.action.update')}${two.productName}${t(['manage:import.price', prices])}`,
    `${t('manage:import.action.add')}${one.productName}${t('common:category.car')}`,
    `${t('manage:import.action.skip')}${three.productName}${t('manage:import.skip.unchanged')}`,
  ])
})

Mixed.test('carries the number on the button', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const name = inLanguage(globals, ['manage:import.confirm', { count: 2 }])
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
})

Mixed.test('takes the focus with its heading', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
})

Mixed.test('says its counts as a status, beside the heading with the focus', async (context) => {
  const summary = ['manage:import.summary', { add: 1, update: 1, skip: 1, reject: 1 }] as const
  await waitFor(() =>
    expect(context.canvas.getByRole('status')).toHaveTextContent(
      inLanguage(context.globals, summary),
    ),
  )
})

/** Records of a file that cannot be imported, each with its reason. */
export const Refused = meta.story({
  args: {
    plan: importPlanOf([
      { index: 0, name: '../x', action: 'reject', reason: 'badId' },
      { index: 1, name: second.productName, action: 'reject', reason: 'negativePrice' },
      { index: 2, name: third.productName, action: 'reject', reason: 'negativeStock' },
    ]),
  },
})

Refused.test('names an id that is none, and numbers below 0', async (context) => {
  const { canvas, globals } = context
  const t = reader(globals)
  const lines = canvas.getAllByRole('listitem').map((item) => item.textContent)
  await expect(lines).toEqual(
    (
      [
        ['../x', 'badId'],
        [second.productName, 'negativePrice'],
        [third.productName, 'negativeStock'],
      ] as const
    ).map(([name, problem], at) => {
      const reason = t(`manage:import.reject.${problem}`)
      const said = t(['manage:import.rejectedRecord', { number: at + 1, reason }])
      return `${t('manage:import.action.reject')}${shownSample(globals, name)}${said}`
    }),
  )
})

/** Parts of a record that cannot be used do not cost the product (decision P11). */
export const LeftOut = meta.story({
  args: {
    plan: importPlanOf([
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

/** A sheet: places are rows as a spreadsheet program numbers them, and a number says why it is none. */
export const Sheet = meta.story({
  parameters: { visual: { disable: true } },
  args: {
    plan: importPlanOf(
      [
        { index: 1, name: '', action: 'reject', reason: 'moreCells' },
        {
          index: 4,
          name: second.productName,
          action: 'reject',
          reason: 'badPrice',
          number: 'decimalComma',
        },
        { index: 5, name: first.productName, action: 'add', product: first, image: null },
      ],
      'sheet',
    ),
  },
})

Sheet.test('names the row and says what is wrong with the number', async (context) => {
  const { canvas, globals } = context
  const t = reader(globals)
  const lines = canvas.getAllByRole('listitem').map((item) => item.textContent)
  const reason = t([
    'manage:import.badNumber.badPrice',
    { reason: t('manage:number.decimalComma') },
  ])
  const [car, other] = shownSample(globals, [first, second] as const)
  await expect(lines).toEqual([
    `${t('manage:import.action.reject')}${t(['manage:import.row', { number: 2 }])}${t('manage:import.reject.moreCells')}`,
    `${t('manage:import.action.reject')}${other.productName}${t(['manage:import.rejectedRow', { number: 5, reason }])}`,
    `${t('manage:import.action.add')}${car.productName}${t('common:category.car')}`,
  ])
})

/** What a sheet of another program may hold: each row that needs a look says why. */
export const Brought = meta.story({
  args: {
    plan: {
      ...importPlanOf(
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
            action: 'update',
            product: { ...first, $id: second.$id, imageId: '', imageUrl: '' },
            image: null,
          },
          {
            index: 5,
            name: '"12" 平板',
            action: 'add',
            product: first,
            image: null,
            notes: ['looseQuote', 'ownNumber'],
            leftOut: [{ part: 'cell', name: '条码', text: '6.90123E+12', why: 'shortened' }],
          },
        ],
        'sheet',
      ),
      encoding: { name: 'gb18030', letters: ['喆', '囍'] },
    },
  },
})

Brought.test('says which product is lost, and what is not read', async (context) => {
  const { canvas, globals } = context
  const t = reader(globals)
  const { productName, category } = shownSample(globals, second)
  const words = (['car', 'parts', 'cpu', 'phone', 'game', 'drone'] as const)
    .map((one) => t(`common:category.${one}`))
    .join(t('manage:failure.sheetSeparator'))
  for (const text of [
    t(['manage:import.unknownCategory', { text: '家具', words }]),
    t(['manage:import.unknownAvailability', { text: '也许' }]),
    t(['manage:import.spoiled', { name: '产品名称', text: '#VALUE!' }]),
    t([
      'manage:import.replaces',
      { name: productName, category: t(`common:category.${category}`) },
    ]),
    t('manage:import.looseQuote'),
    t(['manage:import.leftOut.shortened', { name: '条码', text: '6.90123E+12' }]),
    t('manage:import.ownNumbers'),
  ])
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

Brought.test('asks with its letters whether the encoding is right', async (context) => {
  const t = reader(context.globals)
  const letters = ['喆', '囍'].join(t('manage:import.gap'))
  const asked = t(['manage:import.encoding.letters', { letters }])
  await waitFor(() => expect(context.canvas.getByText(asked)).toBeVisible())
})

/** Nothing can be imported. */
export const Nothing = meta.story({
  args: { plan: importPlanOf(rows.filter((row) => row.action === 'reject')) },
  play: async (context) => {
    await showsRole('list', 'manage:import.list')(context)
    await showsRole('region', 'manage:import.title')(context)
  },
})

Nothing.test('cannot be confirmed when there is nothing to import', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const name = inLanguage(globals, 'manage:import.nothing')
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onConfirm).not.toHaveBeenCalled()
})

const others = sampleProducts('zh').slice(3)

/** Hundreds of records: a part is drawn. */
export const Many = meta.story({
  args: {
    plan: importPlanOf(
      Array.from({ length: 400 }, (_, index) => ({
        index,
        name: others[index % others.length]?.productName ?? '',
        action: 'skip' as const,
        reason: 'repeatedInFile' as const,
      })),
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const records = canvas.getAllByRole('listitem').length
    const name = inLanguage(globals, ['manage:import.showMore', { count: 200 }])
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(records + 200)
  },
})

/** Being written. */
export const Applying = meta.story({
  args: { progress: <WorkProgress kind="applying" share={0.6} onStop={fn()} /> },
})
