import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { ConnectionCheck } from './ConnectionCheck.tsx'

const meta = preview.meta({
  component: ConnectionCheck,
  tags: ['autodocs'],
  args: { probe: 'account' as const, running: false, result: null },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 560 }}>
        <Story />
      </ul>
    ),
  ],
})

/** Not asked yet: a hollow ring. */
export const NotRun = meta.story()

/** Running: the ring is animated once. */
export const Running = meta.story({
  args: { running: true, result: { probe: 'account', ok: true, milliseconds: 128 } },
})

Running.test('hides an earlier outcome while it is asked again', async ({ canvas }) => {
  await expect(canvas.getByRole('listitem')).not.toHaveTextContent('128')
})

/** Answered. */
export const Passed = meta.story({
  args: { result: { probe: 'account', ok: true, milliseconds: 1280 } },
})

/** Failed: another shape, and the reason as text. */
export const Failed = meta.story({
  args: {
    probe: 'signup',
    result: {
      probe: 'signup',
      ok: false,
      milliseconds: 73,
      failure: { code: 'rateLimited' },
    },
  },
})
