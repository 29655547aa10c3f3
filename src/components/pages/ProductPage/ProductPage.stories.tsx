import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leads, press, says } from '#.storybook/byName.ts'
import { pageModes } from '#.storybook/modes.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { carPictures, sampleProduct } from '#.storybook/fixtures/products.ts'
import {
  ProductPage,
  type ProductFlow,
  type ProductPageProps,
  type ProductPageState,
} from './ProductPage.tsx'

const ready: ProductPageState = {
  kind: 'ready',
  product: sampleProduct('zh'),
  picture: carPictures[0] ?? null,
}

const flow: ProductFlow = { state: ready, cartAnswered: false, addToCart: fn() }

const load = fn()

const meta = preview.meta({
  component: ProductPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: {
    category: 'car' as const,
    flow,
  },
})

/** A product in stock. */
export const Default = meta.story()

Default.test(
  'gives the focus to its heading once it is there',
  { render: (args) => <Waiting {...args} /> },
  async ({ canvas }) => {
    canvas.getByText('Fetched').click()
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus()
  },
)

/** A sample that is not in this browser yet: it can be looked at, and one press loads all (decision P5). */
export const Sample = meta.story({
  args: { flow: { ...flow, state: { ...ready, sample: { state: 'idle', share: 0, load } } } },
})

Sample.test('says so beside the price, in place of the stock', async ({ canvas, globals }) => {
  await expect(canvas.getByText(inLanguage(globals, 'catalogue:detail.sampleTag'))).toBeVisible()
  const stock = inLanguage(globals, ['catalogue:inStock', { count: 14 }])
  await expect(canvas.queryByText(stock)).not.toBeInTheDocument()
})

/** The page until its sample is there. */
const Waiting = (props: ProductPageProps) => {
  const [state, setState] = useState<ProductPageState>({ kind: 'loading' })
  return (
    <>
      <ProductPage {...props} flow={{ ...flow, state }} />
      <button type="button" hidden onClick={() => setState(ready)}>
        Fetched
      </button>
    </>
  )
}

/** Out of stock. */
export const OutOfStock = meta.story({
  args: {
    flow: { ...flow, state: { ...ready, product: sampleProduct('zh', { available: false }) } },
  },
})

/** No such product in this browser. */
export const NotFound = meta.story({ args: { flow: { ...flow, state: { kind: 'notFound' } } } })

NotFound.test('says Product not found and leads back (spec §8.16)', async (context) => {
  const { canvas, globals, step } = context
  await step('See the heading: Product not found', async () => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: inLanguage(globals, 'catalogue:state.notFound'),
      }),
    ).toBeVisible()
  })
  await step('Links lead back to the category and to the landing page', async () => {
    await leads(context, '/products/car', [
      'catalogue:detail.back',
      { category: inLanguage(globals, 'common:category.car') },
    ])
    // One in the breadcrumb, one here.
    await expect(
      canvas.getAllByRole('link', { name: inLanguage(globals, 'catalogue:breadcrumb.home') }),
    ).toHaveLength(2)
  })
})

/** Another tab deleted the product while it was shown. */
export const Deleted = meta.story({
  args: { flow: { ...flow, state: { kind: 'notFound', deleted: true } } },
})

Deleted.test('says that another tab has deleted the product', async (context) => {
  await says(context, 'status', 'catalogue:state.deletedHint')
})

/** A name of 200 letters without a space. */
export const LongName = meta.story({
  args: {
    flow: {
      ...flow,
      state: { ...ready, product: sampleProduct('zh', { productName: 'n'.repeat(200) }) },
    },
  },
})

LongName.test('never becomes wider than the window', async () => {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

LongName.test(
  'never becomes wider than the window',
  {
    globals: { viewport: { value: 'w360' } },
    args: {
      flow: {
        ...flow,
        state: {
          ...ready,
          others: ['n', 'm', 'w'].map((letter) =>
            sampleProduct('zh', {
              $id: `local_1_${letter}`,
              productName: letter.repeat(100),
              specifications: { [letter.repeat(100)]: letter.repeat(100) },
            }),
          ),
        },
      },
    },
  },
  async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
)

const retry = fn()

/** The stored data could not be read this time. */
export const Failed = meta.story({
  args: { flow: { ...flow, state: { kind: 'failed', retry } } },
})

Failed.test('says Failed to load product and tries again (spec §8.17)', async (context) => {
  const { canvas, globals, step } = context
  await step('See the heading: Failed to load product', async () => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: inLanguage(globals, 'catalogue:state.failedOne'),
      }),
    ).toBeVisible()
  })
  await step('Press “Try again”: the product is read once more', async () => {
    retry.mockClear()
    await press(context, 'catalogue:state.retry')
    await expect(retry).toHaveBeenCalledOnce()
  })
})

Failed.test(
  'offers no second try where the data is damaged',
  { args: { flow: { ...flow, state: { kind: 'damaged' } } } },
  async (context) => {
    await showsTexts('catalogue:state.failedOne', 'catalogue:state.damagedHint')(context)
    await showsRole('link', 'catalogue:quarantined.action')(context)
    await expect(context.canvas.queryByRole('button')).toBeNull()
  },
)

/** The browser blocks storage, so nobody can say whether there is such a product. */
export const Blocked = meta.story({
  args: { flow: { ...flow, state: { kind: 'unavailable' } } },
})

Blocked.test(
  'says as the list does that the browser has storage turned off, and offers no second try',
  async ({ canvas, globals }) => {
    const name = inLanguage(globals, 'catalogue:state.unavailable')
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
)

/** Storage has not been read yet. */
export const Loading = meta.story({
  args: { flow: { ...flow, state: { kind: 'loading' } } },
})
