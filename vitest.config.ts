import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'

const { executablePath, args, env } = await chromiumLaunch()

/** A fresh object for each project: sharing one makes Vitest see the same project twice. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath, args, env } }),
  instances: [{ browser: 'chromium' as const }],
})

/** Found late, these would make Vite bundle again and reload a page in the middle of a test. */
const optimizeDeps = {
  include: [
    'axe-core',
    'framer-motion',
    'framer-motion/m',
    'i18next',
    'react-dom/client',
    'react-i18next',
    'react-router-dom',
  ],
}

/** All stories once more in a language and a colour mode. */
const stories = async (name: string, initialGlobals: { locale: string; theme: string }) => ({
  plugins: [await storybookTest({ configDir: '.storybook', initialGlobals })],
  optimizeDeps,
  // Storybook clears up after each story itself; a fresh frame for each file would double the time.
  test: { name, isolate: false, browser: browser() },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Many wait for a backend or a disk: no core is kept free for Vitest itself.
          maxWorkers: '100%',
          // Rules, ports and a backend of its own for each test: nothing that a fresh process would
          // keep apart, and half of the time would go into loading the same modules again.
          isolate: false,
          setupFiles: ['tests/support/tidyUp.ts'],
          include: [
            'src/**/*.test.ts',
            'locales/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
            'tests/{architecture,backend,contract,coverage,locales,storage,visual}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts'],
        },
      },
      {
        plugins: [react()],
        optimizeDeps,
        test: { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}'], browser: browser() },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          // Stories and their preview, which Vite cannot look through without Storybook's plugins.
          include: [
            ...optimizeDeps.include,
            '@chakra-ui/react',
            '@guidepup/virtual-screen-reader',
            '@storybook/addon-a11y',
            '@storybook/addon-docs',
            '@storybook/addon-docs/blocks',
            '@storybook/react-vite',
            'storybook/preview-api',
            'storybook/test',
            'storybook/theming/create',
          ],
        },
        test: {
          // Whole screens: what is said, where the keyboard leads, whether longer words fit.
          name: 'screens',
          include: ['tests/{spoken,keyboard,pseudo}/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      await stories('stories:zh-light', { locale: 'zh', theme: 'light' }),
      await stories('stories:en-dark', { locale: 'en', theme: 'dark' }),
    ],
  },
})
