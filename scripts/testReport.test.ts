import { describe, expect, it } from 'vitest'
import { readReport, repeatCommand } from './testReport.ts'

const vitest = (assertionResults: readonly unknown[]) => ({
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    { name: '/site/src/a.test.ts', status: 'passed', assertionResults: [] },
    { name: '/site/src/b.test.ts', status: 'failed', assertionResults },
  ],
})

describe('readReport', () => {
  it('names the first failed test of Vitest by its file and title', () => {
    const report = vitest([
      { status: 'passed', fullName: 'adds' },
      {
        status: 'failed',
        fullName: 'price (¥) is kept',
        failureMessages: ['Error: 1 is not 2\n    at a.ts:3'],
      },
    ])
    expect(readReport(report, '/site')).toEqual({
      passed: 3,
      failed: 1,
      failures: [
        {
          title: 'src/b.test.ts › price (¥) is kept',
          message: 'Error: 1 is not 2',
          args: ['src/b.test.ts', '-t', String.raw`price \(¥\) is kept`],
        },
      ],
    })
  })

  it('names the file when it does not load', () => {
    expect(readReport(vitest([]), '/site').failures).toEqual([
      { title: 'src/b.test.ts', args: ['src/b.test.ts'] },
    ])
  })

  it('names the first failed journey of Playwright by its line', () => {
    const report = {
      stats: { expected: 7, unexpected: 1 },
      suites: [
        {
          specs: [{ title: 'opens', file: 'a.spec.ts', line: 3, ok: true, tests: [] }],
          suites: [
            {
              specs: [
                {
                  title: 'logs in',
                  file: 'a.spec.ts',
                  line: 9,
                  ok: false,
                  tests: [
                    { results: [{ error: { message: '\u001B[2mnot there\u001B[22m\nat 9' } }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    }
    expect(readReport(report, '/site')).toEqual({
      passed: 7,
      failed: 1,
      failures: [{ title: 'a.spec.ts › logs in', message: 'not there', args: ['a.spec.ts:9'] }],
    })
  })
})

describe('repeatCommand', () => {
  it('runs the one test with the variables of its step', () => {
    const first = { title: 'x', args: ['src/X.stories.tsx', '-t', "keeps the owner's price"] }
    expect(
      repeatCommand(
        'english',
        ['vitest', 'run', '--project', 'storybook', '--reporter=json', '--outputFile.json=a.json'],
        { STORY_LOCALE: 'en' },
        first,
      ),
    ).toBe(
      String.raw`STORY_LOCALE=en npx vitest run --project storybook src/X.stories.tsx -t 'keeps the owner'\''s price'`,
    )
  })

  it('runs the step where no test is known', () => {
    expect(repeatCommand('lint', ['eslint', '.'])).toBe('npm test -- lint')
  })
})
