import { addons } from 'storybook/manager-api'
import { managerTheme } from './managerTheme.ts'
import { sentence } from './sentence.ts'
import './testsNotice.ts'

/** Titles of the areas in the sidebar. */
const areas: Readonly<Record<string, string>> = {
  ui: 'UI',
  auth: 'Auth',
  account: 'Account',
  catalogue: 'Catalogue',
  landing: 'Landing',
  layout: 'Layout',
  dashboard: 'Dashboard',
  manage: 'Manage',
  illustrations: 'Illustrations',
  pages: 'Pages',
}

addons.setConfig({
  theme: managerTheme(),
  // The browser zooms better, and Storybook's own tool warns about itself in the console.
  toolbar: { zoom: { hidden: true } },
  // No toolbar changes a page that is only text.
  layoutCustomisations: {
    showToolbar: ({ storyId }, shown) =>
      shown && !/^(documents|handbook|machines|welcome|what)-/u.test(storyId),
    // Side by side, the story is in two frames of its own: what the panel controls and reports is not there.
    showPanel: ({ globals }, shown) => shown && globals?.['theme'] !== 'both',
  },
  sidebar: {
    showRoots: true,
    // All parts are in sight. The manager also waits one second for its server, and misses the answer
    // while it draws a long sidebar: then "Run tests" does nothing.
    collapsedRoots: [...Object.keys(areas), 'machines'],
    renderLabel: ({ type, name }) => {
      if (type === 'root') return areas[name] ?? name
      return type === 'story' ? sentence(name) : name
    },
  },
})

/** Toolbars that render a story again, with its steps. */
const rerendering = ['locale', 'layout', 'motion', 'contrast'] as const

// Storybook neither loads nor plays a story again when a toolbar changes: a form with a problem would be
// empty in the other language. This does what "Reload story" does.
addons.register('xinyuan/toolbars', (api) => {
  const wanted = (globals: Readonly<Record<string, unknown>>): string =>
    JSON.stringify(rerendering.map((name) => globals[name]))
  let shown = ''
  api.on('setGlobals', ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    shown = wanted(globals)
  })
  // The controls of a flow decide how its services behave from the start.
  api.on('storyArgsUpdated', ({ storyId }: { readonly storyId: string }) => {
    if (storyId.startsWith('flows-')) api.emit('forceRemount', { storyId })
  })
  // The visitor's choices alone: a story with a language of its own changes only `globals`.
  api.on(
    'globalsUpdated',
    ({ userGlobals }: { readonly userGlobals: Readonly<Record<string, unknown>> }) => {
      if (wanted(userGlobals) === shown) return
      shown = wanted(userGlobals)
      const { id, type } = api.getCurrentStoryData()
      if (type === 'story') api.emit('forceRemount', { storyId: id })
    },
  )
})
