import { expect, fn } from 'storybook/test'
import { leads, press, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { WelcomeHeader, type WelcomeHeaderProps } from './WelcomeHeader.tsx'

const flow: WelcomeHeaderProps['flow'] = { loggingOut: false, problem: null, logOut: fn() }

const meta = preview.meta({
  component: WelcomeHeader,
  tags: ['autodocs'],
  args: { user: { name: '林夏', email: 'linxia@example.com' }, flow },
  parameters: { layout: 'padded' },
})

/** The name of the user, and log-out. */
export const Default = meta.story()

Default.test('greets by name and shows the address (spec §2.31)', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    inLanguage(globals, ['dashboard:welcome.greeting', { name: '林夏' }]),
  )
  await expect(canvas.getByText('linxia@example.com')).toBeVisible()
})

Default.test('logs out (spec §2.34)', async (context) => {
  await press(context, 'common:logOut.submit')
  await expect(context.args.flow.logOut).toHaveBeenCalledTimes(1)
})

Default.test('leads to the account', async (context) => {
  await leads(context, '/dashboard/account', 'dashboard:welcome.account')
})

/** An account made elsewhere may have no name. */
export const Nameless = meta.story({ args: { user: { name: '', email: 'linxia@example.com' } } })

/** Log-out is under way. */
export const LoggingOut = meta.story({ args: { flow: { ...flow, loggingOut: true } } })

/** It failed, and the session continues. */
export const LogOutFailed = meta.story({
  args: { flow: { ...flow, problem: { code: 'network' } } },
})

LogOutFailed.test('shows that log-out failed (spec §8.10)', async (context) => {
  await context.step('See the alert: Logout failed. Please try again.', async () => {
    await says(context, 'alert', 'common:logOut.failed')
  })
})

/** A long name and address wrap; the button does not. */
export const LongWords = meta.story({
  args: {
    user: {
      name: 'Maximiliane Alexandra von und zu Hohenzollern-Sigmaringen',
      email: 'maximiliane.alexandra.von.und.zu.hohenzollern-sigmaringen@a-very-long-domain.example',
    },
  },
})
