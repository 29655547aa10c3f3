import { expect, fn } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { thumbnails } from '#.storybook/fixtures/products.ts'
import { DashboardPage, type DashboardFlow, type DashboardPageProps } from './DashboardPage.tsx'

const session: DashboardFlow['session'] = { loggingOut: false, problem: null, logOut: fn() }

const connection: DashboardFlow['connection'] = {
  running: null,
  results: [],
  testConnection: fn(),
  testSignup: fn(),
}

const flow: DashboardFlow = { session, connection }

const args: DashboardPageProps = {
  user: { $id: 'user', name: '林夏', email: 'linxia@example.com', emailVerified: true },
  flow,
  products: {
    count: 24,
    thumbnails,
  },
}

const meta = preview.meta({
  component: DashboardPage,
  tags: ['autodocs'],
  args,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes }, route: '/dashboard' },
})

/** As it opens. */
export const Default = meta.story()

Default.test('greets, and offers log-out (spec §2.31)', async (context) => {
  const { canvas, args } = context
  const { name, email } = args.user
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  await expect(canvas.getByText(email)).toBeVisible()
  await press(context, 'common:logOut.submit')
  await expect(session.logOut).toHaveBeenCalledTimes(1)
})

Default.test('has its two panels named', async ({ canvas, globals }) => {
  await expect(
    canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual([
    inLanguage(globals, 'dashboard:products.title'),
    inLanguage(globals, 'dashboard:connection.title'),
  ])
})

/** No products yet. */
export const Empty = meta.story({ args: { products: { count: 0 } } })

/** All but one check answer. */
export const Tested = meta.story({
  args: {
    flow: {
      ...flow,
      connection: {
        ...connection,
        results: [
          { probe: 'service', ok: true, milliseconds: 41 },
          { probe: 'account', ok: true, milliseconds: 128 },
          { probe: 'database', ok: true, milliseconds: 96 },
          { probe: 'signup', ok: false, milliseconds: 73, failure: { code: 'rateLimited' } },
        ],
      },
    },
  },
})
