import { test } from './fixtures.ts'

/** The test of journeys whose faults the browser and React log: the console is not checked. */
export const faultTest = test.extend({
  // The pattern is how Playwright finds out what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern -- see the line above
  quiet: async ({}, use) => use(undefined),
})
