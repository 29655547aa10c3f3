import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import {
  flowArgs,
  flowArgTypes,
  withServices,
  linXia,
  renderSite,
  translationOf,
} from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Manage products',
  tags: ['flow', '!autodocs'],
  args: flowArgs,
  argTypes: flowArgTypes,
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    route: '/dashboard/products',
  },
  loaders: [withServices({ users: [linXia], signedIn: linXia.email })],
  render: renderSite,
})

/** Adds a product, clears everything, and undoes it (decision P4). */
export const AddClearUndo = meta.story({
  play: async (context) => {
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
  },
})
