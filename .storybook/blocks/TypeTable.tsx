import type { NamedType } from '#.storybook/typeMembers.ts'
import { TextWithCode } from './TextWithCode.tsx'
import { Prose } from './Prose.tsx'
import { Table } from './Table.tsx'

const rowsOf = ({ cases }: NamedType) =>
  cases.flatMap(({ when, members }) =>
    (members.length === 0 ? [{ name: '–', type: '', description: '' }] : members).map(
      ({ name, type, description }) => [
        ...(when === '' ? [] : [when]),
        when === '' ? (
          name
        ) : (
          <span key="name" className="mono">
            {name}
          </span>
        ),
        <span key="type" className="mono">
          {type}
        </span>,
        <TextWithCode key="description">{description}</TextWithCode>,
      ],
    ),
  )

/** Props of {@link TypeTable}. */
export interface TypeTableProps {
  readonly type: NamedType
}

/**
 * The members of an object type with their comments, the values of a union of literals, or another type as it is
 * written. In a union of objects the first column tells them apart.
 */
export const TypeTable = ({ type }: TypeTableProps) => {
  const isUnion = type.cases.length > 1
  return (
    <>
      <Prose>{type.description}</Prose>
      {type.written !== undefined && (
        <p>
          Is <code>{type.written}</code>
        </p>
      )}
      {type.values.length > 0 && (
        <p>
          One of <code>{type.values.join(' | ')}</code>
        </p>
      )}
      {type.cases.length > 0 && (
        <Table
          label={`Members of ${type.name}`}
          heads={[...(isUnion ? ['When'] : []), 'Name', 'Type', 'Description']}
          rows={rowsOf(type)}
        />
      )}
    </>
  )
}
