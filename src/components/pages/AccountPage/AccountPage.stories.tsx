import { expect } from 'storybook/test'
import {
  activity,
  close,
  factors,
  password,
  profile,
  sessions,
  user,
} from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { AccountPage } from './AccountPage.tsx'

const meta = preview.meta({
  component: AccountPage,
  tags: ['!autodocs'],
  args: { user, profile, factors, password, sessions, activity, close },
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: pageModes },
    route: '/dashboard/account',
  },
})

/** As it opens. */
export const Default = meta.story({
  play: async (context) => {
    await showsRole('heading', 'account:title')(context)
    await showsRole('link', 'account:back')(context)
    await showsRole('button', 'account:close.open')(context)
  },
})

Default.test(
  'AP-1 has a section for everything, in the order of its navigation',
  async (context) => {
    const { canvas, globals } = context
    const titles = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
    await expect(titles).toEqual(
      inLanguage(globals, {
        zh: '个人资料|密码|两步验证|登录的设备|最近动态|关闭账号',
        en: 'Profile|Password|Two-step verification|Where you are logged in|Activity|Close the account',
      }).split('|'),
    )
    const nav = canvas.getByRole('navigation')
    await expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual(titles)
  },
)

/** The address waits for its verification. */
export const Unverified = meta.story({
  args: { user: { ...user, emailVerified: false } },
  parameters: { chromatic: { disableSnapshot: true } },
})

/** Closing is asked about. */
export const Closing = meta.story({
  args: {
    close: {
      ...close,
      open: true,
      products: { status: 'ready', count: 24, outcome: null, cleared: 0 },
    },
  },
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Default.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})
