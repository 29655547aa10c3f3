import { Fragment } from 'react'
import { changes, type Change } from '#.storybook/changes.ts'
import { storyId } from '#tests/coverage/storyId.ts'
import { TextWithCode } from './TextWithCode.tsx'
import { ComponentLinks } from './ComponentLinks.tsx'
import { StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

/** Props of {@link Changes}. */
export interface ChangesProps {
  readonly audience: Change['audience']
}

/** Where a change is that is true of no component in particular. */
const all = { visitors: 'the whole site', developers: 'the whole library' } as const

/** What changed for visitors or for developers, the latest first. */
export const Changes = ({ audience }: ChangesProps) => (
  <Table
    label={`Changes for ${audience}`}
    heads={['Day', 'What changed', 'Where']}
    widths={['7rem', '', '35%']}
    rows={changes
      .filter((change) => change.audience === audience)
      .map(({ day, what, before, of, story }) => [
        <time key="day">{day}</time>,
        <>
          <TextWithCode>{what}</TextWithCode>
          {before !== undefined && ` Before: ${before}`}
        </>,
        <Fragment key="where">
          {of.length === 0 ? all[audience] : <ComponentLinks titles={of} />}
          {story !== undefined && (
            <>
              . Story: <StoryLink id={storyId(...story)} />
            </>
          )}
        </Fragment>,
      ])}
  />
)
