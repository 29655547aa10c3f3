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

Default.test(
  'hands over a chosen table or workbook',
  async ({ canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector('input')
    if (input === null) throw new Error('There is no file input')
    // A file of a spreadsheet program may come without a type.
    await userEvent.upload(input, new File(['a,b'], 'products.csv'))
    await expect(args.onFile).toHaveBeenCalledTimes(1)
    await userEvent.upload(input, new File(['x'], 'products.xlsx'))
    // Files are equal to each other, whatever they hold.
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  },
)
