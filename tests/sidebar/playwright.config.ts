import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium.ts'

const { executablePath, args, env } = await chromiumLaunch()
const port = 6118

/** `npm run test:sidebar`: "Run tests" of Storybook, on its development server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/sidebar',
  workers: 1,
  retries: 0,
  // The browser of the tests starts, and Vite prepares their packages.
  timeout: 180_000,
  forbidOnly: true,
  reporter: [['dot']],
  use: {
    actionTimeout: 10_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args, env },
  },
  webServer: {
    command: `storybook dev -p ${port} --ci --disable-telemetry`,
    cwd: '../..',
    port,
  },
})
