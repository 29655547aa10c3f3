import { Description, Title } from '@storybook/addon-docs/blocks'
import { Reference } from './Reference.tsx'
import { Example, States } from './States.tsx'

/** The documentation page of a component without an mdx file. */
const ComponentPage = () => (
  <>
    <Title />
    <Description of="meta" />
    <Example />
    <States />
    <Reference />
  </>
)

export default ComponentPage
