import { Description, DocsContext, Primary, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Reference } from './Reference.tsx'
import { isPage, States } from './States.tsx'

/** The page of a component that needs no guidance of its own. */
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
