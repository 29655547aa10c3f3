import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { VerifyEmailPage, type VerifyEmailPageProps } from './VerifyEmailPage.tsx'

const flow: VerifyEmailPageProps['flow'] = {
  status: 'ready',
  code: null,
  problem: null,
  confirm: fn(),
}

const meta = preview.meta({
  component: VerifyEmailPage,
  tags: ['!autodocs'],
  args: { flow },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/verify-email' },
})

/** The link is good and waits for the button. */
export const Ready = meta.story()

/** Under way. */
export const Confirming = meta.story({ args: { flow: { ...flow, status: 'confirming' } } })

/** The service did not answer. */
export const Failed = meta.story({ args: { flow: { ...flow, problem: { code: 'timeout' } } } })

/** Wrong, used or expired. */
export const LinkSpent = meta.story({ args: { flow: { ...flow, status: 'linkSpent' } } })

/** The address lacks its parts. */
export const LinkBroken = meta.story({ args: { flow: { ...flow, status: 'linkBroken' } } })

/** Done. */
export const Confirmed = meta.story({ args: { flow: { ...flow, status: 'confirmed' } } })

const Journey = () => {
  const [status, setStatus] = useState<'ready' | 'confirmed'>('ready')
  return <VerifyEmailPage flow={{ ...flow, status, confirm: () => setStatus('confirmed') }} />
}

/** From the button to the end. */
export const Confirms = meta.story({ render: () => <Journey /> })

Confirms.test(
  'moves the focus to the heading that says it is done',
  async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(
      canvas.getByRole('heading', {
        name: inLanguage(globals, 'auth:verify.confirmedTitle'),
      }),
    ).toHaveFocus()
  },
)

/** Done, with the code that the sign-up page waits for (decision S7). */
export const ConfirmedWithCode = meta.story({
  args: { flow: { ...flow, status: 'confirmed', code: '314159' } },
  parameters: { chromatic: { disableSnapshot: true } },
})

ConfirmedWithCode.test('shows the six digits, to copy', async ({ canvas, globals }) => {
  const name = inLanguage(globals, 'auth:verify.code')
  await expect(canvas.getByRole('group', { name })).toHaveTextContent('314159')
  const copy = inLanguage(globals, 'auth:verify.copyCode')
  await expect(canvas.getByRole('button', { name: copy })).toBeVisible()
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Ready.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})
