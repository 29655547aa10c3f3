import { expect, waitFor } from 'storybook/test'
import { press, says } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { signupCode } from '#.storybook/fixtures/signup.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { saysPolitely } from '#.storybook/saysPolitely.ts'
import preview from '#.storybook/preview.tsx'
import type { MailFlow } from '#machines/mailedCode.ts'
import { CodeForm } from './CodeForm.tsx'

const waiting: MailFlow = { status: 'waiting', secondsLeft: 42, timesSent: 0, problem: null }
const ready: MailFlow = { ...waiting, status: 'ready', secondsLeft: 0 }

const meta = preview.meta({
  component: CodeForm,
  args: { flow: signupCode },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'padded' },
  decorators: [formColumn],
})

const incomplete = 'auth:problem.codeIncomplete'
const verify = 'auth:code.submit'

/** The mail is out; another one may be asked for when the time has passed. */
export const Default = meta.story()

Default.test('submits six digits once', async (context) => {
  const { canvas, args, userEvent } = context
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291')
  await expect(args.flow.verify).not.toHaveBeenCalled()
  await press(context, verify)
  await expect(args.flow.verify).toHaveBeenCalledTimes(1)
  await expect(args.flow.verify).toHaveBeenCalledWith('384291')
})

Default.test('asks for six digits no longer once they are there', async (context) => {
  const { canvas, userEvent, globals } = context
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('38429{Enter}')
  await expect(canvas.getByText(inLanguage(globals, incomplete))).toBeVisible()
  await userEvent.click(canvas.getAllByRole('textbox')[5] ?? canvas.getByRole('form'))
  await userEvent.keyboard('1')
  await expect(canvas.queryByText(inLanguage(globals, incomplete))).toBeNull()
})

Default.test(
  'asks for all 6 digits, in the boxes and with the focus there (spec §5.11)',
  async (context) => {
    const { canvas, args, userEvent, globals, step } = context
    await step('Type 3 digits and press “Verify”', async () => {
      await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
      await userEvent.keyboard('384')
      await press(context, verify)
    })
    await expectProblems(context, [{ field: 'auth:code.group', problem: incomplete }])
    const boxes = canvas.getAllByRole('textbox')
    await step('The focus is on the first box, and all 6 are marked invalid', async () => {
      await expect(boxes[0]).toHaveFocus()
      await expect(boxes[0]).toHaveAccessibleDescription(inLanguage(globals, incomplete))
      await expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(
        Array<string>(6).fill('true'),
      )
    })
    await step('Nothing was submitted', async () => {
      await expect(args.flow.verify).not.toHaveBeenCalled()
    })
  },
)

Default.test('goes back to sign-up (spec §2.29)', async (context) => {
  await press(context, 'auth:code.back')
  await expect(context.args.flow.backToSignup).toHaveBeenCalledTimes(1)
})

/** The mail failed: an alert shows the code (spec §7). */
export const CodeShown = meta.story({
  args: { flow: { ...signupCode, shownCode: '384291', resend: ready } },
})

CodeShown.test(
  'shows the code in an alert, and fills it in on request (spec §7.11, §8.23)',
  async (context) => {
    const { canvas, args, step } = context
    await step('See the code 384291 in an alert', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('384291')
      // A page translator does not touch it.
      await expect(canvas.getByText('384291')).toHaveAttribute('translate', 'no')
    })
    await step('Press “Fill in the code”, then “Verify”', async () => {
      await press(context, 'auth:code.fillIn')
      await press(context, verify)
    })
    await step('This code was submitted', async () => {
      await expect(args.flow.verify).toHaveBeenCalledWith('384291')
    })
  },
)

/** The code is being checked. */
export const Verifying = meta.story({ args: { flow: { ...signupCode, pending: true } } })

/** Wrong, used or expired. */
export const InvalidCode = meta.story({
  args: { flow: { ...signupCode, problem: { code: 'invalidToken' } } },
})

InvalidCode.test('shows that the code is wrong (spec §8.7)', async (context) => {
  const { canvas, step } = context
  await step('See the alert: Invalid verification code. Please try again.', async () => {
    await says(context, 'alert', 'auth:code.invalidToken')
  })
  await step('Every box is marked invalid', async () => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid()
  })
})

/** Refused by the service as no code at all. */
export const InvalidFormat = meta.story({
  args: { flow: { ...signupCode, problem: { code: 'refused', field: 'code' } } },
})

InvalidFormat.test('shows that the format is wrong (spec §8.8)', async (context) => {
  const { canvas, globals, step } = context
  await step('See the alert with the reason: Invalid verification code format', async () => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      inLanguage(globals, 'auth:code.invalidToken') +
        inLanguage(globals, 'auth:code.invalidFormat'),
    )
  })
})

/** The session of the sign-up has gone. */
export const SignInAgain = meta.story({
  args: { flow: { ...signupCode, problem: { code: 'signInAgain' } } },
})

SignInAgain.test('asks to log in again, with the way (spec §8.9)', async (context) => {
  const { canvas, step } = context
  await step('See the alert: Please log in again after verification.', async () => {
    await says(context, 'alert', 'auth:code.signInAgain')
  })
  await step('Its link leads to the log-in page', async () => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
  })
})

/** Another code may be asked for. */
export const ResendReady = meta.story({ args: { flow: { ...signupCode, resend: ready } } })

ResendReady.test('asks for another code (spec §2.28)', async (context) => {
  const { args } = context
  await press(context, 'auth:code.resend')
  await expect(args.flow.sendAgain).toHaveBeenCalledTimes(1)
  await expect(args.flow.verify).not.toHaveBeenCalled()
})

/** Another code was sent, and the countdown starts again. */
export const Resent = meta.story({
  args: { flow: { ...signupCode, resend: { ...waiting, timesSent: 1 } } },
})

Resent.test('is announced', saysPolitely(['auth:code.resent', { count: 1 }]))

/** Too many codes were asked for. */
export const ResendFailed = meta.story({
  args: {
    flow: {
      ...signupCode,
      resend: {
        ...waiting,
        problem: { code: 'rateLimited' },
      },
    },
  },
})
