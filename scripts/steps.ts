/** A program of node_modules and its arguments. */
export type Command = readonly [program: string, ...args: string[]]

/** A step of `npm test`. */
export interface Step {
  readonly name: string
  /** Job on GitHub that runs it: `npm test -- --job site`. */
  readonly job: 'static' | 'storybook' | 'stories' | 'site' | WeeklyJob
  readonly command: Command
  /** What runs after it, when it passed. */
  readonly then?: Command
  /** File to which the runner writes its counts. A step without one counts as one test. */
  readonly report?: string
  readonly env?: Readonly<Record<string, string>>
  /** Step that has to end before this one starts. */
  readonly needs?: string
}

type WeeklyJob = 'documentation' | 'faults' | 'hosts'

const vitest = (name: string, project: string): Pick<Step, 'name' | 'command' | 'report'> => ({
  name,
  command: [
    ...(['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'] as const),
    `--outputFile.json=test-results/${name}.json`,
  ],
  report: `test-results/${name}.json`,
})

/** A larger young generation saves a sixth of the time of a program that reads every source once. */
const env = {
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' '),
}

/** What `npm test` runs. The longest start first, so that all end together. */
export const steps: readonly Step[] = [
  { name: 'sites', job: 'site', command: ['tsx', 'scripts/buildSites.ts'] },
  { ...vitest('stories', 'storybook'), job: 'stories' },
  {
    name: 'journeys',
    job: 'site',
    command: ['playwright', 'test'],
    report: 'test-results/journeys.json',
    needs: 'sites',
  },
  { ...vitest('visual', 'visual'), job: 'stories' },
  {
    name: 'compat',
    job: 'site',
    command: ['tsx', 'scripts/compat.ts', '.cache/sites/plain'],
    needs: 'sites',
  },
  {
    name: 'html',
    job: 'site',
    command: ['html-validate', '--preset', 'standard', '.cache/sites/plain'],
    needs: 'sites',
  },
  {
    name: 'storybook',
    job: 'storybook',
    // Chromatic reads from the stats which stories a change touches.
    command: [
      ...([
        'storybook',
        'build',
        '--disable-telemetry',
        '--quiet',
        '-o',
        '.cache/storybook',
      ] as const),
      '--stats-json',
    ],
  },
  { ...vitest('screens', 'screens'), job: 'stories' },
  { ...vitest('unit', 'unit'), job: 'static' },
  {
    name: 'lint',
    job: 'static',
    command: ['oxlint'],
    then: ['eslint', '.', '--max-warnings', '0'],
    env,
  },
  { ...vitest('browser', 'browser'), job: 'static' },
  {
    name: 'format',
    job: 'static',
    command: ['prettier', '--check', '--log-level', 'warn', '.'],
    env,
  },
  // One checker: two would make the same types twice, and other steps use the other core.
  { name: 'types', job: 'static', command: ['tsc', '--singleThreaded'] },
  { name: 'unused', job: 'static', command: ['knip'] },
]

const rounds = { FAULT_ROUNDS: '100' }

/** What CI runs once a week. */
export const weekly: readonly Step[] = [
  {
    ...vitest('english', 'storybook'),
    job: 'documentation',
    env: { STORY_LOCALE: 'en', STORY_THEME: 'dark' },
  },
  {
    ...vitest('translated', 'storybook'),
    job: 'documentation',
    env: { STORY_TRANSLATED: 'yes' },
  },
  {
    name: 'docs',
    job: 'documentation',
    command: ['playwright', 'test', '--config', 'tests/docs/playwright.config.ts'],
    report: 'test-results/docs.json',
    needs: 'storybook',
  },
  {
    name: 'faults',
    job: 'faults',
    command: [
      ...(['vitest', 'run', '--project', 'unit'] as const),
      ...['attacks', 'faults', 'tests/http', 'limits', 'operations'],
    ],
    env: rounds,
  },
  { name: 'connections', job: 'faults', command: ['playwright', 'test', 'faults'], env: rounds },
  { name: 'hosts', job: 'hosts', command: ['tsx', 'tests/hosts/run.ts'] },
]
