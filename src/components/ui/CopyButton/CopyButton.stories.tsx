import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  component: CopyButton,
  tags: ['!autodocs'],
  args: {
    text: 'JBSWY3DPEHPK3PXP',
    labels: { copy: 'Copy key', copied: 'Copied', failed: 'Could not copy.' },
  },
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
})

/** Before the first press. */
export const Default = meta.story()

Default.test('copies the text, and says so', async ({ canvas, userEvent }) => {
  const writeText = fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus())
  await expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP')
  await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
})

Default.test('says when the browser refuses', async ({ canvas, userEvent }) => {
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await userEvent.click(canvas.getByRole('button', { name: 'Copy key' }))
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Could not copy.'))
})
