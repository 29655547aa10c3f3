import createCache, { type Options } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Decorator } from '@storybook/react-vite'

type StylisPlugin = NonNullable<Options['stylisPlugins']>[number]

/** Leaves out what is for Firefox alone: this browser refuses it, and Emotion reports that. */
const withoutFirefox: StylisPlugin = (element) => {
  if (Array.isArray(element.props) && element.props.some((part) => part.includes(':-moz-')))
    Object.assign(element, { props: [], children: [] })
}

const cache = createCache({ key: 'css', speedy: true, stylisPlugins: [withoutFirefox] })

/**
 * Keeps the styles of a test in one sheet, as on the site. Emotion's development mode adds a style element
 * for each rule, and the browser reads all of them again for each: half of the time of the stories.
 */
export const withOneSheet: Decorator = (Story) => (
  <CacheProvider value={cache}>
    <Story />
  </CacheProvider>
)
