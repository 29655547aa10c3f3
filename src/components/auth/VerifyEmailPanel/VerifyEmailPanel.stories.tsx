import { expect, fn } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import preview from '#.storybook/preview.tsx'
import { VerifyEmailPanel, type VerifyEmailPanelProps } from './VerifyEmailPanel.tsx'

const flow: VerifyEmailPanelProps['flow'] = {
  status: 'ready',
  code: null,
  newPassword: null,
  problem: null,
  confirm: fn(),
}

const args: VerifyEmailPanelProps = { flow }

const meta = preview.meta({
  component: VerifyEmailPanel,
  tags: ['autodocs'],
  args,
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** The link is good and waits for the button. */
export const Ready = meta.story({ tags: ['default'] })

Ready.test('confirms by the button only', async (context) => {
  const { args } = context
  await expect(args.flow.confirm).not.toHaveBeenCalled()
  await press(context, 'auth:verify.submit')
  await expect(args.flow.confirm).toHaveBeenCalledTimes(1)
})

/** Under way. */
export const Confirming = meta.story({ args: { flow: { ...flow, status: 'confirming' } } })

/** The service did not answer: the button stays. */
export const Failed = meta.story({
  args: { flow: { ...flow, problem: { code: 'network' } } },
})

/** Wrong, used or expired. */
export const LinkSpent = meta.story({ args: { flow: { ...flow, status: 'linkSpent' } } })

LinkSpent.test('offers log-in when the link is spent', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** The address lacks its parts. */
export const LinkBroken = meta.story({ args: { flow: { ...flow, status: 'linkBroken' } } })

/** Confirmed now or earlier. */
export const Confirmed = meta.story({
  args: { flow: { ...flow, status: 'confirmed' } },
})

Confirmed.test('leads to the dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
})

/** Confirmed with the link of a sign-up: the six digits to enter there (decision S7). */
export const CodeShown = meta.story({
  args: { flow: { ...flow, status: 'confirmed', code: '384291' } },
})
