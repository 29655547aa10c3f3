import { spawnSync } from 'node:child_process'

/** `npm run test:faults [rounds]`: the tests of kills, broken requests and broken machines, at length. */
const [rounds = '100'] = process.argv.slice(2)
const files = ['durability', 'hostile', 'faults', 'limits'].map(
  (name) => `tests/backend/${name}.test.ts`,
)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files],
  { stdio: 'inherit', env: { ...process.env, FAULT_ROUNDS: rounds } },
)
process.exit(status ?? 1)
