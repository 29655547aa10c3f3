/** The rules that mutants are made of, by the part of the repository. */
const parts = {
  domain: ['src/domain/**/*.ts'],
  machines: ['src/machines/**/*.ts', '!src/machines/testing/**'],
  services: ['src/services/browser/**/*.ts'],
  backend: ['backend/{documents,http,secrets}/**/*.ts'],
}

const { MUTATION_PART: part } = process.env

/**
 * Mutation testing (record 017): `MUTATION_PART=domain npm run test:mutation`, or with
 * `-- --mutate <files>` for a few files.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [...(parts[part] ?? Object.values(parts).flat()), '!**/*.test.ts'],
  // A value that is made once, at import, would need every test for every mutant.
  ignoreStatic: true,
  ignorePatterns: ['dist', 'storybook-static', 'test-results', 'tests/visual/baselines'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutation/index.html' },
  // Read by the page about coverage in Storybook.
  jsonReporter: { fileName: `test-results/mutation/${part ?? 'rules'}.json` },
  thresholds: { high: 90, low: 85, break: null },
}
