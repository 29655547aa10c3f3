import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { useAnnounce } from './announce.ts'
import { LiveRegion } from './LiveRegion.tsx'

/** Two buttons that say something. */
const Speakers = () => {
  const announce = useAnnounce()
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button onClick={() => announce('12 件产品 12 products')}>数一数 Count</Button>
      <Button look="danger" onClick={() => announce('保存失败 Saving failed', { urgent: true })}>
        失败 Fail
      </Button>
    </div>
  )
}

const meta = preview.meta({
  component: LiveRegion,
  parameters: { layout: 'padded' },
  args: { children: <Speakers /> },
})

/** Two regions that nobody sees, around the whole site. */
export const Default = meta.story()

Default.test('LR-1 both regions stand empty from the start', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('')
  await expect(canvas.getByRole('alert')).toHaveTextContent('')
})

Default.test(
  'LR-2 says one thing at a time, politely or urgently',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数一数 Count' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('12 件产品 12 products'),
    )
    await userEvent.click(canvas.getByRole('button', { name: '失败 Fail' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('保存失败 Saving failed'),
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
)

Default.test('LR-3 says the same sentence again', async ({ canvas, userEvent }) => {
  const count = canvas.getByRole('button', { name: '数一数 Count' })
  const region = canvas.getByRole('status')
  await userEvent.click(count)
  await waitFor(() => expect(region).toHaveTextContent('12 件产品 12 products'))
  await userEvent.click(count)
  await expect(region).toHaveTextContent('')
  await waitFor(() => expect(region).toHaveTextContent('12 件产品 12 products'))
})
