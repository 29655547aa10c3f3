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
    for (const file of [new File(['a,b'], 'products.csv'), new File(['x'], 'products.xlsx')]) {
      await userEvent.upload(input, file)
      await expect(args.onFile).toHaveBeenLastCalledWith(file)
    }
  },
)
