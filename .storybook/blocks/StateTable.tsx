import { chakra } from '@chakra-ui/react/styled-system'
import type { Shown } from '#.storybook/machines/docs.ts'
import { StoryLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

const Links = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', lineHeight: '1.75rem' },
})

/** Props of {@link StateTable}. */
export interface StateTableProps {
  readonly states: Readonly<Record<string, Shown>>
}

/** The states of a machine: what a visitor sees in each, and its stories. */
export const StateTable = ({ states }: StateTableProps) => (
  <Table
    label="States"
    heads={['State', 'What the visitor sees', 'Stories']}
    rows={Object.entries(states).map(([path, { sees, stories }]) => [
      path,
      sees,
      stories.length === 0 ? (
        'nothing to see'
      ) : (
        <Links key="links">
          {stories.map((id) => (
            <StoryLink key={id} id={id} />
          ))}
        </Links>
      ),
    ])}
  />
)
