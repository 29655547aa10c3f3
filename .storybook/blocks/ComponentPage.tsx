import { Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext, type PropsWithChildren } from 'react'
import { Reference } from './Reference.tsx'
import { Example, States } from './States.tsx'

const statuses = ['new', 'deprecated', 'stable'] as const

/** How far one may rely on the component, by the tag of its stories. */
const Status = () => {
  const [story] = useContext(DocsContext).componentStories()
  const status = statuses.find((tag) => story?.tags.includes(tag))
  return status === undefined ? null : (
    <p>
      Status: <strong>{status}</strong>
    </p>
  )
}

/** What a component is in a sentence, its status and its first state; its name is the heading of the page. */
export const Intro = ({ children }: PropsWithChildren) => (
  <>
    <Subtitle>{children}</Subtitle>
    <Status />
    <Example />
  </>
)

const StatesAndProps = () =>
  useContext(DocsContext).componentStories().length === 0 ? null : (
    <>
      <States />
      <Reference />
    </>
  )

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
    <Status />
    <Example />
    <States />
    <Reference />
  </>
)

export default ComponentPage
