import { addons } from 'storybook/manager-api'
import logo from '#assets/logo-zh.svg'
import { resolveColor } from '#.storybook/colours/resolveColor.ts'
import { brandTheme } from './brand.ts'
import { sentence } from './sentence.ts'

/** Titles of the areas in the sidebar. */
const areas: Readonly<Record<string, string>> = {
  ui: 'UI',
  auth: 'Auth',
  catalogue: 'Catalogue',
  landing: 'Landing',
  layout: 'Layout',
  dashboard: 'Dashboard',
  manage: 'Manage',
  illustrations: 'Illustrations',
  pages: 'Pages',
}

const dark = matchMedia('(prefers-color-scheme: dark)')

const applyTheme = () => {
  const mode = dark.matches ? 'dark' : 'light'
  // The file is a data URL. An image does not inherit the text colour.
  const color = encodeURIComponent(resolveColor('fg', mode))
  addons.setConfig({
    theme: brandTheme(mode, logo.replaceAll('currentColor', color)),
    // The browser zooms better, and Storybook's own tool warns about itself in the console.
    toolbar: { zoom: { hidden: true } },
    // No toolbar changes a page that is only text.
    layoutCustomisations: {
      showToolbar: ({ storyId }, shown) =>
        shown && !/^(documents|handbook|machines|welcome|what)-/u.test(storyId),
    },
    sidebar: {
      showRoots: true,
      renderLabel: ({ type, name }) => {
        if (type === 'root') return areas[name] ?? name
        return type === 'story' ? sentence(name) : name
      },
    },
  })
}

applyTheme()
dark.addEventListener('change', applyTheme)
