import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { fakeSession } from '#services/fakes/account.fake.ts'
import { fakeDevice, fakeNow } from '#services/fakes/accounts.fake.ts'
import { AccountPage, type AccountPageProps } from './AccountPage.tsx'

const args: AccountPageProps = {
  user: { $id: 'user', name: '林夏', email: 'linxia@example.com', emailVerified: true },
  profile: {
    name: { saving: false, problem: null, timesSaved: 0 },
    email: { status: 'closed', problem: null, changed: null },
    mail: { status: 'ready', secondsLeft: 0, timesSent: 0, problem: null },
    mailLanguage: { status: 'ready', language: 'zh', problem: null, timesSaved: 0 },
    rename: fn(),
    openEmail: fn(),
    cancelEmail: fn(),
    changeEmail: fn(),
    sendVerification: fn(),
    chooseMailLanguage: fn(),
    retryMailLanguage: fn(),
  },
  factors: {
    view: { screen: 'off', pending: false, problem: null },
    commands: {
      retry: fn(),
      start: fn(),
      submit: fn(),
      saved: fn(),
      ask: fn(),
      choose: fn(),
      cancel: fn(),
    },
  },
  password: { pending: false, problem: null, changed: null, timesSaved: 0, submit: fn() },
  sessions: {
    status: 'listed',
    sessions: [
      fakeSession('current', { current: true }),
      fakeSession('phone', { browser: 'Safari 20.1', system: 'iOS 20.1', handheld: true }),
    ],
    problem: null,
    ending: null,
    ended: null,
    endProblem: null,
    end: fn(),
    endOthers: fn(),
    retry: fn(),
    refresh: fn(),
  },
  activity: {
    status: 'listed',
    entries: (['addressVerified', 'sessionStarted', 'accountCreated'] as const).map((kind) => ({
      kind,
      at: fakeNow,
      ...fakeDevice,
    })),
    problem: null,
    retry: fn(),
    refresh: fn(),
  },
  close: {
    open: false,
    pending: false,
    problem: null,
    products: { status: 'counting', count: 0, outcome: null, cleared: 0 },
    ask: fn(),
    cancel: fn(),
    submit: fn(),
    exportProducts: fn(),
    clearProducts: fn(),
    restoreProducts: fn(),
  },
}

const meta = preview.meta({
  component: AccountPage,
  tags: ['!autodocs'],
  args,
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
  args: { user: { ...args.user, emailVerified: false } },
  parameters: { chromatic: { disableSnapshot: true } },
})

/** Closing is asked about. */
export const Closing = meta.story({
  args: {
    close: {
      ...args.close,
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
