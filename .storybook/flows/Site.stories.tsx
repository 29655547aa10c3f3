import preview from '#.storybook/preview.tsx'
import { flow, flowControls, withServices, linXia } from '#.storybook/fixtures/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Walk about',
  tags: ['flow'],
  ...flow,
  ...flowControls,
})

/** The whole site, for any state of storage and network. */
export const FromHome = meta.story({
  name: '从首页开始 From home',
  loaders: [withServices({ users: [linXia] })],
})

/** A category page. */
export const Shelf = meta.story({
  name: '货架 Shelf',
  parameters: { route: '/products/car' },
  loaders: [withServices({ users: [linXia] })],
})

/** Product management, logged in. */
export const Management = meta.story({
  name: '产品管理 Management',
  parameters: { route: '/dashboard/products' },
  loaders: [withServices({ users: [linXia], signedIn: linXia.email })],
})

/** The account service cannot be reached: log in, sign up or contact the owner, and see what the page says. */
export const Offline = meta.story({
  name: '断网 Offline',
  args: { network: 'offline' },
  parameters: { route: '/login' },
  loaders: [withServices({ users: [linXia] })],
})
