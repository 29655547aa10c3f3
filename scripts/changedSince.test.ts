import { expect, it } from 'vitest'
import { changedSince } from './changedSince.ts'

it('names the files of a record that differ from their commit', () => {
  const files: Readonly<Record<string, readonly string[]>> = {
    abc1234: ['README.md', 'src/domain/email.ts', 'src/domain/user.ts'],
    def5678: ['src/domain/paths.ts'],
  }
  const record = {
    'src/domain/email.ts': { commit: 'abc1234' },
    'src/domain/text.ts': { commit: 'abc1234' },
    'src/domain/user.ts': { commit: 'def5678' },
    'src/domain/paths.ts': null,
  }
  expect(changedSince(record, (commit) => files[commit] ?? [])).toEqual(['src/domain/email.ts'])
})

it('names none where git does not know the commit', () => {
  expect(changedSince({ 'package.json': { commit: 'not-a-commit' } })).toEqual([])
})
