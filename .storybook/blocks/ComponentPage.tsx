import { Title } from '@storybook/addon-docs/blocks'
import { Lead } from './Lead.tsx'
import { Reference } from './Reference.tsx'
import { Example, States } from './States.tsx'

/** The documentation page of a component without an mdx file. */
const ComponentPage = () => (
  <>
    <Title />
    <Lead />
    <Example />
    <States />
    <Reference />
  </>
)

export default ComponentPage
