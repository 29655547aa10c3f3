import { chakra } from '@chakra-ui/react/styled-system'
import { changed } from 'virtual:mutation'
import type { MutationRecord } from '#.storybook/mutation.ts'
import record from '#tests/coverage/mutation.json'
import type { Rule } from '#tests/coverage/rule.ts'
import { CommaList } from './CommaList.tsx'
import { PageLink } from './StoryLink.tsx'
import { anchorOfFile, filesOfRule } from './ruleMutants.ts'

const known: MutationRecord = record

const Line = chakra('li', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } })

const scoreOf = (file: string): string => {
  const result = known[file]
  return result ? `${result.noticed} of ${result.all}` : 'not run'
}

/** How many mutants of the tested files were noticed, with a link to each file among the mutation tests. */
export const MutantLinks = ({ rule }: { readonly rule: Rule }) => {
  const files = filesOfRule(rule)
  return files.length === 0 ? null : (
    <Line>
      Mutants noticed:{' '}
      <CommaList>
        {files.map((file) => (
          <span key={file}>
            {scoreOf(file)} in <PageLink to={anchorOfFile(file)}>{file.split('/').at(-1)}</PageLink>
            {changed.includes(file) ? ' (changed since)' : ''}
          </span>
        ))}
      </CommaList>
    </Line>
  )
}
