import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense } from 'react'
import { Disclosure } from './Disclosure.tsx'

// Lazy: the page is read without the sources of all tests.
const TestText = lazy(() => import('./TestText.tsx'))

const Root = chakra('div', {
  // The column is narrow, and an assertion is read whole.
  base: { overflowWrap: 'anywhere', '& pre, & pre *': { whiteSpace: 'pre-wrap' } },
})

/** A test by its place, such as `src/domain/email.test.ts:12`, with its source to open. */
export const TestSource = ({ place }: { readonly place: string }) => (
  <Root>
    <Disclosure
      label={
        <>
          Show the test: <code>{place.split('/').at(-1)}</code>
        </>
      }
    >
      <Suspense>
        <TestText place={place} />
      </Suspense>
    </Disclosure>
  </Root>
)
