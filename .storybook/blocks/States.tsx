import { chakra } from '@chakra-ui/react/styled-system'
import { DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { sentence } from '#.storybook/sentence.ts'
import { PictureLine } from './Pictures.tsx'
import { Prose } from './Prose.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { TestLine } from './TestLine.tsx'
import { StoryView } from './StoryView.tsx'

const Tests = chakra('ul', {
  base: {
    listStyleType: 'none',
    margin: '0',
    padding: '0',
    textStyle: 'small',
    color: 'fg.muted',
  },
})

interface DocsParameters {
  readonly docs?: { readonly description?: { readonly story?: string } }
}

/** The comment of a story. */
const descriptionOf = ({ parameters }: { readonly parameters: object }): string =>
  (parameters as DocsParameters).docs?.description?.story ?? ''

/** Stories with their tests, in the order of their file. */
const useStates = () => {
  const all = useContext(DocsContext).componentStories()
  const tests = all.filter(({ tags }) => tags.includes('test-fn'))
  return all
    .filter((story) => !tests.includes(story) && story.tags.includes('dev'))
    .map((story) => ({
      story,
      tests: tests.filter(({ id }) => id.startsWith(`${story.id}:`)),
    }))
}

/** The first state of the component, at the top of its page. */
export const Example = () => {
  const [first] = useStates()
  return first === undefined ? null : <StoryView story={first.story} />
}

/** Every state of the page's component: its story, description and tests. */
export const States = () => {
  const states = useStates()
  return (
    <>
      <Heading>States</Heading>
      <PictureLine of={states[0]?.story.title ?? ''} />
      {states.map(({ story, tests }, index) => (
        <section key={story.id} className="state">
          <Subheading>{sentence(story.name)}</Subheading>
          <Prose>{descriptionOf(story)}</Prose>
          {index === 0 ? <p>Shown above.</p> : <StoryView story={story} />}
          <SiteStyles>
            <Tests aria-label={`Tests of ${sentence(story.name)}`}>
              {tests.map(({ id, name }) => (
                <TestLine key={id} id={id} title={name} />
              ))}
            </Tests>
          </SiteStyles>
        </section>
      ))}
    </>
  )
}
