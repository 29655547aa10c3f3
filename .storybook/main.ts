import { defineMain } from '@storybook/react-vite/node'
import { markChinese } from './markChinese.ts'

/** Chunks that every story shares. */
const groups = [
  { name: 'packages', test: /\/node_modules\//, minShareCount: 3 },
  { name: 'site', test: /\/(src|locales)\/(?!.*\.(stories|mdx))/, minShareCount: 3 },
]

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './welcome/*.mdx',
    './foundations/*.mdx',
    './flows/*.stories.tsx',
    './machines/*.mdx',
    './patterns/*.mdx',
    './documents/*.mdx',
    '../src/components/**/*.mdx',
    '../src/components/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { rehypePlugins: [markChinese] } } },
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
    // The list of first steps in the sidebar is for a new Storybook.
    sidebarOnboardingChecklist: false,
    // Marks at stories that differ from the last commit: they read every module when Storybook starts.
    changeDetection: false,
    // Search finds headings of pages, with their Chinese words.
    experimentalSearchDocsHeadings: true,
    // `Story.test(...)`: many named tests on one story.
    experimentalTestSyntax: true,
  },
  // A name finds its component first: the filter of the sidebar brings the tests back.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  viteFinal: (config) => ({
    ...config,
    // What a build writes is no source of the running Storybook.
    server: { ...config.server, watch: { ...config.server?.watch, ignored: ['**/.cache/**'] } },
    build: {
      ...config.build,
      // A page loads a few shared files instead of one for each module.
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
})
