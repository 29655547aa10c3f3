import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The unit tests of each part of the rules, without those that need a process or a fault. */
const tests = {
  // The catalogue's rules are also proven where they are used.
  domain: ['src/domain/**/*.test.ts', 'tests/{contract/{products,publication},storage/*}.test.ts'],
  machines: ['src/machines/**/*.test.ts'],
  services: [
    'src/services/{*,{catalogue,publishing}/**/*}.test.ts',
    'tests/contract/{authChannel,drafts,products,publication,sampleProducts}.test.ts',
    'tests/storage/**/*.test.ts',
  ],
  backend: ['backend/tests/**/*.test.ts'],
}

const startsServer = ({ moduleId }: TestSpecification): boolean =>
  /start(?:Test|Shared)Backend/u.test(readFileSync(moduleId, 'utf8'))

/** The quick tests first: most mutants are noticed by one, and the others are then not run. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toReversed()
    return sorted.toSorted((a, b) => Number(startsServer(a)) - Number(startsServer(b)))
  }
}

// A worker of Stryker is a thread, in which a test cannot set the time zone.
process.env['TZ'] = 'Asia/Shanghai'

const { MUTATION_PART: part = '' } = process.env

export default defineConfig({
  test: {
    environment: 'node',
    // The modules of a test are loaded once for all mutants.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    // Every run makes the same choices, so that its score is that of its tests.
    env: { STORAGE_SEED: '1', STORAGE_RUNS: '100' },
    setupFiles: ['tests/support/restoreMocks.ts'],
    testTimeout: 20_000,
    include: Object.entries(tests).flatMap(([name, files]) =>
      part === '' || part === name ? files : [],
    ),
    exclude: [
      '**/*.browser.test.ts',
      'backend/tests/{durability,faults,generated,hostile,operations}.test.ts',
    ],
  },
})
