import { Controls, Heading } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'

// The history is a few dozen kilobytes that stories have no use for.
const Changes = lazy(() => import('./Changes.tsx'))

/** What a developer looks up last: props, to be tried on the story above, and what changed. */
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
