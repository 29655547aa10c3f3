import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { FileInput } from './FileInput.tsx'

const meta = preview.meta({
  component: FileInput,
  tags: ['autodocs'],
  parameters: { visual: { disable: true } },
  args: { ref: null, accept: '.json,application/json', onFile: fn() },
})

/** Nothing is seen of it. */
export const Default = meta.story()

Default.test(
  'reports the file that was chosen, also twice the same',
  async ({ canvasElement, args, userEvent }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement
    const file = new File(['[]'], 'products.json', { type: 'application/json' })
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onFile).toHaveBeenCalledTimes(2)
    await expect(args.onFile).toHaveBeenLastCalledWith(file)
    await expect(input).not.toBeVisible()
  },
)
