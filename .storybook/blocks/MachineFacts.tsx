import { chakra } from '@chakra-ui/react/styled-system'
import { pagesRunning } from '#.storybook/pageFacts.ts'
import { pageSources } from '#.storybook/pageSources.ts'
import { routes } from '#app/routes.tsx'
import { ComponentLinks } from './ComponentLinks.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { StoryLink } from './StoryLink.tsx'

const Text = chakra('p', { base: { textStyle: 'small', color: 'fg' } })

/** Props of {@link MachineFacts}. */
export interface MachineFactsProps {
  /** Name of the folder of the machine, such as `signup`. */
  readonly name: string
  /** Id of a story that plays it on the site. */
  readonly flow?: string
}

/** Where a machine runs, read from the code: links to its pages and to its flow. */
export const MachineFacts = ({ name, flow }: MachineFactsProps) => {
  const pages = pagesRunning(name, routes, pageSources)
  return (
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
  )
}
