import { chakra } from '@chakra-ui/react'
import { partsOf, type MutationPart } from '#.storybook/mutation.ts'
import { equivalentMutants } from '#tests/coverage/equivalentMutants.ts'
import record from '#tests/coverage/mutation.json'
import { SiteStyles } from './SiteStyles.tsx'
import { Table } from './Table.tsx'

const parts = partsOf(record, equivalentMutants)

const scoreOf = ({ noticed, all }: MutationPart): string =>
  all === 0 ? 'not run' : `${Math.floor((100 * noticed) / all)} %`

const Details = chakra('details', {
  base: { textStyle: 'small', color: 'fg', overflowWrap: 'anywhere', marginBlockStart: '3' },
})

const SurvivorList = ({ name, survivors, notRun }: MutationPart) =>
  survivors.length + notRun.length === 0 ? null : (
    <Details>
      <summary>
        {name}: survivors {survivors.length}, files not run {notRun.length}
      </summary>
      <ul>
        {survivors.map(({ mutant, line, reason }) => (
          <li key={mutant}>
            <code>{mutant}</code>
            {line === null ? null : (
              <>
                {' '}
                Line: <code>{line}</code>
              </>
            )}
            {reason === null ? null : ` Equivalent: ${reason}`}
          </li>
        ))}
        {notRun.map((file) => (
          <li key={file}>
            Not run: <code>{file}</code>
          </li>
        ))}
      </ul>
    </Details>
  )

/** Score and survivors of each part of the repository in the last mutation tests. */
export const MutationTable = () => (
  <>
    <Table
      label="Mutation tests"
      heads={['Part', 'Noticed', 'Score', 'Last runs']}
      rows={parts.map((part) => [
        part.name,
        `${part.noticed} of ${part.all}`,
        scoreOf(part),
        part.runs.join('; '),
      ])}
    />
    <SiteStyles>
      {parts.map((part) => (
        <SurvivorList key={part.name} {...part} />
      ))}
    </SiteStyles>
  </>
)
