import { describe, expect, it } from 'vitest'
import { partOf } from '#.storybook/mutation.ts'

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
    expect(partOf('domain', { files: { 'src/domain/email.ts': { mutants } } })).toEqual({
      name: 'domain',
      noticed: 2,
      all: 4,
      survivors: ['src/domain/email.ts:3 a < b', 'src/domain/email.ts:4 ""'],
    })
  })
})
