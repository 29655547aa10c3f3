import { expect, fn } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
import type { VerifyFlow } from '#machines/mailedLinks.ts'
import { VerifyEmailPanel, type VerifyEmailPanelProps } from './VerifyEmailPanel.tsx'

const args: VerifyEmailPanelProps = {
  status: 'ready',
  code: null,
  problem: null as VerifyFlow['problem'],
  onConfirm: fn(),
}

const meta = preview.meta({
  component: VerifyEmailPanel,
  args,
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** The link is good and waits for the button. */
export const Ready = meta.story()

Ready.test('confirms by the button only', async ({ canvas, args, userEvent, globals }) => {
  await expect(args.onConfirm).not.toHaveBeenCalled()
  await userEvent.click(
    canvas.getByRole('button', {
      name: inLanguage(globals, 'auth:verify.submit'),
    }),
  )
  await expect(args.onConfirm).toHaveBeenCalledTimes(1)
})

/** Under way. */
export const Confirming = meta.story({ args: { status: 'confirming' } })

Confirming.test('confirms once', async ({ canvas, args, userEvent }) => {
  await userEvent.dblClick(canvas.getByRole('button'))
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await expect(args.onConfirm).not.toHaveBeenCalled()
})

/** The service did not answer: the button stays. */
export const Failed = meta.story({
  args: { problem: { code: 'network' } },
  play: showsTexts('auth:verify.failed'),
})

/** Wrong, used or expired. */
export const LinkSpent = meta.story({ args: { status: 'linkSpent' } })

LinkSpent.test('offers log-in when the link is spent', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
  await expect(canvas.queryByRole('button')).toBeNull()
})

/** The address lacks its parts. */
export const LinkBroken = meta.story({ args: { status: 'linkBroken' } })

/** Confirmed now or earlier. */
export const Confirmed = meta.story({
  args: { status: 'confirmed' },
  play: showsTexts('auth:verify.toDashboard'),
})

Confirmed.test('leads to the dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
})

/** Confirmed with the link of a sign-up: the six digits to enter there (decision S7). */
export const CodeShown = meta.story({
  args: { status: 'confirmed', code: '384291' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await showsRole('group', 'auth:verify.code')(context)
    await showsTexts('auth:verify.toLogin')(context)
    await expect(context.canvas.getByText('384291')).toBeVisible()
  },
})

/** Failures are codes: they change language with the page (decision L3). */
export const LanguageSwitched = meta.story({
  args: { problem: { code: 'timeout' } },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test('translates its failure', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'The email could not be confirmed. Please try again.The service did not answer in time. Please wait a while.',
  )
})
