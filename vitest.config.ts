import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import {
  chromiumLaunch,
  drawsPictures,
  npmChromiumLaunch,
  type ChromiumLaunch,
} from './scripts/chromium.ts'
import { css } from './scripts/css.ts'
import { resizeWindow, stableRendering } from './tests/visual/browser.ts'

const pictureLaunch = drawsPictures ? npmChromiumLaunch : chromiumLaunch

// A new object for each project: Vitest takes a shared one for the same project.
const browser = async (launchOptions?: ChromiumLaunch) => {
  const { playwright } = await import('@vitest/browser-playwright')
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: launchOptions ?? (await chromiumLaunch()) }),
    instances: [{ browser: 'chromium' as const }],
  }
}

const react = async () => {
  const { default: plugin } = await import('@vitejs/plugin-react')
  return plugin()
}

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

/**
 * A limit is a last resort, in case a test hangs: the slowest test takes a tenth of it on a machine of two
 * cores. A slow machine should make no test red.
 */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
}

const storyDependencies = [
  ...dependencies,
  '@chakra-ui/react/hooks',
  '@chakra-ui/react/preset-base',
  '@chakra-ui/react/styled-system',
  '@chakra-ui/react/visually-hidden',
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

const unit = async (): Promise<TestProjectInlineConfiguration> => ({
  test: {
    name: 'unit',
    ...limits,
    environment: 'node',
    // Many wait for a backend or a disk: no core is kept free for Vitest itself.
    maxWorkers: '100%',
    // Rules, ports and its own backend for each test: nothing that a fresh process would
    // keep apart, and half of the time would go into loading the same modules again.
    isolate: false,
    setupFiles: ['tests/support/restoreMocks.ts'],
    // A test without an assertion fails.
    expect: { ...limits.expect, requireAssertions: true },
    include: [
      'src/**/*.test.ts',
      'locales/**/*.test.ts',
      'scripts/**/*.test.ts',
      'backend/tests/**/*.test.ts',
      'tests/{appwrite,architecture,contract,locales,storage,visual}/**/*.test.ts',
    ],
    exclude: ['**/*.browser.test.ts'],
  },
})

const modules = async (): Promise<TestProjectInlineConfiguration> => ({
  css,
  plugins: [await react()],
  optimizeDeps: { include: dependencies },
  test: {
    name: 'browser',
    ...limits,
    include: ['src/**/*.browser.test.{ts,tsx}'],
    browser: await browser(),
  },
})

/** Whole screens: screen reader, keyboard, longer texts. */
const screens = async (): Promise<TestProjectInlineConfiguration> => ({
  css,
  plugins: [await react()],
  optimizeDeps: { include: storyDependencies },
  test: {
    name: 'screens',
    env,
    ...limits,
    maxWorkers: '100%',
    isolate: false,
    include: ['tests/{screen-reader,keyboard,pseudo}/**/*.browser.test.tsx'],
    browser: await browser(),
  },
})

const visual = async (): Promise<TestProjectInlineConfiguration> => ({
  css,
  plugins: [await react()],
  optimizeDeps: { include: storyDependencies },
  test: {
    name: 'visual',
    env,
    maxWorkers: '100%',
    isolate: false,
    ...limits,
    // Some components have fifty stories in one picture.
    testTimeout: 1_200_000,
    attachmentsDir: 'test-results/visual',
    include: ['tests/visual/**/*.browser.test.ts'],
    browser: {
      ...(await browser(stableRendering(await pictureLaunch()))),
      commands: { resizeWindow },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A difference of four greys of 255 is seen (record 012).
          comparatorOptions: { threshold: 0.015 },
          // None but that of the test: Vitest does not end this timer with the picture.
          timeout: 0,
          resolveScreenshotPath: ({ arg, ext, root }) =>
            resolve(root, 'tests/visual/baselines', `${arg}${ext}`),
          // Beside each other under the name of the picture.
          resolveDiffPath: ({ arg, ext, root, attachmentsDir }) =>
            resolve(root, attachmentsDir, `${arg}${ext}`),
        },
      },
    },
  },
})

/** One project only: Storybook's own "Run tests" finds it by its configuration folder. */
const storybook = async (): Promise<TestProjectInlineConfiguration> => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    css,
    plugins: [await storybookTest({ initialGlobals })],
    optimizeDeps: { include: dependencies },
    test: {
      name: 'storybook',
      env,
      ...limits,
      maxWorkers: '100%',
      // Storybook cleans up after each story. A fresh frame for each file doubles the time.
      isolate: false,
      browser: await browser(),
    },
  }
}

const projects = { unit, browser: modules, screens, visual, storybook }

/*
 * Vitest evaluates every project before it reads `--project`. Those that are not named are left out here: a unit
 * test starts no browser and loads no Storybook. A pattern (`--project '!unit'`) takes all.
 */
const { project: named = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values
const isNamed = (name: string): boolean =>
  named.length === 0 ||
  named.some((value) => value === name || !Object.hasOwn(projects, String(value)))

export default defineConfig({
  test: {
    // Vitest reads this one here, not in the projects.
    browser: { connectTimeout: 600_000 },
    projects: await Promise.all(
      Object.entries(projects).flatMap(([name, project]) => (isNamed(name) ? [project()] : [])),
    ),
  },
})
