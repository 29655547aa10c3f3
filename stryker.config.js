import { leftOut, parts } from './scripts/mutation/parts.js'

const { MUTATION_PART: part } = process.env

/**
 * Mutation testing (record 017): `npx stryker run`, or with `--mutate <files>`
 * for a few files. `MUTATION_PART=domain` (machines, services, backend) in the environment takes a part.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [
    ...(parts[part] ?? Object.values(parts).flat()).map((folder) => `${folder}/**/*.ts`),
    ...leftOut.map((path) => `!${path}`),
    '!**/*.test.ts',
  ],
  // A value that is made once, at import, would need every test for every mutant.
  ignoreStatic: true,
  // A machine that is busy makes a test slow; a loop without an end still ends here.
  timeoutMS: 20_000,
  // What no test of a rule reads is not copied.
  ignorePatterns: [
    '.cache',
    'dist',
    'storybook-static',
    'test-results',
    'docs',
    'src/app',
    'tests/{docs,journeys,keyboard,screen-reader,visual}',
  ],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation/index.html' },
  jsonReporter: { fileName: `test-results/mutation/${part ?? 'rules'}.json` },
  thresholds: { high: 90, low: 85, break: null },
}
