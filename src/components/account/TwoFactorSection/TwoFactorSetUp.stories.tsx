import { expect } from 'storybook/test'
import { factorsActions } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { TwoFactorSetUp } from './TwoFactorSetUp.tsx'

const flow = {
  ...factorsActions,
  screen: 'setUp',
  secret: 'JBSWY3DPEHPK3PXPMZXW6YTBOI4DQNBV',
  uri: 'otpauth://totp/Xinyuan%3Alin%40example.com?issuer=Xinyuan&secret=JBSWY3DPEHPK3PXPMZXW6YTBOI4DQNBV',
  pending: false,
  problem: null,
} as const

const meta = preview.meta({
  title: 'account/TwoFactorSetUp',
  component: TwoFactorSetUp,
  tags: ['autodocs'],
  // The pictures of the section show it.
  parameters: { visual: { disable: true } },
  args: { flow },
})

/** The key as a code to scan and as text, and the field for the first code. */
export const Default = meta.story()

Default.test('shows the key in groups of four', async ({ canvas }) => {
  await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP MZXW 6YTB OI4D QNBV')).toBeVisible()
})

/** The code is being checked. */
export const Pending = meta.story({ args: { flow: { ...flow, pending: true } } })

Pending.test('cannot be left while the code is checked', async (context) => {
  const { canvas, args, userEvent, globals } = context
  const cancel = inLanguage(globals, 'twoFactor:section.cancel')
  await userEvent.click(canvas.getByRole('button', { name: cancel }))
  await expect(args.flow.cancel).not.toHaveBeenCalled()
})

/** Another code, or one that is over. */
export const WrongCode = meta.story({
  args: { flow: { ...flow, problem: { code: 'invalidToken' } } },
})

/** The service did not answer. */
export const Failed = meta.story({ args: { flow: { ...flow, problem: { code: 'network' } } } })
