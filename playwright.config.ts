import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './scripts/chromium.ts'

const { executablePath, args, env } = await chromiumLaunch()

export default defineConfig({
  testDir: 'tests/journeys',
  // `npm test -- faults connections` runs these.
  testIgnore: process.env['FAULT_ROUNDS'] === undefined ? '**/*faults.spec.ts' : [],
  // One language shows that the parts are wired (`inBothLanguages`).
  grepInvert: /@en (?!.*@bilingual)/,
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/buildSites.ts',
  // A worker for each core, with its own site and backend. `scripts/test.ts` counts on it.
  workers: '100%',
  fullyParallel: true,
  // A retry would hide a race.
  retries: 0,
  // A limit is a last resort: the slowest journey takes a tenth of it. A busy machine is slow, and a late element is
  // not a wrong one.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: { executablePath, args, env },
    // CI keeps what the page was of a journey that fails; a film of it would cost a fifth of the time. Without any of it
    // the journeys need an eighth less: `npx playwright test login --trace on` records one.
    trace: {
      mode: process.env['CI'] === undefined ? 'off' : 'retain-on-failure',
      screenshots: false,
    },
    // Animations are judged in stories and screenshots; journeys care for outcomes.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
