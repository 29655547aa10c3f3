import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { activityKinds, type AccountActivity } from '#domain/account.ts'
import { fakeDevice, fakeNow } from '#tests/fakes/accounts.ts'
import { ActivityList, type ActivityListProps } from './ActivityList.tsx'

const entries = activityKinds.map((kind, index): AccountActivity => ({
  kind,
  at: fakeNow - index * 3_600_000,
  ...fakeDevice,
  place: index === 0 ? 'China' : null,
}))

const args: ActivityListProps = {
  status: 'listed',
  entries,
  problem: null as ActivityListProps['problem'],
  retry: fn(),
}

const meta = preview.meta({
  component: ActivityList,
  args,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
})

/** Every kind of entry. */
export const Default = meta.story()

Default.test('shows what happened as text', async ({ canvas, globals }) => {
  const list = canvas.getByRole('list', {
    name: inLanguage(globals, 'account:activity.list'),
  })
  const kinds = [...list.children].map((entry) => entry.querySelector('span')?.textContent)
  await expect(kinds).toEqual(
    inLanguage(globals, {
      zh: '账号已创建|登录|退出登录，或退出了一台设备|姓名、邮箱、密码或偏好有更改|发出了验证邮件|邮箱已验证|申请了重设密码|通过邮件重设了密码|有人输错了密码|有人输错了验证码|发起了两步验证|通过了两步验证|提交了联系方式，或保存了验证码记录|其他操作',
      en: 'Account created|Logged in|Logged out, or logged a device out|Name, email, password or preferences changed|Verification email sent|Email verified|Password reset requested|Password reset by email|Wrong password entered|Wrong code entered|Two-step verification requested|Two-step verification passed|Contact details or code record sent|Other activity',
    }).split('|'),
  )
  await expect(list.children[0]).toHaveTextContent(
    inLanguage(globals, {
      zh: 'Chrome 146，Windows 11，China',
      en: 'Chrome 146, Windows 11, China',
    }),
  )
})

/** No entry. */
export const Empty = meta.story({
  args: { entries: [] },
  play: showsTexts('account:activity.empty'),
})

/** Being read. */
export const Reading = meta.story({
  args: { status: 'reading' },
  play: showsTexts('account:activity.reading'),
})

/** Could not be read. */
export const Failed = meta.story({ args: { status: 'failed', problem: { code: 'unavailable' } } })

Failed.test('reads the activity again', async ({ canvas, args: given, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'))
  await expect(given.retry).toHaveBeenCalledTimes(1)
})
