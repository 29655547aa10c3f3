import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { ImportButton } from './ImportButton.tsx'

const meta = preview.meta({
  component: ImportButton,
  tags: ['autodocs'],
  args: { children: '$t(manage:backup.restore)', onFile: fn() },
})

/** Where data was lost: the way back. */
export const Default = meta.story()

Default.test('hands over the chosen file', async ({ canvasElement, args, userEvent }) => {
  const input = canvasElement.querySelector('input')
  if (input === null) throw new Error('There is no file input')
  const file = new File(['a,b'], 'products.csv', { type: 'text/csv' })
  await userEvent.upload(input, file)
  await expect(args.onFile).toHaveBeenCalledWith(file)
})
