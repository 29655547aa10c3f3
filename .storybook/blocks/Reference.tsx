import { Controls, DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** Props with controls for the story above, and where the code is. */
export const Reference = () => {
  const [story] = useContext(DocsContext).componentStories()
  return (
    <>
      <Heading>Props</Heading>
      <div className="scroller">
        <Controls />
      </div>
      <p>
        Code: <code>{String(story?.parameters['fileName'] ?? '')}</code>
      </p>
    </>
  )
}
