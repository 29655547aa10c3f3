import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { VerifyEmailPage, type VerifyEmailPageProps } from './VerifyEmailPage.tsx'

const flow: VerifyEmailPageProps['flow'] = {
  status: 'ready',
  code: null,
  newPassword: null,
  problem: null,
  confirm: fn(),
}

const meta = preview.meta({
  component: VerifyEmailPage,
  tags: ['autodocs'],
  args: { flow },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/verify-email' },
})

/** The link is good and waits for the button. */
export const Ready = meta.story({ tags: ['default'] })

Ready.test(
  'moves the focus to the heading that says it is done',
  { render: () => <Journey /> },
  async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button'))
    await expect(named(context, 'heading', 'auth:verify.confirmedTitle')).toHaveFocus()
  },
)

/** Wrong, used or expired. */
export const LinkSpent = meta.story({ args: { flow: { ...flow, status: 'linkSpent' } } })

/** Done. */
export const Confirmed = meta.story({ args: { flow: { ...flow, status: 'confirmed' } } })

const Journey = () => {
  const [status, setStatus] = useState<'ready' | 'confirmed'>('ready')
  return <VerifyEmailPage flow={{ ...flow, status, confirm: () => setStatus('confirmed') }} />
}
