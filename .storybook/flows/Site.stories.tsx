import preview from '#.storybook/preview.tsx'
import { flow, withServices, linXia } from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Walk about',
  tags: ['flow', '!autodocs'],
  ...flow,
})

/** The whole site, for any state of storage and network. */
export const FromHome = meta.story({ loaders: [withServices({ users: [linXia] })] })

/** A category page. */
export const Shelf = meta.story({
  parameters: { route: '/products/car' },
  loaders: [withServices({ users: [linXia] })],
})

/** Product management, logged in. */
export const Management = meta.story({
  parameters: { route: '/dashboard/products' },
  loaders: [withServices({ users: [linXia], signedIn: linXia.email })],
})

/** The account service cannot be reached: log in, sign up or contact the owner, and see what the page says. */
export const Offline = meta.story({
  name: 'Offline, 断网',
  args: { network: 'offline' },
  parameters: { route: '/login' },
  loaders: [withServices({ users: [linXia] })],
})
