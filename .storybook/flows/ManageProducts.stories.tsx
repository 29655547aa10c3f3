import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { flow, withServices, linXia, translationOf } from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Manage products',
  tags: ['flow'],
  ...flow,
  parameters: { ...flow.parameters, route: '/dashboard/products' },
  loaders: [withServices({ users: [linXia], signedIn: linXia.email })],
})

/** The words on the page: a live region says the same a moment later. */
const shown = { selector: 'p' }

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

const press = async ({ canvas, userEvent }: Context, name: string): Promise<void> => {
  const [button] = await canvas.findAllByRole('button', { name })
  if (button === undefined) throw new Error(`There is no button ${name}`)
  await userEvent.click(button)
}

const addProduct = async (context: Context): Promise<void> => {
  const { canvas, userEvent } = context
  const t = translationOf(context)
  await press(context, t('manage:action.add'))
  await userEvent.type(await canvas.findByLabelText(t('manage:form.name')), '测试灯 Lamp')
  await userEvent.type(canvas.getByLabelText(t('manage:form.price')), '19.5')
  await userEvent.type(canvas.getByLabelText(t('manage:form.description')), '一盏灯。')
  await userEvent.type(canvas.getByLabelText(t('manage:form.stock')), '3')
  await press(context, t('manage:form.save'))
}

/** Adds a product, clears everything, and undoes it (decision P4). */
export const AddClearUndo = meta.story({
  name: '添加、全部删除、撤销 Add, delete all, undo',
  play: async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await step('See 24 products', async () => {
      await expect(await canvas.findByText(t('manage:count', { count: 24 }), shown)).toBeVisible()
    })
    await step('Add one', async () => {
      await addProduct(context)
      await expect(await canvas.findByText(t('manage:count', { count: 25 }), shown)).toBeVisible()
    })
    await step('Delete all and confirm', async () => {
      await press(context, t('manage:action.more'))
      await press(context, t('manage:action.clear'))
      await press(context, t('manage:delete.confirm'))
      await expect(
        await canvas.findByRole('heading', { name: t('manage:empty.title') }),
      ).toBeVisible()
    })
    await step('Undo', async () => {
      await press(context, t('manage:undo.action'))
      await expect(await canvas.findByText(t('manage:count', { count: 25 }), shown)).toBeVisible()
    })
  },
})

/** A product is added while the storage is full. Stops where the page says so. */
export const StorageFull = meta.story({
  name: '存储已满 Storage full',
  args: { storage: 'full' },
  play: async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await step('Add a product', async () => {
      await addProduct(context)
    })
    await step('See that the storage is full, and what was typed', async () => {
      await expect(await canvas.findByText(t('manage:failure.store.full'))).toBeVisible()
      await expect(canvas.getByLabelText(t('manage:form.price'))).toHaveValue('19.5')
    })
  },
})

const withoutMeter =
  (text: 'unavailable' | 'session') =>
  async (context: StoryContext): Promise<void> => {
    const { canvas, step } = context
    const t = translationOf(context)
    await step('See why there is no number, and no meter', async () => {
      await expect(await canvas.findByText(t(`dashboard:products.${text}`))).toBeVisible()
      await expect(canvas.queryByRole('meter')).toBeNull()
    })
  }

/** The dashboard says that damaged data cannot be counted. */
export const DamagedDashboard = meta.story({
  name: '控制台：数据损坏 Dashboard, damaged data',
  parameters: { route: '/dashboard' },
  args: { storage: 'damaged' },
  play: withoutMeter('unavailable'),
})

/** The dashboard says that storage is blocked, without a meter. */
export const BlockedDashboard = meta.story({
  name: '控制台：存储被禁用 Dashboard, storage blocked',
  parameters: { route: '/dashboard' },
  args: { storage: 'blocked' },
  play: withoutMeter('session'),
})
