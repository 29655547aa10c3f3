import { defineConfig } from 'vitest/config'

/** The unit tests that mutants are run against: those without a process or a fault of their own. */
export default defineConfig({
  test: {
    environment: 'node',
    setupFiles: ['tests/support/restoreMocks.ts'],
    include: ['src/**/*.test.ts', 'tests/{backend,contract,storage}/**/*.test.ts'],
    exclude: [
      '**/*.browser.test.ts',
      'tests/backend/{appwriteCheck,cli,durability,faults,generated,hostile,operations}.test.ts',
    ],
  },
})
