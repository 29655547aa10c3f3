import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium.ts'

const { executablePath, args, env } = await chromiumLaunch()
const port = 6117

/** `npm test -- docs`: every page of documentation, from the static build. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/docs',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A limit is a last resort: a busy machine is slow.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../../test-results/docs.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args, env },
  },
  webServer: {
    command: `vite preview --config tests/docs/vite.config.ts --port ${port} --strictPort`,
    cwd: '../..',
    port,
  },
})
