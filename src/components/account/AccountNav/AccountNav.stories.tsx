import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { AccountNav } from './AccountNav.tsx'

const meta = preview.meta({
  component: AccountNav,
  args: {
    items: [
      { id: 'profile', title: '个人资料 Profile' },
      { id: 'password', title: '密码 Password' },
      { id: 'sessions', title: '登录的设备 Sessions' },
      { id: 'activity', title: '最近动态 Activity' },
      { id: 'close', title: '关闭账号 Close the account' },
    ],
  },
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
})

/** A column on a wide screen, a row that scrolls on a narrow one. */
export const Default = meta.story()

Default.test('AN-1 leads to each section', async ({ canvas, globals }) => {
  const name = inLanguage(globals, { zh: '账号设置', en: 'Account settings' })
  await expect(canvas.getByRole('navigation', { name })).toBeVisible()
  await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/account#profile',
    '/dashboard/account#password',
    '/dashboard/account#sessions',
    '/dashboard/account#activity',
    '/dashboard/account#close',
  ])
})
