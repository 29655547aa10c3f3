import { Heading } from '@storybook/addon-docs/blocks'
import { chakra } from '@chakra-ui/react/styled-system'
import { machineTypes } from 'virtual:machine-types'
import { filesOf, pagesRunning, portsOf } from '#.storybook/pageFacts.ts'
import { pageSources } from '#.storybook/pageSources.ts'
import { routes } from '#app/routes.tsx'
import { ComponentLinks } from './ComponentLinks.tsx'
import { CommaList } from './CommaList.tsx'
import { MachineDiagram, type MachineDiagramProps } from './MachineDiagram.tsx'
import { PortLinks } from './PortLinks.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { StateTable, type StateTableProps } from './StateTable.tsx'
import { StoryLink } from './StoryLink.tsx'
import { TypeMembers } from './TypeMembers.tsx'

const Text = chakra('p', { base: { textStyle: 'small', color: 'fg' } })

/** Props of {@link MachinePage}. */
export interface MachinePageProps extends MachineDiagramProps, StateTableProps {
  /** Name of the file or folder of the machine, such as `signup`. */
  readonly name: string
  /** Id of a story that plays it on the site. */
  readonly flow?: string
}

/** What the code says about a machine: the pages that it runs on, its flow, its diagram, its states and its code. */
export const MachinePage = ({ name, flow, machine, states }: MachinePageProps) => {
  const pages = pagesRunning(name, routes, pageSources)
  return (
    <>
      <SiteStyles>
        <Text>
          Runs on{' '}
          {pages.length === 0 ? (
            'every page'
          ) : (
            <ComponentLinks titles={pages.map((page) => `pages/${page}`)} />
          )}
          .
          {flow !== undefined && (
            <>
              {' '}
              <StoryLink id={flow}>Play it on the site</StoryLink>, step by step.
            </>
          )}
        </Text>
      </SiteStyles>
      <Heading>Diagram</Heading>
      <MachineDiagram machine={machine} />
      <Heading>What a visitor sees</Heading>
      <StateTable states={states} />
      <Heading>In the code</Heading>
      <SiteStyles>
        <Text>
          <CommaList>
            {filesOf(name, pageSources).map((file) => (
              <code key={file}>{file.slice(1)}</code>
            ))}
          </CommaList>
          . It calls these ports: <PortLinks members={portsOf(name, pageSources)} />. What it shows
          and does, and its events:
        </Text>
      </SiteStyles>
      <TypeMembers types={machineTypes[name] ?? []} />
    </>
  )
}
