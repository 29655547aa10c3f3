import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext, type ContextType, type PropsWithChildren } from 'react'
import { modeOf, useSystemDark } from '#.storybook/systemMode.ts'
import { useToolbarGlobals } from '#.storybook/toolbarGlobals.ts'

type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number]

interface ViewParameters {
  readonly layout?: string
  readonly docs?: { readonly story?: { readonly inline?: boolean; readonly height?: string } }
  readonly docsWidth?: number
}

const statuses = ['new', 'deprecated', 'stable'] as const

const examples = import.meta.glob<string>('/src/components/ui/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const useStories = (kind: 'state' | 'test') =>
  useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev') && tags.includes('test-fn') === (kind === 'test'))

/** Lets a frame grow with the story in it. A dialog has no height: there the frame keeps its first one. */
const grow = (frame: HTMLIFrameElement): void => {
  const root = frame.contentDocument?.getElementById('storybook-root')
  if (root === null || root === undefined) return
  new ResizeObserver(() => {
    frame.style.minHeight = `${root.offsetHeight + 32}px`
  }).observe(root)
}

/**
 * A story in place, or in a frame when it is a page, opens a dialog or moves the focus (`docs.story.inline: false`).
 * Storybook's own frames load all at once and do not follow the toolbars.
 */
const State = ({
  story,
  first = false,
}: {
  readonly story: DocsStory
  readonly first?: boolean
}) => {
  const { locale, theme } = useToolbarGlobals()
  const { docs, docsWidth, layout } = story.parameters as ViewParameters
  const isPage = story.title.startsWith('pages/')
  if (!isPage && docs?.story?.inline !== false && docsWidth === undefined)
    return <Canvas of={story.moduleExport as object} />
  const globals = `locale:${String(locale)};theme:${String(theme)}`
  return (
    <>
      <iframe
        className="frame"
        title={story.name}
        loading={first ? 'eager' : 'lazy'}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
        onLoad={({ currentTarget }) => {
          // What fills the window would grow for ever.
          if (layout !== 'fullscreen') grow(currentTarget)
        }}
        style={{ height: docs?.story?.height ?? (isPage ? '800px' : '400px') }}
      />
      <a href={`./?path=/story/${story.id}`} target="_top">
        Open the story
      </a>
    </>
  )
}

/** How far one may rely on the component, by the tag of its stories; its first state; an example to copy. */
const Primary = () => {
  const dark = modeOf(useToolbarGlobals()['theme'], useSystemDark()) === 'dark'
  const [first] = useStories('state')
  if (first === undefined) return null
  const [, name = ''] = first.title.split('/')
  const code = examples[`/src/components/ui/${name}/${name}.example.tsx`]
  return (
    <>
      <p>
        Status: <strong>{statuses.find((tag) => first.tags.includes(tag))}</strong>
      </p>
      <State story={first} first />
      {code !== undefined && <Source code={code.trim()} language="tsx" dark={dark} />}
    </>
  )
}

/** What a component is in a sentence, its status and its first state; its name is the heading of the page. */
export const Intro = ({ children }: PropsWithChildren) => (
  <>
    <Subtitle>{children}</Subtitle>
    <Primary />
  </>
)

/** Every state of the page's component, its props with controls for the first state, its tests, and where the code is. */
const StatesAndProps = () => {
  const states = useStories('state')
  const tests = useStories('test')
  return states.length === 0 ? null : (
    <>
      <Heading>States</Heading>
      {states.map((story, index) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport as object} />
          {index === 0 ? <p>Shown above.</p> : <State story={story} />}
        </section>
      ))}
      <Heading>Props</Heading>
      <div className="scroller">
        <Controls />
      </div>
      {tests.length > 0 && <Heading>Tests</Heading>}
      <ul>
        {tests.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}&addonPanel=storybook/interactions/panel`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Code: <code>{String(states[0]?.parameters['fileName'] ?? '')}</code>
      </p>
    </>
  )
}

/** Around each mdx file: the page of a component ends with its states and props. */
export const MdxPage = ({ children }: PropsWithChildren) => (
  <>
    {/* Its `Meta` says which component it is about. */}
    {children}
    <StatesAndProps />
  </>
)

/** The page of a component without an mdx file. */
const ComponentPage = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <StatesAndProps />
  </>
)

export default ComponentPage
