import { addons } from 'storybook/manager-api'
import { managerTheme } from './managerTheme.ts'
import { sentence } from './sentence.ts'

/** Areas of the sidebar that are not called as their folders. */
const areas: Readonly<Record<string, string>> = {
  ui: 'UI',
  firstPaint: 'First paint',
  Flows: '流程 Flows',
  Patterns: '规范做法 Patterns',
}

/** Names of the flows, in Chinese first. */
const flows: Readonly<Record<string, string>> = {
  'Sign-up to code': '注册到验证码',
  'Log in': '登录',
  'Reset the password': '重设密码',
  Contact: '联系',
  'Manage products': '管理产品',
  'Walk about': '自由走动',
}

addons.setConfig({
  theme: managerTheme(),
  // The browser zooms better, and Storybook's own tool warns about itself in the console.
  toolbar: { zoom: { hidden: true } },
  // No toolbar changes a page that is only text.
  layoutCustomisations: {
    showToolbar: ({ storyId }, shown) =>
      shown && !/^(documents|machines|pictures|welcome)-/u.test(storyId),
    // Side by side, the story is in two frames of its own: what the panel controls and reports is not there.
    showPanel: ({ globals }, shown) => shown && globals?.['theme'] !== 'both',
  },
  sidebar: {
    showRoots: true,
    // All parts are in sight. The manager also waits one second for its server, and misses the answer
    // while it draws a long sidebar: then "Run tests" does nothing.
    collapsedRoots:
      'ui forms auth account catalogue firstpaint landing layout dashboard manage illustrations pages machines'.split(
        ' ',
      ),
    renderLabel: ({ id, type, name }) => {
      if (type === 'root') return areas[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      if (type === 'component' && id.startsWith('flows-')) return `${flows[name] ?? ''} ${name}`
      return type === 'story' ? sentence(name) : name
    },
  },
})

interface ArgsEvent {
  readonly storyId: string
  readonly args: Readonly<Record<string, unknown>>
}

interface ArgsChange {
  readonly storyId: string
  readonly updatedArgs: Readonly<Record<string, unknown>>
}

interface StoryEntry {
  readonly id?: string
  readonly args?: Readonly<Record<string, unknown>>
  readonly initialArgs?: Readonly<Record<string, unknown>>
}

// Storybook neither loads nor plays a story again when a toolbar changes: a form with a problem would be empty in
// the other language, and after "Side by side". This does what "Reload story" does.
addons.register('xinyuan/toolbars', (api) => {
  const site = 'flows-walk-about--'
  const wanted = (globals: Readonly<Record<string, unknown>>): string =>
    `${String(globals['locale'])} ${String(globals['theme'] === 'both')}`
  let shown = ''
  api.on('setGlobals', ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    shown = wanted(globals)
  })
  // The controls of the whole site decide how its services behave from the start. They stay in the address, and go
  // along to its next page.
  let chosen: Readonly<Record<string, unknown>> = {}
  // Storybook answers only when the story has come to rest: somebody may be on the next page by then.
  api.on('updateStoryArgs', ({ storyId, updatedArgs }: ArgsChange) => {
    if (storyId.startsWith(site)) chosen = { ...chosen, ...updatedArgs }
  })
  api.on('storyArgsUpdated', ({ storyId, args }: ArgsEvent) => {
    const { id, initialArgs = {} } = api.getCurrentStoryData() as StoryEntry
    if (id !== storyId || !storyId.startsWith(site)) return
    chosen = Object.fromEntries(
      Object.entries(args).filter(([name, value]) => value !== initialArgs[name]),
    )
    const written = Object.entries(chosen).map(([name, value]) => `${name}:${String(value)}`)
    api.applyQueryParams({ args: written.join(';') }, { replace: true })
    api.emit('forceRemount', { storyId })
  })
  api.on('storyPrepared', ({ id, args }: StoryEntry & { readonly id: string }) => {
    const carried = Object.entries(chosen).some(([name, value]) => args?.[name] !== value)
    if (id.startsWith(site) && carried)
      api.emit('updateStoryArgs', { storyId: id, updatedArgs: chosen })
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
