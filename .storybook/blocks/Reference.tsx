import { Controls, DocsContext, Heading } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useContext } from 'react'

// Lazy: stories need neither the route table nor the history of a few dozen kilobytes.
const PageFacts = lazy(() => import('./PageFacts.tsx'))
const PropTypes = lazy(() => import('./PropTypes.tsx'))
const ComponentFacts = lazy(() => import('./ComponentFacts.tsx'))

/** Props with controls for the story above, where a page stands in the site, status, review and changes. */
export const Reference = () => {
  const [story] = useContext(DocsContext).componentStories()
  const [area, name = ''] = story?.title.split('/') ?? []
  return (
    <>
      <Heading>Props</Heading>
      <div className="scroller">
        <Controls />
      </div>
      <Suspense>
        <PropTypes title={story?.title ?? ''} />
      </Suspense>
      {area === 'pages' && (
        <>
          <Heading>Where it stands</Heading>
          <Suspense>
            <PageFacts name={name} />
          </Suspense>
        </>
      )}
      {/* Outside of Suspense: "On this page" lists the headings that are there at once. */}
      <Heading>Status, review and changes</Heading>
      <Suspense>
        <ComponentFacts />
      </Suspense>
    </>
  )
}
