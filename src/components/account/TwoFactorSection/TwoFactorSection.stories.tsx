import { expect, waitFor } from 'storybook/test'
import { useState } from 'react'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { factors, factorsActions } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { showsTexts } from '#.storybook/showsTexts.ts'
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
  tags: ['!autodocs'],
  args: { flow: factors },
  argTypes: { flow: { control: false, table: { type: { summary: 'FactorsFlow' } } } },
  parameters: { docs: { story: { inline: false } }, layout: 'padded' },
})

const start = { zh: '开启两步验证', en: 'Turn on two-step verification' }

/** Off. */
export const Default = meta.story({ play: showsTexts('twoFactor:section.off') })

Default.test('starts the set-up', async ({ canvas, args, userEvent, globals }) => {
  await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, start) }))
  await expect(args.flow.start).toHaveBeenCalledTimes(1)
})

/** The state is being loaded. */
export const Loading = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { flow: { ...factorsActions, screen: 'loading' } },
  play: showsTexts('twoFactor:section.loading'),
})

/** The state could not be loaded. */
export const Failed = meta.story({
  args: { flow: { ...factorsActions, screen: 'failed', problem: { code: 'network' } } },
})

Failed.test('offers another try', async ({ canvas, args, userEvent, globals }) => {
  const name = inLanguage(globals, { zh: '重试', en: 'Try again' })
  await userEvent.click(await canvas.findByRole('button', { name }))
  await expect(args.flow.retry).toHaveBeenCalledTimes(1)
})

/** The set-up is being prepared. */
export const Starting = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { flow: { ...factorsActions, screen: 'off', pending: true, problem: null } },
})

/** The set-up could not be started. */
export const StartFailed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: { ...factorsActions, screen: 'off', pending: false, problem: { code: 'network' } },
  },
  play: showsTexts('twoFactor:section.startFailed'),
})

/** QR code, key and the first code. */
export const SetUp = meta.story({
  args: { flow: { ...factorsActions, ...setUp } },
  play: async (context) => {
    await showsTexts(
      'twoFactor:section.scanText',
      'twoFactor:section.manual',
      'twoFactor:section.enter',
    )(context)
    // Its script is fetched when it is needed: a picture waits for it.
    await showsRole('img', 'twoFactor:section.qr')(context)
  },
})

SetUp.test('shows the QR code and the key in groups of four', async ({ canvas, globals }) => {
  const name = inLanguage(globals, {
    zh: '给验证器应用扫描的二维码',
    en: 'QR code for an authenticator app',
  })
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
      field: { zh: '六位验证码', en: 'Six-digit code' },
      problem: { zh: '请输入全部六位数字', en: 'Please enter all 6 digits' },
    },
  ])
  await expect(args.flow.submit).not.toHaveBeenCalled()
  await userEvent.keyboard('{End}')
  await userEvent.paste('384291')
  await userEvent.keyboard('{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledWith('384291')
})

SetUp.test('can be left', async ({ canvas, args, userEvent, globals }) => {
  const name = inLanguage(globals, { zh: '取消', en: 'Cancel' })
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.flow.cancel).toHaveBeenCalledTimes(1)
})

/** The first code is being checked. */
export const Confirming = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { flow: { ...factorsActions, ...setUp, pending: true } },
})

/** The first code was wrong. */
export const SetUpWrong = meta.story({
  args: { flow: { ...factorsActions, ...setUp, problem: { code: 'invalidToken' } } },
})

SetUpWrong.test('shows that the code is wrong', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    inLanguage(globals, {
      zh: '验证码不对，或已经用过。请等应用显示下一个。',
      en: 'That code is wrong or has already been used. Please wait for the next one in the app.',
    }),
  )
  for (const box of canvas.getAllByRole('textbox')) await expect(box).toBeInvalid()
})

/** Fresh recovery codes. */
export const Codes = meta.story({ args: { flow: { ...factorsActions, screen: 'codes', codes } } })

/** On, with every factor. */
export const On = meta.story({
  args: { flow: { ...factorsActions, screen: 'on', offers } },
  play: async (context) => {
    await showsRole('list', 'twoFactor:section.factors')(context)
    await showsTexts(
      'twoFactor:section.on',
      'twoFactor:section.app',
      'twoFactor:section.appOn',
      'twoFactor:section.mailOn',
      'twoFactor:section.codesOn',
    )(context)
  },
})

On.test(
  'lists the factors, and asks before a change',
  async ({ canvas, args, userEvent, globals }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    const press = (names: { zh: string; en: string }) =>
      userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, names) }))
    await press({ zh: '重新生成恢复码', en: 'Make new recovery codes' })
    await expect(args.flow.ask).toHaveBeenLastCalledWith('renew')
    await press({ zh: '关闭两步验证', en: 'Turn off two-step verification' })
    await expect(args.flow.ask).toHaveBeenLastCalledWith('turnOff')
  },
)

/** All recovery codes were used, and the address is not verified. */
export const OnWithoutCodes = meta.story({
  args: {
    flow: {
      ...factorsActions,
      screen: 'on',
      offers: { totp: true, email: false, recoveryCode: false },
    },
  },
  play: showsTexts('twoFactor:section.mailOff', 'twoFactor:section.codesOff'),
})

/** A code is asked for, to turn it off. */
export const AskTurnOff = meta.story({
  args: { flow: { ...factorsActions, ...ask } },
  play: showsTexts('twoFactor:login.lead.totp'),
})

AskTurnOff.test(
  'asks for a code in a dialog that names the consequence',
  async ({ canvas, args, userEvent, globals }) => {
    const dialog = canvas.getByRole('alertdialog', {
      name: inLanguage(globals, { zh: '关闭两步验证？', en: 'Turn off two-step verification?' }),
    })
    await expect(dialog).toHaveAccessibleDescription(
      inLanguage(globals, {
        zh: '以后只凭密码就能登录。',
        en: 'A password will be enough to log in.',
      }),
    )
    await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toHaveFocus())
    await userEvent.keyboard('384291{Enter}')
    await expect(args.flow.submit).toHaveBeenCalledWith('384291')
    const cancel = inLanguage(globals, { zh: '取消', en: 'Cancel' })
    await userEvent.click(canvas.getByRole('button', { name: cancel }))
    await expect(args.flow.cancel).toHaveBeenCalledTimes(1)
  },
)

/** A code is asked for, to make new recovery codes. */
export const AskRenew = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { flow: { ...factorsActions, ...ask, purpose: 'renew' } },
})

/** The code is being checked. */
export const Changing = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { flow: { ...factorsActions, ...ask, pending: true } },
})

/** The code was wrong. */
export const AskWrong = meta.story({
  args: { flow: { ...factorsActions, ...ask, problem: { code: 'invalidToken' } } },
})

AskTurnOff.test('offers a recovery code instead', async (context) => {
  const { canvas, args, userEvent, globals } = context
  const name = inLanguage(globals, {
    zh: '手机不在身边？用恢复码',
    en: 'Phone not with you? Use a recovery code',
  })
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.flow.choose).toHaveBeenCalledWith('recoveryCode')
})

/** The phone is lost: a recovery code takes the place of the app's code. */
export const AskRecoveryCode = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: { ...factorsActions, ...ask, method: 'recoveryCode', problem: { code: 'invalidToken' } },
  },
})

AskRecoveryCode.test('takes a recovery code, or leads back to the app', async (context) => {
  const { canvas, args, userEvent, globals } = context
  const field = canvas.getByRole('textbox', {
    name: inLanguage(globals, { zh: '恢复码', en: 'Recovery code' }),
  })
  await waitFor(() => expect(field).toHaveFocus())
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    inLanguage(globals, {
      zh: '恢复码不对，或已经用过。',
      en: 'That recovery code is wrong or has already been used.',
    }),
  )
  await userEvent.keyboard('3f9a1-c4001{Enter}')
  await expect(args.flow.submit).toHaveBeenCalledWith('3f9a1-c4001')
  const name = inLanguage(globals, { zh: '改用验证器应用', en: 'Use the authenticator app' })
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.flow.choose).toHaveBeenCalledWith('totp')
})

/** The phone is lost, and no recovery code is left. */
export const AskWithoutCodes = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    flow: { ...factorsActions, ...ask, offers: { totp: true, email: false, recoveryCode: false } },
  },
})

AskWithoutCodes.test('leads to the contact form without any code', async (context) => {
  const { canvas, globals } = context
  const name = inLanguage(globals, {
    zh: '手机和恢复码都不在身边？联系我们',
    en: 'No phone and no recovery code? Contact us',
  })
  await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/#contact')
})

const Flow = (props: TwoFactorSectionProps) => {
  const [flow, setFlow] = useState(props.flow)
  const start = () => setFlow({ ...factorsActions, ...setUp })
  return <TwoFactorSection flow={{ ...flow, start }} />
}

/** From off to the set-up. */
export const Moving = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Flow {...args} />,
})

Moving.test(
  'moves the focus to what takes the place of the button',
  async ({ canvas, userEvent, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: inLanguage(globals, start) }))
    const name = inLanguage(globals, {
      zh: '用验证器应用扫描',
      en: 'Scan with an authenticator app',
    })
    await expect(canvas.getByRole('heading', { name })).toHaveFocus()
  },
)
