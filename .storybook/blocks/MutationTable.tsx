import { chakra } from '@chakra-ui/react'
import { partsOf, type MutationPart, type Survivor } from '#.storybook/mutation.ts'
import { equivalentMutants } from '#tests/coverage/equivalentMutants.ts'
import record from '#tests/coverage/mutation.json'
import { SiteStyles } from './SiteStyles.tsx'
import { Table } from './Table.tsx'

const parts = partsOf(record, equivalentMutants)

const scoreOf = ({ noticed, all }: MutationPart): string =>
  all === 0 ? 'not run' : `${Math.floor((100 * noticed) / all)} %`

const Details = chakra('details', {
  base: {
    textStyle: 'small',
    color: 'fg',
    overflowWrap: 'anywhere',
    marginBlockStart: '3',
    '& ul': { listStyleType: 'disc', paddingInlineStart: '5', marginBlock: '1' },
    '& h4': { fontWeight: 'semibold', marginBlockStart: '3' },
  },
})

const Mutant = ({ survivor, times }: { readonly survivor: Survivor; readonly times: number }) => (
  <li>
    <code>{survivor.mutant.slice(survivor.mutant.indexOf(':') + 1)}</code>
    {times > 1 ? ` (${times} times)` : null}
    {survivor.line === null ? null : (
      <>
        {' '}
        Line: <code>{survivor.line}</code>
      </>
    )}
    {survivor.reason === null ? null : ` Equivalent: ${survivor.reason}`}
  </li>
)

const fileOf = ({ mutant }: Survivor): string => mutant.slice(0, mutant.indexOf(':'))

/** The survivors of a file. Mutants with the same line and text are one entry. */
const FileSurvivors = ({ file, list }: { readonly file: string; readonly list: Survivor[] }) => (
  <>
    <h4>
      <code>{file}</code>
    </h4>
    <ul>
      {[...Map.groupBy(list, ({ mutant }) => mutant).values()].map(([survivor, ...others]) =>
        survivor === undefined ? null : (
          <Mutant key={survivor.mutant} survivor={survivor} times={others.length + 1} />
        ),
      )}
    </ul>
  </>
)

const SurvivorList = ({ name, survivors, notRun }: MutationPart) =>
  survivors.length + notRun.length === 0 ? null : (
    <Details>
      <summary>
        {name}: survivors {survivors.length}, of which{' '}
        {survivors.filter(({ reason }) => reason !== null).length} have a reason; files not run{' '}
        {notRun.length}
      </summary>
      {[...Map.groupBy(survivors, fileOf).entries()].map(([file, list]) => (
        <FileSurvivors key={file} file={file} list={list} />
      ))}
      {notRun.length === 0 ? null : (
        <>
          <h4>Files not run</h4>
          <ul>
            {notRun.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </>
      )}
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
