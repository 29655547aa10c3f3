import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { named, press, says } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { ResendButton, type ResendButtonProps } from './ResendButton.tsx'

const args: ResendButtonProps = { status: 'waiting', secondsLeft: 42, onResend: fn() }

const meta = preview.meta({
  component: ResendButton,
  tags: ['autodocs'],
  args,
})

/** The wait, with its seconds in figures of one width. */
export const Waiting = meta.story({ tags: ['default'] })

Waiting.test('keeps focus and does nothing while waiting', async (context) => {
  const { args, userEvent, step } = context
  const button = named(context, 'button', ['auth:code.resendIn', { seconds: 42 }])
  await step('Tab to “Resend in 42 s”: it takes the focus', async () => {
    await userEvent.tab()
    await expect(button).toHaveFocus()
  })
  await step('Press it by Enter and by click: nothing is sent', async () => {
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onResend).not.toHaveBeenCalled()
  })
})

/** The wait is over. */
export const Ready = meta.story({ args: { status: 'ready', secondsLeft: 0 } })

Ready.test('asks for another code (spec §2.28)', async (context) => {
  const { args, step } = context
  await step('Press “Resend”: one code is asked for', async () => {
    await press(context, 'auth:code.resend')
    await expect(args.onResend).toHaveBeenCalledTimes(1)
  })
})

Ready.test(
  'announces nothing after a failed try',
  { render: () => <Failing /> },
  async ({ canvas, userEvent }) => {
    const [button, fail] = canvas.getAllByRole('button')
    if (button === undefined || fail === undefined) throw new Error('two buttons are rendered')
    await userEvent.click(button)
    await userEvent.click(fail)
    await expect(button).not.toHaveAttribute('aria-busy')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
)

/** Another code is on its way. */
export const Sending = meta.story({ args: { status: 'sending', secondsLeft: 0 } })

const Countdown = () => {
  const [seconds, setSeconds] = useState(60)
  return (
    <>
      <ResendButton
        status={seconds === 0 ? 'ready' : 'waiting'}
        secondsLeft={seconds}
        onResend={fn()}
      />
      <Button variant="quiet" onClick={() => setSeconds(seconds === 60 ? 1 : seconds - 1)}>
        60 → 1 → 0
      </Button>
    </>
  )
}

/** Step by step: 60, 1, over. */
export const RunsOut = meta.story({ render: () => <Countdown /> })

RunsOut.test('keeps its width and announces only the end of the countdown', async (context) => {
  const { canvas, userEvent } = context
  const [button, step] = canvas.getAllByRole('button')
  if (button === undefined || step === undefined) throw new Error('two buttons are rendered')
  const { width } = button.getBoundingClientRect()
  await userEvent.click(step)
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(step)
  await expect(button.getBoundingClientRect().width).toBe(width)
  await expect(button).not.toHaveAttribute('aria-disabled')
  await says(context, 'status', 'auth:code.resendReady')
})

const Failing = () => {
  const [status, setStatus] = useState<ResendButtonProps['status']>('ready')
  return (
    <>
      <ResendButton status={status} secondsLeft={0} onResend={() => setStatus('sending')} />
      <Button variant="quiet" onClick={() => setStatus('ready')}>
        ✕
      </Button>
    </>
  )
}
