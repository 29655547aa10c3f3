import { Description, DocsContext, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Reference } from './Reference.tsx'
import { isPage, States } from './States.tsx'

/** The documentation page of a component without an mdx file. */
export const ComponentPage = () => {
  const [first] = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Description of="meta" />
      {first !== undefined && !isPage(first) && <Primary />}
      <States />
      <Reference />
    </>
  )
}
