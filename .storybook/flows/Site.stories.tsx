import preview from '#.storybook/preview.tsx'
import { inWorld, linXia, renderSite } from '#.storybook/world/flow.tsx'

const meta = preview.meta({
  title: 'Flows/Walk about',
  tags: ['flow', '!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: renderSite,
})

/** The site from its front door, for walking about in any storage and network. */
export const FromHome = meta.story({ loaders: [inWorld({ users: [linXia] })] })

/** A shelf of the catalogue. */
export const Shelf = meta.story({
  parameters: { route: '/products/car' },
  loaders: [inWorld({ users: [linXia] })],
})

/** Product management, logged in. */
export const Management = meta.story({
  parameters: { route: '/dashboard/products' },
  loaders: [inWorld({ users: [linXia], signedIn: linXia.email })],
})
