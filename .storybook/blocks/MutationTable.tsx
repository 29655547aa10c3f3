import { Fragment } from 'react'
import { partsOf, type MutationPart, type MutationRecord } from '#.storybook/mutation.ts'
import { equivalentMutants } from '#tests/coverage/equivalentMutants.ts'
import record from '#tests/coverage/mutation.json'
import { Table } from './Table.tsx'

const scoreOf = ({ noticed, all }: MutationPart): string =>
  all === 0 ? 'not run' : `${Math.floor((100 * noticed) / all)} %`

const Mutants = ({ survivors, notRun }: MutationPart) => (
  <ul>
    {survivors.map(({ mutant, reason }) => (
      <li key={mutant}>
        <code>{mutant}</code>
        {reason === null ? null : ` Equivalent: ${reason}`}
      </li>
    ))}
    {notRun.length === 0 ? null : (
      <li>
        Not run:{' '}
        {notRun.map((file) => (
          <Fragment key={file}>
            <code>{file}</code>{' '}
          </Fragment>
        ))}
      </li>
    )}
  </ul>
)

/** Score and survivors of each part of the repository in the last mutation tests. */
export const MutationTable = () => (
  <Table
    label="Mutation tests"
    heads={['Part', 'Noticed', 'Score', 'Last runs', 'Survivors']}
    widths={['8rem', '7rem', '5rem', '8rem', '']}
    rows={partsOf(record as MutationRecord, equivalentMutants).map((part) => [
      part.name,
      `${part.noticed} of ${part.all}`,
      scoreOf(part),
      part.runs.join('; '),
      <Mutants key="survivors" {...part} />,
    ])}
  />
)
