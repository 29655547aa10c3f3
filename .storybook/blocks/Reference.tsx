import { Controls, Heading } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

// Lazy: stories do not need the history of a few dozen kilobytes.
const Changes = lazy(() => import('./Changes.tsx'))

/** Props with controls for the story above, and the latest changes. */
export const Reference = () => (
  <>
    <Heading>Props</Heading>
    <div className="props">
      <Controls />
    </div>
    <Suspense>
      <Changes />
    </Suspense>
  </>
)
