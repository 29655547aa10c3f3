import { Source } from '@storybook/addon-docs/blocks'
import { testSources } from 'virtual:test-sources'

/** The whole path of a test, and its source as it is in its file. */
const TestText = ({ place }: { readonly place: string }) => {
  const code = testSources[place]
  return (
    <>
      <p>{place}</p>
      {code === undefined ? (
        <p>The file was changed since the run: read the test there.</p>
      ) : (
        <Source code={code} language="tsx" format={false} />
      )}
    </>
  )
}

export default TestText
