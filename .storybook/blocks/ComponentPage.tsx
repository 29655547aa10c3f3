import { Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext, type PropsWithChildren } from 'react'
import { Reference } from './Reference.tsx'
import { Example, States } from './States.tsx'

/** The head of a component's page: its name, what it is in a sentence, and its first state. */
export const Intro = ({ children }: PropsWithChildren) => (
  <>
    <Title />
    <Subtitle>{children}</Subtitle>
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
    <Example />
    <States />
    <Reference />
  </>
)

export default ComponentPage
