import { expect, fn } from 'storybook/test'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { ResetPasswordPage, type ResetPasswordPageProps } from './ResetPasswordPage.tsx'

const flow: ResetPasswordPageProps['flow'] = { status: 'editing', problem: null, submit: fn() }

const meta = preview.meta({
  component: ResetPasswordPage,
  tags: ['autodocs'],
  args: { flow },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/reset-password' },
})

/** The link is good: choose a password. */
export const Editing = meta.story({ tags: ['default'] })

/** Another browser than the one that signed up has confirmed the address (decision A10). */
export const Confirmed = meta.story({ args: { confirmed: true } })

/** Wrong, used or expired. */
export const LinkSpent = meta.story({
  args: { flow: { ...flow, status: 'linkSpent' } },
})

LinkSpent.test('leads to log-in, where another mail can be asked for', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
  await expect(canvas.queryByRole('textbox')).toBeNull()
})

/** The address lacks its parts. */
export const LinkBroken = meta.story({ args: { flow: { ...flow, status: 'linkBroken' } } })

/** Done. */
export const Saved = meta.story({ tags: ['default'], args: { flow: { ...flow, status: 'saved' } } })
