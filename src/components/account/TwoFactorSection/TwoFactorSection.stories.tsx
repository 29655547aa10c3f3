import { expect, waitFor } from 'storybook/test'
import { useState } from 'react'
import { named, press } from '#.storybook/byName.ts'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { factors, factorsActions } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { TwoFactorSection, type TwoFactorSectionProps } from './TwoFactorSection.tsx'

const setUp = {
  screen: 'setUp',
  secret: 'JBSWY3DPEHPK3PXPMZXW6YTBOI4DQNBV',
  uri: 'otpauth://totp/Xinyuan%3Alin%40example.com?issuer=Xinyuan&secret=JBSWY3DPEHPK3PXPMZXW6YTBOI4DQNBV',
  pending: false,
  problem: null,
} as const
const offers = { totp: true, email: true, recoveryCode: true }
const ask = {
  screen: 'ask',
  offers,
  purpose: 'turnOff',
  method: 'totp',
  pending: false,
  problem: null,
} as const
const codes = ['3f9a1c4001', '7b20de4001', 'c4518e4001', '90ab6d4001', '1e7f424001', 'd8c3054001']

const meta = preview.meta({
  component: TwoFactorSection,
  args: { flow: factors, emailVerified: true },
  argTypes: { flow: { control: false, table: { type: { summary: 'FactorsFlow' } } } },
  parameters: { docs: { story: { inline: false } }, layout: 'padded' },
})

const start = 'twoFactor:section.start'

/** Off. */
export const Default = meta.story()

Default.test('starts the set-up', async (context) => {
  await press(context, start)
  await expect(context.args.flow.start).toHaveBeenCalledTimes(1)
})

Default.test(
  'moves the focus to what takes the place of the button',
  { render: (args) => <Flow {...args} /> },
  async (context) => {
    await press(context, start)
    await expect(named(context, 'heading', 'twoFactor:section.scan')).toHaveFocus()
  },
)

/** The state is being loaded. */
export const Loading = meta.story({
  args: { flow: { ...factorsActions, screen: 'loading' } },
})

/** The state could not be loaded. */
export const Failed = meta.story({
  args: { flow: { ...factorsActions, screen: 'failed', problem: { code: 'network' } } },
})

Failed.test('offers another try', async ({ canvas, args, userEvent, globals }) => {
  const name = inLanguage(globals, 'common:action.retry')
  await userEvent.click(await canvas.findByRole('button', { name }))
  await expect(args.flow.retry).toHaveBeenCalledTimes(1)
})

/** The set-up is being prepared. */
export const Starting = meta.story({
  args: { flow: { ...factorsActions, screen: 'off', pending: true, problem: null } },
})

/** The set-up could not be started. */
export const StartFailed = meta.story({
  args: {
    flow: { ...factorsActions, screen: 'off', pending: false, problem: { code: 'network' } },
  },
})

/** QR code, key and the first code. */
export const SetUp = meta.story({
  args: { flow: { ...factorsActions, ...setUp } },
  // Its script is fetched when it is needed: a picture waits for it.
  play: showsRole('img', 'twoFactor:section.qr'),
})

SetUp.test('shows the QR code and the key in groups of four', async ({ canvas, globals }) => {
  const name = inLanguage(globals, 'twoFactor:section.qr')
  await expect(await canvas.findByRole('img', { name })).toBeVisible()
  await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP MZXW 6YTB OI4D QNBV')).toBeVisible()
})

SetUp.test('asks for all 6 digits, then hands them over', async (context) => {
  const { canvas, args, userEvent } = context
  const [box] = canvas.getAllByRole('textbox')
  if (box === undefined) throw new Error('There is no box')
  await userEvent.click(box)
  await userEvent.keyboard('384{Enter}')
  await expectProblems(context, [
    {
      field: 'auth:code.group',
      problem: 'auth:problem.codeIncomplete',
    },
  ])
  await expect(args.flow.submit).not.toHaveBeenCalled()
  await userEvent.keyboard('{End}')
  await userEvent.paste('384291')
  await userEvent.keyboard('{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledWith('384291')
})

SetUp.test('can be left', async (context) => {
  await press(context, 'twoFactor:section.cancel')
  await expect(context.args.flow.cancel).toHaveBeenCalledTimes(1)
})

/** The first code is being checked. */
export const Confirming = meta.story({
  args: { flow: { ...factorsActions, ...setUp, pending: true } },
})

Confirming.test('cannot be left while the code is checked', async (context) => {
  await press(context, 'twoFactor:section.cancel')
  await expect(context.args.flow.cancel).not.toHaveBeenCalled()
})

/** The first code was wrong. */
export const SetUpWrong = meta.story({
  args: { flow: { ...factorsActions, ...setUp, problem: { code: 'invalidToken' } } },
})

/** Fresh recovery codes. */
export const Codes = meta.story({ args: { flow: { ...factorsActions, screen: 'codes', codes } } })

/** On, with every factor. */
export const On = meta.story({
  tags: ['default'],
  args: { flow: { ...factorsActions, screen: 'on', offers } },
})

On.test('lists the factors, and asks before a change', async (context) => {
  const { canvas, args } = context
  const items = canvas.getAllByRole('listitem')
  await expect(items).toHaveLength(3)
  await press(context, 'twoFactor:section.renew')
  await expect(args.flow.ask).toHaveBeenLastCalledWith('renew')
  await press(context, 'twoFactor:section.turnOff')
  await expect(args.flow.ask).toHaveBeenLastCalledWith('turnOff')
})

/** All recovery codes were used, and the address is not verified. */
export const OnWithoutCodes = meta.story({
  args: {
    emailVerified: false,
    flow: {
      ...factorsActions,
      screen: 'on',
      offers: { totp: true, email: false, recoveryCode: false },
    },
  },
})

/** A code is asked for, to turn it off. */
export const AskTurnOff = meta.story({
  args: { flow: { ...factorsActions, ...ask } },
})

AskTurnOff.test('asks for a code in a dialog that names the consequence', async (context) => {
  const { canvas, args, userEvent, globals } = context
  const dialog = named(context, 'alertdialog', 'twoFactor:section.ask.turnOff')
  await expect(dialog).toHaveAccessibleDescription(
    inLanguage(globals, 'twoFactor:section.ask.turnOffText'),
  )
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
  await userEvent.keyboard('384291{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledWith('384291')
  await press(context, 'twoFactor:section.cancel')
  await expect(args.flow.cancel).toHaveBeenCalledTimes(1)
})

/** A code is asked for, to make new recovery codes. */
export const AskRenew = meta.story({
  args: { flow: { ...factorsActions, ...ask, purpose: 'renew' } },
})

/** The code is being checked. */
export const Changing = meta.story({
  args: { flow: { ...factorsActions, ...ask, pending: true } },
})

const Flow = (props: TwoFactorSectionProps) => {
  const [flow, setFlow] = useState(props.flow)
  const start = () => setFlow({ ...factorsActions, ...setUp })
  return <TwoFactorSection {...props} flow={{ ...flow, start }} />
}
