import { mutation } from 'virtual:results'
import { Table } from './Table.tsx'

/** Score and survivors of each part of the repository in the last mutation tests. */
export const MutationTable = () =>
  mutation.length === 0 ? (
    <p>
      No results: run <code>npm run test:mutation</code>, then build Storybook again.
    </p>
  ) : (
    <Table
      label="Mutation tests"
      heads={['Part', 'Noticed', 'Score', 'Survivors']}
      widths={['8rem', '8rem', '5rem', '']}
      rows={mutation.map(({ name, noticed, all, survivors }) => [
        name,
        `${noticed} of ${all}`,
        `${Math.floor((100 * noticed) / all)} %`,
        <ul key="survivors">
          {survivors.map((survivor) => (
            <li key={survivor}>
              <code>{survivor}</code>
            </li>
          ))}
        </ul>,
      ])}
    />
  )
