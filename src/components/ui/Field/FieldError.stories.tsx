import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { FieldError } from './FieldError.tsx'

const meta = preview.meta({
  component: FieldError,
  parameters: {
    docs: { story: { inline: false, height: '120px' } },
    layout: 'padded',
    chromatic: { disableSnapshot: true },
  },
  args: { id: 'price-error', children: '请输入有效的价格 Please enter a valid price' },
})

/** An icon and the whole sentence. */
export const Default = meta.story()

Default.test('FE-1 is found by its id and is silent on arrival', async ({ canvas }) => {
  const error = canvas.getByText('请输入有效的价格 Please enter a valid price')
  await expect(error).toHaveAttribute('id', 'price-error')
  await expect(canvas.queryByRole('alert')).toBeNull()
})

/** Long text wraps beside the icon. */
export const LongText = meta.story({
  args: {
    children:
      '请输入有效的通信地址，至少要有城市和街道 Please enter a valid postal address with at least a city and a street',
  },
})
