import { chakra } from '@chakra-ui/react/styled-system'
import { changed } from 'virtual:mutation'
import { partsOf, type FileResult, type MutationPart, type Survivor } from '#.storybook/mutation.ts'
import { equivalentMutants } from '#tests/coverage/equivalentMutants.ts'
import record from '#tests/coverage/mutation.json'
import { CommaList } from './CommaList.tsx'
import { PageLink } from './StoryLink.tsx'
import { anchorOfFile, anchorOfRule, rulesOfFile } from './ruleMutants.ts'
import { SiteStyles } from './SiteStyles.tsx'
import { Table } from './Table.tsx'

const parts = partsOf(record, equivalentMutants)

const scoreOf = ({ noticed, all }: MutationPart): string =>
  all === 0 ? 'not run' : `${Math.floor((100 * noticed) / all)} %`

const isChanged = ({ file }: FileResult): boolean => changed.includes(file)

const Details = chakra('details', {
  base: {
    textStyle: 'small',
    color: 'fg',
    overflowWrap: 'anywhere',
    marginBlockStart: '3',
    '& ul': { listStyleType: 'disc', paddingInlineStart: '5', marginBlock: '1' },
    '& h4': { fontWeight: 'semibold', marginBlockStart: '3' },
    '& h4:target': { background: 'brand.subtle' },
  },
})
const Changed = chakra('strong', { base: { color: 'warning.fg', fontWeight: 'semibold' } })

const Mutant = ({ survivor, times }: { readonly survivor: Survivor; readonly times: number }) => (
  <li>
    <code>{survivor.mutant.slice(survivor.mutant.indexOf(':') + 1)}</code>
    {times > 1 && ` (${times} times)`}
    {survivor.line !== null && (
      <>
        {' '}
        Line: <code>{survivor.line}</code>
      </>
    )}
    {survivor.reason !== null && ` Equivalent: ${survivor.reason}`}
  </li>
)

/** The rules whose tests belong to a file. */
const Rules = ({ file }: { readonly file: string }) => {
  const ids = rulesOfFile(file)
  return ids.length === 0 ? null : (
    <>
      {' '}
      Rules:{' '}
      <CommaList>
        {ids.map((id) => (
          <PageLink key={id} to={anchorOfRule(id)}>
            {id}
          </PageLink>
        ))}
      </CommaList>
      .
    </>
  )
}

/** A file with its survivors. Mutants with the same line and text are one entry. */
const FileMutants = (result: FileResult) => (
  <>
    <h4 id={anchorOfFile(result.file)}>
      <code>{result.file}</code>
    </h4>
    <p>
      {result.noticed} of {result.all} noticed: {result.date}, commit {result.commit}.{' '}
      {isChanged(result) && <Changed>Changed since.</Changed>}
      <Rules file={result.file} />
    </p>
    {result.survivors.length > 0 && (
      <ul>
        {[...Map.groupBy(result.survivors, ({ mutant }) => mutant).values()].map(
          ([survivor, ...others]) =>
            survivor === undefined ? null : (
              <Mutant key={survivor.mutant} survivor={survivor} times={others.length + 1} />
            ),
        )}
      </ul>
    )}
  </>
)

const PartDetails = ({ name, files, notRun }: MutationPart) => {
  const survivors = files.flatMap((file) => file.survivors)
  return (
    <Details>
      <summary>
        {name}: survivors {survivors.length}, of which{' '}
        {survivors.filter(({ reason }) => reason !== null).length} have a reason; files{' '}
        {files.length}, not run {notRun.length}
      </summary>
      {files.map((file) => (
        <FileMutants key={file.file} {...file} />
      ))}
      {notRun.length > 0 && (
        <>
          <h4>Files not run</h4>
          <ul>
            {notRun.map((file) => (
              <li key={file} id={anchorOfFile(file)}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </Details>
  )
}

/** Score of each part of the repository in the last mutation tests, with the survivors of each file. */
export const MutationTable = () => (
  <>
    <Table
      label="Mutation tests"
      heads={['Part', 'Noticed', 'Score', 'Files changed since', 'Last runs']}
      rows={parts.map((part) => [
        part.name,
        `${part.noticed} of ${part.all}`,
        scoreOf(part),
        `${part.files.filter(isChanged).length} of ${part.files.length}`,
        part.runs.join('; '),
      ])}
    />
    <SiteStyles>
      {parts.map((part) => (
        <PartDetails key={part.name} {...part} />
      ))}
    </SiteStyles>
  </>
)
