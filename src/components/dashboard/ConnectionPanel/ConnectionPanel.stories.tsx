import { expect, fn } from 'storybook/test'
import { named, press, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { ConnectionPanel, type ConnectionPanelProps } from './ConnectionPanel.tsx'

const flow: ConnectionPanelProps['flow'] = {
  running: null,
  results: [],
  testConnection: fn(),
  testSignup: fn(),
}

const meta = preview.meta({
  component: ConnectionPanel,
  args: { flow },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 660 }}>
        <Story />
      </div>
    ),
  ],
})

const testConnection = 'dashboard:connection.testConnection'
const testSignup = 'dashboard:connection.testSignup'

/** Before the first test. */
export const NotRun = meta.story({
  tags: ['default'],
})

NotRun.test('offers both tests, by mouse and keyboard (spec §2.32)', async (context) => {
  const { args, userEvent } = context
  await press(context, testConnection)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(args.flow.testConnection).toHaveBeenCalledTimes(1)
  await expect(args.flow.testSignup).toHaveBeenCalledTimes(1)
})

NotRun.test('explains and announces nothing before a test', async ({ canvas, globals }) => {
  await expect(canvas.queryByText(inLanguage(globals, 'dashboard:connection.text'))).toBeNull()
  await expect(canvas.queryByRole('list')).toBeNull()
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
})

NotRun.test(
  'says how many checks passed, not that all did',
  {
    args: {
      flow: {
        ...flow,
        results: [
          { probe: 'service', ok: true, milliseconds: 41 },
          { probe: 'account', ok: true, milliseconds: 128 },
          { probe: 'database', ok: true, milliseconds: 96 },
        ],
      },
    },
  },
  async (context) => {
    await says(context, 'status', ['dashboard:connection.passed', { count: 3 }])
  },
)

/** The connection test is under way; both buttons wait. */
export const TestingConnection = meta.story({
  args: { flow: { ...flow, running: 'connection' } },
})

TestingConnection.test('starts no second test while one is under way', async (context) => {
  const { args, userEvent } = context
  const first = named(context, 'button', testConnection)
  const second = named(context, 'button', testSignup)
  await userEvent.click(first)
  await userEvent.click(second)
  await expect(first).toHaveAttribute('aria-busy', 'true')
  await expect(second).toHaveAttribute('aria-disabled', 'true')
  await expect(args.flow.testConnection).not.toHaveBeenCalled()
  await expect(args.flow.testSignup).not.toHaveBeenCalled()
})

/** The sign-up test is under way; what the connection test found stays. */
export const TestingSignup = meta.story({
  args: {
    flow: {
      ...flow,
      running: 'signup',
      results: [
        { probe: 'service', ok: true, milliseconds: 41 },
        { probe: 'account', ok: true, milliseconds: 128 },
        { probe: 'database', ok: true, milliseconds: 96 },
      ],
    },
  },
})

/** One check fails: its row shows the reason. */
export const OneFailed = meta.story({
  args: {
    flow: {
      ...flow,
      results: [
        { probe: 'service', ok: true, milliseconds: 41 },
        { probe: 'account', ok: true, milliseconds: 128 },
        { probe: 'database', ok: true, milliseconds: 96 },
        {
          probe: 'signup',
          ok: false,
          milliseconds: 73,
          failure: { code: 'rateLimited' },
        },
      ],
    },
  },
})

OneFailed.test('announces the outcome once, politely (spec §2.32)', async (context) => {
  await says(context, 'status', ['dashboard:connection.done', { count: 1 }])
})
