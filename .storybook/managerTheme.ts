import { addons } from 'storybook/manager-api'
import type { ThemeVars } from 'storybook/theming'
import logo from '#assets/logo-zh.svg'
import { resolveColor } from '#.storybook/colours/resolveColor.ts'
import { brandTheme } from './brand.ts'
import { modeOf } from './systemMode.ts'

const systemDark = matchMedia('(prefers-color-scheme: dark)')

/** The colour mode of the toolbar. Until the preview names it, that of the address. */
let wanted: unknown = /theme:(\w+)/u.exec(
  new URLSearchParams(location.search).get('globals') ?? '',
)?.[1]

/** The colours of the sidebar, the toolbar and the panel, in the colour mode of the toolbar. */
export const managerTheme = (): ThemeVars => {
  const mode = modeOf(wanted, systemDark.matches)
  // Scroll bars and the controls of the browser.
  document.documentElement.style.colorScheme = mode
  // The file is a data URL. An image does not inherit the text colour.
  const color = encodeURIComponent(resolveColor('fg', mode))
  return { ...brandTheme(mode, 'manager'), brandImage: logo.replaceAll('currentColor', color) }
}

type Globals = Readonly<Record<string, unknown>>

addons.register('xinyuan/manager-theme', (api) => {
  // `addons.setConfig` would also reset the sizes of the sidebar and the panel.
  const show = () => {
    api.setOptions({ theme: managerTheme() })
  }
  const follow = ({ globals }: { readonly globals: Globals }) => {
    wanted = globals['theme']
    show()
  }
  systemDark.addEventListener('change', show)
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
})
