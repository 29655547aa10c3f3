import { expect, fn, waitFor } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import type { CodeFailure, Resend } from '#machines/signup/flow.ts'
import { inEnglish } from '#tests/support/i18n.ts'
import { CodeForm } from './CodeForm.tsx'

const waiting: Resend = { status: 'waiting', secondsLeft: 42, timesSent: 0, problem: null }
const ready: Resend = { ...waiting, status: 'ready', secondsLeft: 0 }

const meta = preview.meta({
  component: CodeForm,
  tags: ['!autodocs'],
  args: {
    shownCode: null as string | null,
    pending: false,
    problem: null as CodeFailure | null,
    resend: waiting,
    onVerify: fn(),
    onResend: fn(),
    onBack: fn(),
    onInvalidChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, layout: 'padded' },
  decorators: [formColumn],
})

const incomplete = 'auth:problem.codeIncomplete'
const verify = 'auth:code.submit'

/** The mail is out; another one may be asked for when the time has passed. */
export const Default = meta.story()

Default.test('is ready to type in', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
})

Default.test('submits six digits once', async ({ canvas, args, userEvent, globals }) => {
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291')
  await expect(args.onVerify).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, verify) }))
  await expect(args.onVerify).toHaveBeenCalledTimes(1)
  await expect(args.onVerify).toHaveBeenCalledWith('384291')
  await expect(args.onInvalidChange).toHaveBeenLastCalledWith(false)
})

Default.test('submits by Enter from a box', async ({ canvas, args, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291{Enter}')
  await expect(args.onVerify).toHaveBeenCalledTimes(1)
  await expect(args.onVerify).toHaveBeenCalledWith('384291')
})

Default.test(
  'asks for all 6 digits, in the boxes and with the focus there (spec §5)',
  async (context) => {
    const { canvas, args, userEvent, globals, step } = context
    await step('Type 3 digits and press “Verify”', async () => {
      await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
      await userEvent.keyboard('384')
      await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, verify) }))
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
    await step('Nothing was submitted, and the form says that it is invalid', async () => {
      await expect(args.onVerify).not.toHaveBeenCalled()
      await expect(args.onInvalidChange).toHaveBeenLastCalledWith(true)
    })
  },
)

Default.test('goes back to sign-up', async ({ canvas, args, userEvent, globals }) => {
  await userEvent.click(
    canvas.getByRole('button', {
      name: inLanguage(globals, 'auth:code.back'),
    }),
  )
  await expect(args.onBack).toHaveBeenCalledTimes(1)
})

Default.test('says what to do when nothing arrives', async ({ canvas, globals }) => {
  for (const key of ['auth:code.missing', 'auth:code.missingText'] as const)
    await expect(canvas.getByText(inLanguage(globals, key))).toBeVisible()
})

/** The mail failed: an alert shows the code (spec §7). */
export const CodeShown = meta.story({ args: { shownCode: '384291', resend: ready } })

CodeShown.test(
  'shows the code in an alert, and fills it in on request',
  async ({ canvas, args, userEvent, globals, step }) => {
    await step('See the code 384291 in an alert', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('384291')
    })
    await step('Press “Fill in the code”, then “Verify”', async () => {
      await userEvent.click(
        canvas.getByRole('button', {
          name: inLanguage(globals, 'auth:code.fillIn'),
        }),
      )
      await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, verify) }))
    })
    await step('This code was submitted', async () => {
      await expect(args.onVerify).toHaveBeenCalledWith('384291')
    })
  },
)

/** The code is being checked. */
export const Verifying = meta.story({ args: { pending: true } })

Verifying.test('checks one code at a time', async ({ canvas, args, userEvent, globals }) => {
  const button = canvas.getByRole('button', {
    name: inLanguage(globals, 'auth:code.pending'),
  })
  await userEvent.dblClick(button)
  await userEvent.keyboard('{Enter}')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(args.onVerify).not.toHaveBeenCalled()
})

/** Wrong, used or expired. */
export const InvalidCode = meta.story({ args: { problem: { code: 'invalidToken' } } })

InvalidCode.test('shows that the code is wrong (spec §8)', async (context) => {
  const { canvas, globals, step } = context
  await step('See the alert: Invalid verification code. Please try again.', async () => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      inLanguage(globals, 'auth:code.invalidToken'),
    )
  })
  await step('Every box is marked invalid', async () => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid()
  })
})

/** Refused by the service as no code at all. */
export const InvalidFormat = meta.story({
  args: { problem: { code: 'refused', field: 'code' } },
})

InvalidFormat.test('shows that the format is wrong (spec §8)', async (context) => {
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
  args: { problem: { code: 'signInAgain' } },
  play: showsTexts('auth:verify.toLogin'),
})

SignInAgain.test(
  'asks to log in again, with the way (spec §8)',
  async ({ canvas, globals, step }) => {
    await step('See the alert: Please log in again after verification.', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        inLanguage(globals, 'auth:code.signInAgain'),
      )
    })
    await step('Its link leads to the log-in page', async () => {
      await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
    })
  },
)

/** Another code may be asked for. */
export const ResendReady = meta.story({ args: { resend: ready } })

ResendReady.test('asks for another code', async ({ canvas, args, userEvent, globals }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'auth:code.resend') }),
  )
  await expect(args.onResend).toHaveBeenCalledTimes(1)
  await expect(args.onVerify).not.toHaveBeenCalled()
})

/** Another code was sent, and the countdown starts again. */
export const Resent = meta.story({ args: { resend: { ...waiting, timesSent: 1 } } })

Resent.test('announces that the code was sent again', async ({ canvas, globals }) => {
  const text = inLanguage(globals, ['auth:code.resent', { count: 1 }])
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
})

/** Too many codes were asked for. */
export const ResendFailed = meta.story({
  args: {
    resend: {
      ...waiting,
      problem: { code: 'rateLimited' },
    },
  },
})

ResendFailed.test('announces that it was not sent again', async ({ canvas, globals }) => {
  const text = inLanguage(globals, 'auth:code.resendFailed')
  await waitFor(() => expect(canvas.getByText(text)).toBeVisible())
  await expect(canvas.getByRole('alert')).toHaveTextContent(text)
})

/** Problems and failures are codes: they change language with the page (decision L3). */
export const LanguageSwitched = meta.story({
  args: { problem: { code: 'network' }, resend: { ...waiting, timesSent: 2 } },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test(
  'translates every message when the language changes and keeps the digits',
  async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
    await userEvent.keyboard('384{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAccessibleDescription(
      inEnglish(incomplete),
    )
    await expect(
      canvas.getByRole('textbox', {
        name: inEnglish('auth:code.digit', { position: 3, total: 6 }),
      }),
    ).toHaveValue('4')
    await expect(canvas.getByText(inEnglish('auth:code.failed'))).toBeVisible()
    await expect(canvasElement.querySelector('form')).not.toHaveTextContent(/\p{Script=Han}/u)
  },
)
