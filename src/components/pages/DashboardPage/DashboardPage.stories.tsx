import { fn } from 'storybook/test'
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
