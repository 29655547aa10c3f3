import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { withI18n } from './decorators/withI18n.tsx'
import { withRouter } from './decorators/withRouter.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import './fonts.css'

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  // Innermost first: the router stands inside the theme, the theme inside the language.
  decorators: [withRouter, withTheme, withI18n],
  globalTypes: {
    locale: {
      description: 'Language of the words',
      toolbar: {
        title: '中文 / English',
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
          { value: 'cimode', title: 'Keys (shows literal text)' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Colour mode',
      toolbar: {
        title: 'Light / dark',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'zh', theme: 'light' },
  parameters: {
    // The gate: an accessibility violation fails the story's test.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // Components lack landmarks of their own; page stories turn the rule on.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
  },
})
