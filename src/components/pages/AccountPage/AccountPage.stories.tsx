import { expect } from 'storybook/test'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { account, user } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { showsRole } from '#.storybook/showsRole.ts'
import { inChinese, inEnglish } from '#tests/support/i18n.ts'
import { AccountPage } from './AccountPage.tsx'

const meta = preview.meta({
  component: AccountPage,
  tags: ['!autodocs'],
  args: { user, flow: account },
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

Default.test('has a section for everything, in the order of its navigation', async (context) => {
  const { canvas, globals } = context
  const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  await expect(titles).toEqual(
    (
      [
        'account:profile.title',
        'account:password.title',
        'twoFactor:section.title',
        'account:sessions.title',
        'account:activity.title',
        'account:close.title',
      ] as const
    ).map((title) => inLanguage(globals, title)),
  )
  const nav = canvas.getByRole('navigation')
  await expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual(titles)
})

/** The address waits for its verification. */
export const Unverified = meta.story({
  args: { user: { ...user, emailVerified: false } },
  parameters: { chromatic: { disableSnapshot: true } },
})

const network = { code: 'network' } as const

/** Every section has failed: all of it changes language (decision L3). */
export const LanguageSwitched = meta.story({
  args: {
    flow: {
      name: { ...account.name, problem: network },
      email: { ...account.email, status: 'editing', problem: network },
      mailLanguage: { ...account.mailLanguage, problem: network },
      factors: { ...account.factors, screen: 'failed', problem: network },
      password: { ...account.password, problem: network },
      sessions: { ...account.sessions, endProblem: network },
      activity: { ...account.activity, status: 'failed', problem: network },
      close: account.close,
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [withLanguageSwitch],
})

LanguageSwitched.test(
  'translates the failure of every section and the problems of a form when the language changes',
  async ({ canvas, userEvent, step }) => {
    const alerts = () => canvas.getAllByRole('alert').map(({ textContent }) => textContent)
    const everythingIsIn = async (t: typeof inChinese) => {
      await expect(
        canvas.getByRole('group', { name: t('auth:summary.title', { count: 3 }) }),
      ).toBeVisible()
      await expect(alerts()).toEqual(
        (
          [
            'account:profile.nameFailed',
            'account:profile.emailFailed',
            'account:mailLanguage.failed',
            'account:password.failed',
            'account:sessions.endFailed',
          ] as const
        ).map((failure) => t(failure) + t('errors:reason.network')),
      )
      await expect(canvas.getByText(t('twoFactor:section.loadFailed'))).toBeVisible()
      await expect(canvas.getByText(t('account:activity.failed'))).toBeVisible()
    }
    await step('Press 更换密码 with nothing entered', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: inChinese('account:password.submit') }),
      )
    })
    await step('Seven failures and the problems of the form are in Chinese', () =>
      everythingIsIn(inChinese),
    )
    await step('Change the language: all of them are in English', async () => {
      await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
      await everythingIsIn(inEnglish)
    })
  },
)

/** The devices are still being read. */
export const Reading = meta.story({
  args: {
    flow: { ...account, sessions: { ...account.sessions, status: 'reading', sessions: [] } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
})

Reading.test(
  'shows what follows a list once it is known how long the list is',
  async ({ canvas, globals }) => {
    const titled = (key: 'sessions' | 'activity' | 'close') =>
      canvas.getByRole('heading', { name: inLanguage(globals, `account:${key}.title`) })
    await expect(titled('sessions')).toBeVisible()
    await expect(titled('sessions').closest('section')).toHaveAttribute('aria-busy', 'true')
    for (const key of ['activity', 'close'] as const) await expect(titled(key)).not.toBeVisible()
  },
)

/** Closing is asked about. */
export const Closing = meta.story({
  args: {
    flow: {
      ...account,
      close: {
        ...account.close,
        open: true,
        products: { status: 'ready', count: 24, outcome: null, cleared: 0 },
      },
    },
  },
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Default.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})
