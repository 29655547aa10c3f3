import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import { markProse } from './markProse.ts'
import { snippets } from './snippets.ts'
import { virtualModules } from './virtualModules.ts'

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
    './documents/*.mdx',
    './handbook/*.mdx',
    '../src/components/**/*.mdx',
    '../src/components/**/*.stories.tsx',
    '../src/machines/**/*.mdx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Pages are Markdown as the repository shows it: with tables.
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [markProse] },
        },
        // Snippets are for pages. In a test their plugin would make a failure name a wrong line: it
        // returns a source map of all steps, which Vite puts together with the maps of these steps again.
        csfPluginOptions: process.env['VITEST'] === 'true' ? null : {},
      },
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
    // Snippets are made from the stories files when they are built: with real names, not minified ones.
    experimentalCodeExamples: true,
    // The list of first steps in the sidebar is for a new Storybook.
    sidebarOnboardingChecklist: false,
    // Marks at stories that differ from the last commit: they read every module when Storybook starts.
    changeDetection: false,
    // Search finds headings of pages, also those in `<Keywords>`: other names of a component.
    experimentalSearchDocsHeadings: true,
    // `Story.test(...)`: many named tests on one story. The flag is not in the typed list of 10.6.
    ...({ experimentalTestSyntax: true } as object),
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), virtualModules(), snippets()],
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
