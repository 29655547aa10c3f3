import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'

// Lazy: the page is read without the sources of all tests.
const TestText = lazy(() => import('./TestText.tsx'))

const Details = chakra('details', {
  // The space keeps the link above apart from the summary, as two targets.
  base: {
    color: 'fg.muted',
    textStyle: 'small',
    lineHeight: 'snug',
    marginBlockStart: '1',
    overflowWrap: 'anywhere',
    // The column is narrow, and an assertion is read whole.
    '& pre, & pre *': { whiteSpace: 'pre-wrap' },
  },
})
const Summary = chakra('summary', { base: { cursor: 'pointer', paddingBlock: '1' } })

/** A test by its place, such as `src/domain/email.test.ts:12`, with its source to open. */
export const TestSource = ({ place }: { readonly place: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        Show the test: <code>{place.split('/').at(-1)}</code>
      </Summary>
      {open && (
        <Suspense>
          <TestText place={place} />
        </Suspense>
      )}
    </Details>
  )
}
