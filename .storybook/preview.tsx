import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { excuse, otherMode } from './accessibility/gate.ts'
import { BrandedDocs } from './BrandedDocs.tsx'
import { ComponentPage } from './blocks/ComponentPage.tsx'
import { readableProps } from './controls.ts'
import { withForcedColours } from './decorators/withForcedColours.tsx'
import { withI18n } from './decorators/withI18n.tsx'
import { withMotion } from './decorators/withMotion.tsx'
import { withPinned } from './decorators/withPinned.tsx'
import { withRouter } from './decorators/withRouter.tsx'
import { withSides } from './decorators/withSides.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import './fonts.css'
import { partModes } from './modes.ts'
import { toolbar, toolbarStart, viewports } from './toolbar.ts'

// How long something may take to appear says nothing about whether it is right: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 })

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  // Innermost first: the router stands inside the theme, the theme inside the language.
  decorators: [
    withRouter,
    withPinned,
    withForcedColours,
    withMotion,
    withTheme,
    withI18n,
    withSides,
  ],
  beforeEach: excuse,
  afterEach: otherMode,
  argTypesEnhancers: [readableProps],
  globalTypes: toolbar,
  initialGlobals: toolbarStart,
  parameters: {
    // The gate: an accessibility violation fails the story's test (decision record 013).
    a11y: {
      test: 'error',
      options: {
        // What passes need not be told; none of the rules reads style sheets.
        resultTypes: ['violations'],
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // Components lack landmarks of their own; the journeys hold the whole site to the rule.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    // The ways in which Chromatic and the offline pictures see a story; pages declare their own.
    chromatic: { modes: partModes },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    docs: {
      container: BrandedDocs,
      page: ComponentPage,
      toc: { headingSelector: 'h2:not(.sbdocs-subtitle, .sb-unstyled *)', title: 'On this page' },
    },
    options: {
      // The house: what it is made of, its rooms, its pages in use, how it works, how to build on.
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Idea', 'Colour', 'Type', 'Space', 'Motion', 'Icons and logo'],
          'ui',
          'auth',
          'catalogue',
          'landing',
          'layout',
          'dashboard',
          'manage',
          'art',
          'pages',
          'Flows',
          'Machines',
          ['Overview'],
          'Handbook',
        ],
      },
    },
  },
})
