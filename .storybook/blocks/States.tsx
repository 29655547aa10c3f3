import { DocsContext, Heading, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { sentence } from '#.storybook/sentence.ts'
import { modeOf, useSystemDark } from '#.storybook/systemMode.ts'
import { useToolbarGlobals } from '#.storybook/toolbarGlobals.ts'
import { StoryView } from './StoryView.tsx'

interface DocsParameters {
  readonly docs?: { readonly description?: { readonly story?: string } }
}

/** The comment of a story. */
const descriptionOf = ({ parameters }: { readonly parameters: object }): string =>
  (parameters as DocsParameters).docs?.description?.story ?? ''

const useStates = () =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev') && !tags.includes('test-fn'))

const examples = import.meta.glob<string>('/src/components/ui/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The first state of the component, at the top of its page, and how it is used. */
export const Example = () => {
  const [first] = useStates()
  const dark = modeOf(useToolbarGlobals()['theme'], useSystemDark()) === 'dark'
  if (first === undefined) return null
  const [, name = ''] = first.title.split('/')
  const code = examples[`/src/components/ui/${name}/${name}.example.tsx`]
  return (
    <>
      <StoryView story={first} first />
      {code !== undefined && <Source code={code.trim()} language="tsx" dark={dark} />}
    </>
  )
}

/** Every state of the page's component: its story and description. */
export const States = () => (
  <>
    <Heading>States</Heading>
    {useStates().map((story, index) => (
      <section key={story.id} className="state">
        <Subheading>{sentence(story.name)}</Subheading>
        <Markdown>{descriptionOf(story)}</Markdown>
        {index === 0 ? <p>Shown above.</p> : <StoryView story={story} />}
      </section>
    ))}
  </>
)
