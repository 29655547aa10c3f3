import { expect, fn } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
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
    commands: { retry: fn(), start: fn(), submit: fn(), saved: fn(), ask: fn(), cancel: fn() },
  },
}

const meta = preview.meta({
  component: AccountPage,
  args,
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    route: '/dashboard/account',
  },
})

/** As it opens. */
export const Default = meta.story()

Default.test(
  'AP-1 has a section for everything, in the order of its navigation',
  async (context) => {
    const { canvas, globals } = context
    const titles = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
    await expect(titles).toEqual(
      inLanguage(globals, {
        zh: '个人资料|两步验证',
        en: 'Profile|Two-step verification',
      }).split('|'),
    )
    const nav = canvas.getByRole('navigation')
    await expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual(titles)
  },
)

/** The address waits for its verification. */
export const Unverified = meta.story({
  args: { user: { ...args.user, emailVerified: false } },
})
