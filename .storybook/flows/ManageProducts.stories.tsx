import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { flow, withServices, linXia, translationOf } from '#.storybook/fixtures/flow.tsx'
import { playAsWritten } from '#.storybook/fixtures/playAsWritten.ts'

const meta = preview.meta({
  title: 'Flows/Manage products',
  tags: ['flow', '!autodocs'],
  ...flow,
  parameters: { ...flow.parameters, route: '/dashboard/products' },
  loaders: [withServices({ users: [linXia], signedIn: linXia.email })],
})

/** Adds a product, clears everything, and undoes it (decision P4). */
export const AddClearUndo = meta.story({
  name: '添加、清空、撤销 Add, clear, undo',
  play: playAsWritten(async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    const name = '测试灯 Lamp'
    const press = async (label: string) => {
      const [button] = await canvas.findAllByRole('button', { name: label })
      if (button === undefined) throw new Error(`There is no button ${label}`)
      await userEvent.click(button)
    }
    await step('See 24 products', async () => {
      await expect(await canvas.findByText(t('manage:count', { count: 24 }))).toBeVisible()
    })
    await step('Add one', async () => {
      await press(t('manage:action.add'))
      await userEvent.type(await canvas.findByLabelText(t('manage:form.name')), name)
      await userEvent.type(canvas.getByLabelText(t('manage:form.price')), '19.5')
      await userEvent.type(canvas.getByLabelText(t('manage:form.description')), '一盏灯。')
      await userEvent.type(canvas.getByLabelText(t('manage:form.stock')), '3')
      await press(t('manage:form.save'))
      await expect(await canvas.findByText(t('manage:count', { count: 25 }))).toBeVisible()
    })
    await step('Clear all and confirm', async () => {
      await press(t('manage:action.more'))
      await press(t('manage:action.clear'))
      await press(t('manage:clear.confirm'))
      await expect(
        await canvas.findByRole('heading', { name: t('manage:empty.title') }),
      ).toBeVisible()
    })
    await step('Undo', async () => {
      await press(t('manage:undo.action'))
      await expect(await canvas.findByText(t('manage:count', { count: 25 }))).toBeVisible()
    })
  }),
})

/** Damaged data: one message, and no retry, which would change nothing. */
export const Damaged = meta.story({
  name: '数据损坏 Damaged data',
  args: { storage: 'damaged' },
  play: playAsWritten(async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await step('See that the data is unreadable, said once', async () => {
      await expect(await canvas.findByText(t('manage:failedToLoad'))).toBeVisible()
      await expect(canvas.getByText(t('manage:notice.unreadableText'))).toBeVisible()
      await expect(canvas.queryByText(t('manage:notice.quarantineText'))).toBeNull()
    })
    await step('Find no retry', async () => {
      await expect(canvas.queryByRole('button', { name: t('manage:failure.retry') })).toBeNull()
    })
  }),
})

/** Once the damaged data is discarded, the list is empty. */
export const DiscardDamaged = meta.story({
  name: '丢弃损坏的数据 Discard damaged data',
  args: { storage: 'damaged' },
  play: playAsWritten(async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    await step('Discard the data and confirm', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('manage:notice.discard') }))
      const dialog = within(await canvas.findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name: t('manage:notice.discard') }))
      await expect(
        await canvas.findByRole('heading', { name: t('manage:empty.title') }),
      ).toBeVisible()
      await expect(canvas.queryByText(t('manage:failedToLoad'))).toBeNull()
    })
  }),
})

/** The browser blocks storage: no meter, and no promise to keep anything. */
export const Blocked = meta.story({
  name: '存储被禁用 Storage blocked',
  args: { storage: 'blocked' },
  play: playAsWritten(async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await step('See that products last until the page is closed', async () => {
      await expect(await canvas.findByText(t('manage:notice.session'))).toBeVisible()
      await expect(canvas.getByText(t('manage:empty.textSession'))).toBeVisible()
    })
    await step('Find no meter and no promise to keep them', async () => {
      await expect(canvas.queryByRole('meter')).toBeNull()
      await expect(canvas.queryByText(t('manage:notice.where'))).toBeNull()
    })
    await step('Find no request to export, because there is nothing to export', async () => {
      await expect(canvas.getByText(t('manage:notice.sessionTextEmpty'))).toBeVisible()
    })
  }),
})

const dashboard = { parameters: { route: '/dashboard' } }

/** The dashboard says that damaged data cannot be counted. */
export const DamagedDashboard = meta.story({
  name: '控制台：数据损坏 Dashboard, damaged data',
  ...dashboard,
  args: { storage: 'damaged' },
  play: playAsWritten(async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await step('See that products cannot be counted, without a meter', async () => {
      await expect(await canvas.findByText(t('dashboard:products.unavailable'))).toBeVisible()
      await expect(canvas.queryByRole('meter')).toBeNull()
    })
  }),
})

/** The dashboard says that storage is blocked, without a meter. */
export const BlockedDashboard = meta.story({
  name: '控制台：存储被禁用 Dashboard, storage blocked',
  ...dashboard,
  args: { storage: 'blocked' },
  play: playAsWritten(async (context) => {
    const { canvas, step } = context
    const t = translationOf(context)
    await step('See that storage is blocked, without a meter', async () => {
      await expect(await canvas.findByText(t('dashboard:products.session'))).toBeVisible()
      await expect(canvas.queryByRole('meter')).toBeNull()
    })
  }),
})
