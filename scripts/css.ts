import type { CSSOptions } from 'vite'

/** How the site, its documents, Storybook and the tests read CSS: alike, so that class names are the same. */
export const css: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    drafts: { customMedia: true },
    // `TermsPage-module_lead`: the inspector of a browser names the file. Names of components are unique, and other names
    // (of animations and containers) are the same for the whole site.
    cssModules: {
      pattern: '[name]_[local]',
      animation: false,
      container: false,
      grid: false,
      customIdents: false,
    },
  },
}
