import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { shownSample } from '#.storybook/samples.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { publicationChanges, type PublicationChanges } from '#domain/publishing/file.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import { PublishPanel, type DryRunState, type PublishPanelProps } from './PublishPanel.tsx'

const all = sampleProducts('zh')
/** The products of the browser. The last one is no longer there. */
const samples = all.slice(0, -1)
const [first, second, third, fourth] = samples
const gone = all.at(-1)
if (!first || !second || !third || !fourth || !gone) throw new Error('There are no sample products')

const published: Publication = {
  version: 1,
  exportedAt: '2026-11-20T08:00:00.000Z',
  products: all.filter((product) => product !== fourth),
  sources: {},
}

const changes = publicationChanges(
  samples.map((product) => {
    if (product === first) return { ...product, price: 29_900 }
    if (product === second) return { ...product, stockQuantity: 2, description: '新的描述' }
    return product
  }),
  published,
)

const ready = (changes: PublicationChanges, file: string | null = null): DryRunState => ({
  kind: 'ready',
  file,
  changes,
})

const flow: PublishPanelProps['flow'] = {
  count: samples.length,
  fileName: 'products_2026-11-22.json',
  published: published.products.length,
  dryRun: ready(changes),
  chooseFile: fn(),
  chooseStored: fn(),
  retry: fn(),
}

const meta = preview.meta({
  component: PublishPanel,
  tags: ['!autodocs'],
  // Its columns follow the width of the window.
  parameters: { docs: { story: { inline: false } } },
  args: { open: true, onExport: fn(), flow },
})

/** A site that publishes an earlier state. */
export const Published = meta.story({
  tags: ['default'],
})

Published.test('names both commands with the file, and copies each', async (context) => {
  const { canvas, globals, userEvent } = context
  const writeText = fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const commands = [
    'npm start -- --catalogue products_2026-11-22.json',
    'npm run build -- --catalogue products_2026-11-22.json',
  ]
  for (const command of commands) {
    const code = canvas.getByText(
      (_, element) => element?.tagName === 'CODE' && element.textContent === command,
    )
    await expect(getComputedStyle(code).fontFamily).toContain('monospace')
    // A line ends between the words of a command.
    await expect(code.querySelector('span:last-of-type')).toHaveStyle({
      display: 'inline-block',
      fontFamily: getComputedStyle(code).fontFamily,
    })
    const name = inLanguage(globals, ['publish:command.copy', { command }])
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(writeText).toHaveBeenLastCalledWith(command)
  }
  const copied = inLanguage(globals, 'publish:command.copied')
  await expect(await canvas.findAllByText(copied)).toHaveLength(2)
  for (const status of canvas.getAllByText(copied)) await expect(status).toHaveRole('status')
})

/** What the head of the list says: whose products are compared, and how many of each kind there are. */
const countsIn = (globals: Record<string, unknown>) =>
  inLanguage(globals, 'publish:dryRun.stored') +
  (
    [
      ['added', 1],
      ['changed', 2],
      ['gone', 1],
      ['unchanged', 20],
    ] as const
  )
    .map(
      ([kind, count]) => `${inLanguage(globals, `publish:dryRun.count.${kind}`)} ${String(count)}`,
    )
    .join('')

Published.test(
  'says what would be new, changed, gone and the same, by count and product by product',
  async ({ canvas, globals }) => {
    const t = (text: ShownText) => inLanguage(globals, text)
    const price = (figure: string) => t({ zh: `US$${figure}`, en: `$${figure}` })
    const added = { category: t('common:category.car'), price: price('11,900'), stock: 0 }
    const [one, two, four, last] = shownSample(globals, [first, second, fourth, gone] as const)
    const list = canvas.getByRole('list', { name: t('publish:dryRun.list') })
    // Safari takes a list without bullets for none.
    await expect(list).toHaveAttribute('role', 'list')
    // “was … becomes …” says it.
    for (const arrow of canvas.getAllByText('→'))
      await expect(arrow).toHaveAttribute('aria-hidden', 'true')
    const lines = [...list.children].map((item) => item.textContent)
    await expect(lines).toEqual([
      `${t('publish:dryRun.count.changed')}${one.productName}${t('publish:dryRun.field.price')} ${t('publish:dryRun.from')} ${price('32,800')} → ${t('publish:dryRun.to')} ${price('29,900')}`,
      `${t('publish:dryRun.count.changed')}${two.productName}${t('publish:dryRun.field.stock')} ${t('publish:dryRun.from')} ${String(two.stockQuantity)} → ${t('publish:dryRun.to')} 2${t('publish:dryRun.field.description')} `,
      `${t('publish:dryRun.count.added')}${four.productName}${t(['publish:dryRun.added', added])}`,
      `${t('publish:dryRun.count.gone')}${last.productName}${t('publish:dryRun.gone')}`,
    ])
    await expect(list.previousElementSibling).toHaveTextContent(countsIn(globals))
  },
)

Published.test(
  'offers the export with the number of products',
  async ({ canvas, args, globals, userEvent }) => {
    const name = inLanguage(globals, ['publish:export.action', { count: 23 }])
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onExport).toHaveBeenCalledOnce()
  },
)

/** One row, until it is opened. */
export const Closed = meta.story({
  parameters: { visual: { disable: true } },
  args: { open: false },
})

Closed.test('opens on its row', async ({ canvas, globals, userEvent }) => {
  const title = canvas.getByRole('heading', { level: 2 })
  const step = canvas.getByText(inLanguage(globals, 'publish:export.title'))
  await expect(step).not.toBeVisible()
  await userEvent.click(title)
  await expect(step).toBeVisible()
})

/** Nothing is published yet: everything is new. */
export const FirstTime = meta.story({
  parameters: { visual: { disable: true } },
  args: { flow: { ...flow, published: null, dryRun: ready(publicationChanges(samples, null)) } },
})

FirstTime.test('lists a few products and the number of the others', async (context) => {
  const { canvas, globals } = context
  const list = canvas.getByRole('list', { name: inLanguage(globals, 'publish:dryRun.list') })
  await expect(list.children).toHaveLength(5)
  await expect(list.lastElementChild).toHaveTextContent(
    inLanguage(globals, ['publish:dryRun.more', { count: 19 }]),
  )
})

/** Nothing is stored and nothing is published. */
export const Empty = meta.story({
  args: {
    flow: { ...flow, count: 0, published: null, dryRun: ready(publicationChanges([], null)) },
  },
})

Empty.test('offers no export without products', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const name = inLanguage(globals, 'publish:export.nothing')
  const button = canvas.getByRole('button', { name })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  await expect(args.onExport).not.toHaveBeenCalled()
})

/** The panel over its own dry run, which leads back to the products of this browser. */
const Choosing = (props: PublishPanelProps) => {
  const [dryRun, setDryRun] = useState(props.flow.dryRun)
  const chooseStored = () => {
    props.flow.chooseStored()
    setDryRun(ready(changes))
  }
  return <PublishPanel {...props} flow={{ ...props.flow, dryRun, chooseStored }} />
}

/** A file is compared with the site. */
export const ChosenFile = meta.story({
  render: (args) => <Choosing {...args} />,
  parameters: { visual: { disable: true } },
  args: {
    flow: {
      ...flow,
      fileName: 'products_2026-11-01.json',
      dryRun: ready(changes, 'products_2026-11-01.json'),
    },
  },
  play: showsTexts('publish:dryRun.choose'),
})

ChosenFile.test(
  'compares a chosen file, and leads back to the products of this browser',
  async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const name = canvas.getByText('products_2026-11-01.json', { ignore: 'code span' })
    await expect(name).toBeVisible()
    const values = { file: name.textContent, ...changes.counts }
    const said = canvas.getByText(inLanguage(globals, ['publish:dryRun.compared', values]))
    await expect(said.closest('[role=status]')).not.toBeNull()
    const input = canvasElement.querySelector('input') as HTMLInputElement
    const file = new File(['[]'], 'other.json', { type: 'application/json' })
    await userEvent.upload(input, file)
    await expect(args.flow.chooseFile).toHaveBeenCalledWith(file)
    const back = inLanguage(globals, 'publish:dryRun.useStored')
    await userEvent.click(canvas.getByRole('button', { name: back }))
    await expect(args.flow.chooseStored).toHaveBeenCalledOnce()
    // The pressed button is gone: the focus is on what is said of the products.
    const head = canvas.getByText(inLanguage(globals, 'publish:dryRun.stored')).parentElement
    await expect(head).toHaveFocus()
    await expect(head).toHaveTextContent(countsIn(globals))
    // A paragraph that takes the focus is silent in Firefox with Orca.
    await expect(head).toHaveRole('group')
    const own = { file: inLanguage(globals, 'publish:dryRun.stored'), ...changes.counts }
    await expect(head).toHaveAccessibleName(inLanguage(globals, ['publish:dryRun.compared', own]))
  },
)

/** The chosen file has records that cannot be published. */
export const Refused = meta.story({
  args: {
    flow: {
      ...flow,
      dryRun: {
        kind: 'refused',
        file: 'products.json',
        failure: {
          code: 'badRecords',
          problems: [{ index: 2, name: '', problem: 'badPrice' }],
        },
      },
    },
  },
})

Refused.test('says why a file cannot be published', async ({ canvas, globals }) => {
  // The statuses of the two commands come after it.
  await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
    inLanguage(globals, 'publish:refused.title') +
      inLanguage(globals, ['publish:refused.badRecords', { count: 1 }]),
  )
})

/** What the site publishes could not be read. */
export const Failed = meta.story({
  args: { flow: { ...flow, published: null, dryRun: { kind: 'failed' } } },
})

Failed.test(
  'offers another try when the published catalogue could not be read',
  async ({ canvas, args, globals, userEvent }) => {
    const name = inLanguage(globals, 'publish:dryRun.retry')
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.flow.retry).toHaveBeenCalledOnce()
  },
)

/** What the site publishes is being read. */
export const Loading = meta.story({
  parameters: { visual: { disable: true } },
  args: { flow: { ...flow, published: null, dryRun: { kind: 'loading' } } },
  play: async (context) => {
    await expect(context.canvas.getByRole('status', { busy: true })).toBeVisible()
    await showsRole('img', 'publish:dryRun.loading')(context)
  },
})

Published.test('says so when a command could not be copied', async (context) => {
  const { canvas, globals, userEvent } = context
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const [copy] = canvas.getAllByRole('button', { name: /npm start/ })
  if (copy === undefined) throw new Error('There is no button that copies')
  await userEvent.click(copy)
  const text = inLanguage(globals, 'publish:command.failed')
  await expect(await canvas.findByText(text)).toBeVisible()
})
