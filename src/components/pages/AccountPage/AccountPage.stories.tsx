import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { account, user } from '#.storybook/fixtures/account.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { AccountPage } from './AccountPage.tsx'

const meta = preview.meta({
  component: AccountPage,
  tags: ['autodocs'],
  args: { user, flow: account },
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: pageModes },
    route: '/dashboard/account',
  },
})

/** As it opens. */
export const Default = meta.story()

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
        'account:close.title',
      ] as const
    ).map((title) => inLanguage(globals, title)),
  )
  const nav = canvas.getByRole('navigation')
  await expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual(titles)
})

Default.test(
  'shows what follows a list once it is known how long the list is',
  {
    args: {
      flow: { ...account, sessions: { ...account.sessions, status: 'reading', sessions: [] } },
    },
  },
  async (context) => {
    const titled = (key: 'sessions' | 'close') => named(context, 'heading', `account:${key}.title`)
    await expect(titled('sessions')).toBeVisible()
    await expect(titled('sessions').closest('section')).toHaveAttribute('aria-busy', 'true')
    await expect(titled('close')).not.toBeVisible()
  },
)

/** The address waits for its verification. */
export const Unverified = meta.story({
  args: { user: { ...user, emailVerified: false } },
  parameters: { visual: { disable: true } },
})

Unverified.test('says that the second factor needs a verified address first', async (context) => {
  const { canvas, globals } = context
  const text = inLanguage(globals, 'twoFactor:section.textUnverified')
  await expect(canvas.getByText(text)).toBeVisible()
})

Unverified.test(
  'says where the mailbox alone gets past the second factor',
  { args: { onAppwrite: true } },
  async ({ canvas, globals }) => {
    const text = inLanguage(globals, 'twoFactor:section.textMailSuffices')
    await expect(canvas.getByText(text)).toBeVisible()
  },
)

/** Closing is asked about. */
export const Closing = meta.story({
  args: {
    flow: {
      ...account,
      close: { ...account.close, open: true },
    },
  },
})
