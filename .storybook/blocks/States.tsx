import { chakra } from '@chakra-ui/react'
import { Canvas, Description, DocsContext, Heading, Subheading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { sentence } from '#.storybook/sentence.ts'
import { SiteStyles } from './SiteStyles.tsx'

const Promises = chakra('ul', {
  base: {
    listStyleType: 'none',
    margin: '0',
    padding: '0',
    textStyle: 'small',
    color: 'fg.muted',
  },
})
const Mark = chakra('span', { base: { color: 'success.fg', marginInlineEnd: '2' } })

/** Stories with their tests, in the order of their file. */
const useStates = () => {
  const all = useContext(DocsContext).componentStories()
  const tests = all.filter(({ tags }) => tags.includes('test-fn'))
  return all
    .filter((story) => !tests.includes(story))
    .map((story) => ({
      story,
      of: story.moduleExport as object,
      promises: tests.filter(({ id }) => id.startsWith(`${story.id}:`)).map(({ name }) => name),
    }))
}

/** Whether a story is a whole page, which needs its own iframe. */
export const isPage = ({ title }: { readonly title: string }): boolean =>
  /^(pages|flows)\//iu.test(title)

/** Every state of the page's component: its story, description and tests. */
export const States = () => (
  <>
    <Heading>States</Heading>
    {useStates().map(({ story, of, promises }) => (
      <section key={story.id} className="state">
        <Subheading>{sentence(story.name)}</Subheading>
        <Description of={of} />
        <Canvas of={of} story={isPage(story) ? { inline: false, height: '640px' } : {}} />
        <SiteStyles>
          <Promises>
            {promises.map((promise) => (
              <li key={promise}>
                <Mark aria-hidden="true">✓</Mark>
                {promise}
              </li>
            ))}
          </Promises>
        </SiteStyles>
      </section>
    ))}
  </>
)
