// First: modules of components come after it.
import '#components/theme/shared.css'
import addonA11y from '@storybook/addon-a11y'
import type addonDocs from '@storybook/addon-docs'
import * as docs from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import { lazy } from 'react'
// Every story needs it, and Storybook imports it late.
import 'react-dom/client'
import { configure, prettyDOM } from 'storybook/test'
import {
  axeOptions,
  checkAccessibility,
  checkDrawings,
  disabledRules,
} from './accessibility/gate.ts'
import { checkLayout } from './accessibility/layout.ts'
import { readableProps } from './controls.ts'
import { withI18n } from './decorators/withI18n.tsx'
import { checkStyles, withOneSheet } from './decorators/withOneSheet.tsx'
import { withPinned } from './decorators/withPinned.tsx'
import { withRouter } from './decorators/withRouter.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import './fonts.css'
import { partModes } from './modes.ts'
import { pageComponents } from './pageComponents.ts'
import { toolbar, toolbarStart, viewports } from './toolbar.ts'
// Storybook sends `setGlobals` once, before a page loads its blocks.
import './toolbarGlobals.ts'
import { checkTexts, translateStory } from './translation.ts'

/** The error of a query: its message and the start of the story, once, and nothing of Storybook's own page. */
const elementError = (message: string | null, container: Element): Error => {
  const text = message ?? ''
  // `waitFor` gives the whole document.
  const isInBody = (container.parentElement?.closest('body') ?? null) !== null
  const shown = isInBody ? prettyDOM(container, 2000) : false
  const error = new Error(shown === false || text.includes(shown) ? text : `${text}\n\n${shown}`)
  error.name = 'TestingLibraryElementError'
  return error
}

configure({
  // A busy machine is slow: a late element is not a wrong one. Ten times what the slowest one takes.
  asyncUtilTimeout: 60_000,
  getElementError: elementError,
})

// Only pages of documentation load these.
const BrandedDocs = lazy(() => import('./BrandedDocs.tsx'))
const ComponentPage = lazy(() => import('./blocks/ComponentPage.tsx'))

// The addon without its index, which loads the blocks of documentation before every story.
const docsAddon: ReturnType<typeof addonDocs> = docs

export default definePreview({
  addons: [addonA11y(), docsAddon],
  // The first decorator is the innermost.
  decorators: [
    ...[withRouter, withPinned, withTheme, withI18n],
    ...(import.meta.env['ONE_SHEET'] === undefined ? [] : [withOneSheet]),
  ],
  beforeEach: translateStory,
  afterEach: async (context) => {
    checkStyles()
    checkDrawings(context)
    checkLayout(context)
    checkTexts(context)
    await checkAccessibility(context)
  },
  // The status of a component; another one is `['!stable', 'new']` or `['!stable', 'deprecated']`.
  tags: ['stable'],
  argTypesEnhancers: [readableProps],
  globalTypes: toolbar,
  initialGlobals: toolbarStart,
  parameters: {
    a11y: {
      // In tests `checkAccessibility` runs axe once a story (decision record 013). The addon would run it after
      // each test as well, and report everything that passed.
      test: import.meta.env['VITEST_STORYBOOK'] === undefined ? 'error' : 'off',
      options: axeOptions,
      config: { rules: disabledRules.map((id) => ({ id, enabled: false })) },
    },
    // Pages declare their own modes.
    chromatic: { modes: partModes, prefersReducedMotion: 'reduce' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: {
      container: BrandedDocs,
      page: ComponentPage,
      // Documented, but not in the typed parameters of 10.6.
      ...({ components: pageComponents } as object),
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.sbdocs-subtitle, .sb-unstyled *',
        title: 'On this page',
        // A heading at the top of the window is the one that is read.
        unsafeTocbotOptions: { headingsOffset: 72 },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Patterns',
          'Foundations',
          ['Idea', 'Colour', 'Type', 'Space', 'Shared classes', 'Motion', 'Icons and logo'],
          'ui',
          'forms',
          'auth',
          'account',
          'catalogue',
          'firstPaint',
          'landing',
          'layout',
          'dashboard',
          'manage',
          'illustrations',
          'pages',
          'Flows',
          'Machines',
          'Documents',
        ],
      },
    },
  },
})
