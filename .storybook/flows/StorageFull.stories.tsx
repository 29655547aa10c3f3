import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { flow, withServices, linXia, translationOf } from '#.storybook/fixtures/flow.tsx'
import { playAsWritten } from '#.storybook/fixtures/playAsWritten.ts'

const meta = preview.meta({
  title: 'Flows/Storage full',
  tags: ['flow', '!autodocs'],
  ...flow,
  parameters: { ...flow.parameters, route: '/dashboard/products' },
  loaders: [withServices({ users: [linXia], signedIn: linXia.email })],
})

/** A product is added while the storage is full. Stops where the page says so. */
export const StorageFull = meta.story({
  name: '存储已满 Storage full',
  args: { storage: 'full' },
  play: playAsWritten(async (context) => {
    const { canvas, userEvent, step } = context
    const t = translationOf(context)
    const press = async (label: string) => {
      const [button] = await canvas.findAllByRole('button', { name: label })
      if (button === undefined) throw new Error(`There is no button ${label}`)
      await userEvent.click(button)
    }
    await step('Add a product', async () => {
      await press(t('manage:action.add'))
      await userEvent.type(await canvas.findByLabelText(t('manage:form.name')), '测试灯 Lamp')
      await userEvent.type(canvas.getByLabelText(t('manage:form.price')), '19.5')
      await userEvent.type(canvas.getByLabelText(t('manage:form.description')), '一盏灯。')
      await userEvent.type(canvas.getByLabelText(t('manage:form.stock')), '3')
      await press(t('manage:form.save'))
    })
    await step('See that the storage is full, and what was typed', async () => {
      await expect(await canvas.findByText(t('manage:failure.store.full'))).toBeVisible()
      await expect(canvas.getByLabelText(t('manage:form.price'))).toHaveValue('19.5')
    })
  }),
})
