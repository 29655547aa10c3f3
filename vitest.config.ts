import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import {
  chromiumLaunch,
  drawsPictures,
  npmChromiumLaunch,
  type ChromiumLaunch,
} from './scripts/chromium.ts'
import { forgetDifference, resizeWindow, stableRendering } from './tests/visual/browser.ts'

const launch = await chromiumLaunch()
const pictureLaunch = drawsPictures ? await npmChromiumLaunch() : launch

// A new object for each project: Vitest takes a shared one for the same project.
const browser = (launchOptions: ChromiumLaunch = launch) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

// Vite reloads the page of a test when it discovers a dependency late.
const dependencies = [
  '@emotion/cache',
  '@emotion/react',
  'axe-core',
  'framer-motion',
  'framer-motion/dom',
  'framer-motion/m',
  'i18next',
  'react-dom/client',
  'react-i18next',
  'react-router-dom',
  'uqr',
]

/** The first test of a file loads its modules too: on a busy machine that takes several seconds. */
const testTimeout = 30_000

const storyDependencies = [
  ...dependencies,
  '@chakra-ui/react/hooks',
  '@chakra-ui/react/preset-base',
  '@chakra-ui/react/styled-system',
  '@chakra-ui/react/visually-hidden',
  '@guidepup/virtual-screen-reader',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming/create',
  'storybook/viewport',
]

/**
 * `npm test -- english` runs the stories in English and dark, `npm test -- translated` under a page
 * translator.
 */
const {
  STORY_LOCALE: locale = 'zh',
  STORY_THEME: theme = 'light',
  STORY_TRANSLATED: translated,
} = process.env

const initialGlobals = {
  locale,
  theme,
  translated: translated === 'yes',
  axe: true,
}

/** Read by the decorator `withOneSheet`. */
const env = { ONE_SHEET: 'yes' }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout,
          environment: 'node',
          // Many wait for a backend or a disk: no core is kept free for Vitest itself.
          maxWorkers: '100%',
          // Rules, ports and a backend of its own for each test: nothing that a fresh process would
          // keep apart, and half of the time would go into loading the same modules again.
          isolate: false,
          setupFiles: ['tests/support/restoreMocks.ts'],
          // A test without an assertion fails.
          expect: { requireAssertions: true },
          include: [
            'src/**/*.test.ts',
            'locales/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{architecture,backend,contract,coverage,locales,storage,visual}/**/*.test.ts',
          ],
          // `npm test -- faults` runs the one that measures time.
          exclude: [
            '**/*.browser.test.ts',
            ...(process.env['FAULT_ROUNDS'] === undefined ? ['**/patterns.test.ts'] : []),
          ],
        },
      },
      {
        plugins: [react()],
        optimizeDeps: { include: dependencies },
        test: {
          name: 'browser',
          testTimeout,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          browser: browser(),
        },
      },
      {
        // Whole screens: screen reader, keyboard, longer texts.
        plugins: [react()],
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'screens',
          env,
          testTimeout,
          maxWorkers: '100%',
          isolate: false,
          include: ['tests/{screen-reader,keyboard,pseudo}/**/*.browser.test.tsx'],
          browser: browser(),
        },
      },
      {
        plugins: [react()],
        optimizeDeps: { include: storyDependencies },
        test: {
          name: 'visual',
          env,
          maxWorkers: '100%',
          isolate: false,
          testTimeout: 120_000,
          attachmentsDir: 'test-results/visual',
          include: ['tests/visual/**/*.browser.test.ts'],
          browser: {
            ...browser(stableRendering(pictureLaunch)),
            commands: { forgetDifference, resizeWindow },
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                // A difference of four greys of 255 is seen (record 012).
                comparatorOptions: { threshold: 0.015 },
                // Vitest closes ten seconds after the last test, so a longer timer would hold it back.
                timeout: 9_000,
                resolveScreenshotPath: ({ arg, ext, root }) =>
                  resolve(root, 'tests/visual/baselines', `${arg}${ext}`),
                // Beside each other under the name of the picture, for `npm run visual:report`.
                resolveDiffPath: ({ arg, ext, root, attachmentsDir }) =>
                  resolve(root, attachmentsDir, `${arg}${ext}`),
              },
            },
          },
        },
      },
      {
        // One project only: Storybook's own "Run tests" finds it by its configuration folder.
        plugins: [await storybookTest({ initialGlobals })],
        optimizeDeps: { include: dependencies },
        test: {
          name: 'storybook',
          env,
          testTimeout,
          maxWorkers: '100%',
          // Storybook cleans up after each story. A fresh frame for each file doubles the time.
          isolate: false,
          browser: browser(),
        },
      },
    ],
  },
})
