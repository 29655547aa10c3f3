import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mutatedBy, partsOf, recordOf, type MutationRecord } from '#.storybook/mutation.ts'
import { equivalentMutants } from './equivalentMutants.ts'
import record from './mutation.json' with { type: 'json' }

const run = { date: '2026-11-22', commit: 'abc1234' }

describe('the result of mutation tests', () => {
  it('counts what a test noticed, and lists what no test noticed', () => {
    const mutant = (status: string, line: number, replacement: string) => ({
      status,
      replacement,
      location: { start: { line } },
    })
    const mutants = [
      mutant('Killed', 1, 'false'),
      mutant('Timeout', 2, 'true'),
      mutant('Survived', 3, 'a <\n b'),
      mutant('NoCoverage', 4, '""'),
      mutant('CompileError', 5, '{}'),
    ]
    const counted = { ...run, noticed: 2, all: 4, survivors: ['3 a < b', '4 ""'] }
    expect(recordOf({ files: { 'src/domain/email.ts': { mutants } } }, run)).toEqual({
      'src/domain/email.ts': counted,
    })
    const source = '1\n2\n  if (a <= b)\n  return "c"\n'
    expect(recordOf({ files: { 'src/domain/email.ts': { source, mutants } } }, run)).toEqual({
      'src/domain/email.ts': { ...counted, lines: { 3: 'if (a <= b)', 4: 'return "c"' } },
    })
  })

  it('is told by part, with the files that were never run', () => {
    const files = {
      'src/domain/email.ts': {
        ...run,
        noticed: 1,
        all: 3,
        survivors: ['3 a < b', '4 ""'],
        lines: { 3: 'if (a <= b)' },
      },
      'src/domain/catalogue/sort.ts': null,
      'src/components/ui/Tag/Tag.tsx': { ...run, noticed: 1, all: 1, survivors: [] },
    }
    const reasons = [{ mutant: 'src/domain/email.ts:3 a < b', reason: 'a is never b' }]
    expect(partsOf(files, reasons)).toEqual([
      {
        name: 'domain',
        noticed: 1,
        all: 3,
        runs: ['2026-11-22, abc1234'],
        files: [
          {
            ...run,
            file: 'src/domain/email.ts',
            noticed: 1,
            all: 3,
            survivors: [
              {
                mutant: 'src/domain/email.ts:3 a < b',
                line: 'if (a <= b)',
                reason: 'a is never b',
              },
              { mutant: 'src/domain/email.ts:4 ""', line: null, reason: null },
            ],
          },
        ],
        notRun: ['src/domain/catalogue/sort.ts'],
      },
      {
        name: 'components/ui',
        noticed: 1,
        all: 1,
        runs: ['2026-11-22, abc1234'],
        files: [
          { ...run, file: 'src/components/ui/Tag/Tag.tsx', noticed: 1, all: 1, survivors: [] },
        ],
        notRun: [],
      },
    ])
  })

  it.each([
    ['src/domain/email.test.ts', ['src/domain/email.ts']],
    ['src/components/ui/Tag/Tag.stories.tsx', ['src/components/ui/Tag/Tag.tsx']],
    ['src/components/ui/Tag/Tag.browser.test.tsx', ['src/components/ui/Tag/Tag.tsx']],
    [
      'src/machines/cart/cart.machine.test.ts',
      ['src/machines/cart/cart.machine.ts', 'src/machines/cart/cart.rows.ts'],
    ],
    ['src/machines/fromService.test.ts', ['src/machines/fromService.ts']],
    ['tests/contract/email.test.ts', []],
  ])('belongs to the tests of %s', (test, files) => {
    const all = [
      'src/domain/email.ts',
      'src/components/ui/Tag/Tag.tsx',
      'src/components/ui/Tags/A.tsx',
      'src/machines/cart/cart.machine.ts',
      'src/machines/cart/cart.rows.ts',
      'src/machines/cart/cart.types.ts',
      'src/machines/carts/carts.machine.ts',
      'src/machines/fromService.ts',
    ]
    expect(mutatedBy(test, all)).toEqual(files)
  })

  it('gives a reason for no mutant that a test notices', () => {
    const survivors = partsOf(record as MutationRecord, equivalentMutants)
      .flatMap(({ files }) => files.flatMap((file) => file.survivors))
      .filter(({ reason }) => reason !== null)
      .map(({ mutant }) => mutant)
    expect(new Set(survivors)).toEqual(new Set(equivalentMutants.map(({ mutant }) => mutant)))
  })

  it('gives no reason for a line that is no longer in its file', () => {
    const gone = partsOf(record as MutationRecord, equivalentMutants)
      .flatMap(({ files }) => files)
      .flatMap(({ file, survivors }) =>
        survivors.filter(
          ({ line, reason }) =>
            reason !== null && line !== null && !readFileSync(file, 'utf8').includes(line),
        ),
      )
    expect(gone).toEqual([])
  })
})
