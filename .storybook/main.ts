import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { changes } from './changes.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './welcome/*.mdx',
    './foundations/*.mdx',
    './flows/*.stories.tsx',
    './handbook/*.mdx',
    '../src/components/**/*.mdx',
    '../src/components/**/*.stories.tsx',
    '../src/machines/**/*.mdx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Pages are Markdown as the repository shows it: with tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The site's favicon; Storybook finds it there by its name.
  staticDirs: ['../public'],
  // Chakra's package offers its own Storybook beside ours; ours works without a network.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // `Story.test(...)`: many named tests on one story. The flag is not in the typed list of 10.6.
    ...({ experimentalTestSyntax: true } as object),
  },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), changes()] }),
  typescript: { reactDocgen: 'react-docgen' },
})
