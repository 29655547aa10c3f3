import createCache, { type Options } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { Decorator } from '@storybook/react-vite'

type StylisPlugin = NonNullable<Options['stylisPlugins']>[number]

/** Leaves out what is for Firefox alone: this browser refuses it, and Emotion reports that. */
const withoutFirefox: StylisPlugin = (element) => {
  if (Array.isArray(element.props) && element.props.some((part) => part.includes(':-moz-')))
    Object.assign(element, { props: [], children: [] })
}

const dropped = new Set<string>()

/** Notes declarations that the browser drops: a value with a mistake, a token that does not exist. */
const noteDropped: StylisPlugin = ({ type, props, children, root }) => {
  if (type !== 'decl' || typeof props !== 'string' || typeof children !== 'string') return
  // `@font-face` has descriptors. What is for Firefox alone is dropped here.
  if (/^--|^-moz-/u.test(props) || root?.type === '@font-face') return
  const value = children.replace(/\s*!important$/u, '')
  if (!CSS.supports(props, value)) dropped.add(`${props}: ${value}`)
}

const cache = createCache({
  key: 'css',
  speedy: true,
  stylisPlugins: [withoutFirefox, noteDropped],
})

/**
 * Keeps the styles of a test in one sheet, as on the site. Emotion's development mode adds a style element
 * for each rule, and the browser reads all of them again for each: half of the time of the stories.
 */
export const withOneSheet: Decorator = (Story) => (
  <CacheProvider value={cache}>
    <Story />
  </CacheProvider>
)

/**
 * Checks that the browser takes each style of a story. Emotion makes a style once, so the first story that uses it
 * fails.
 */
export const checkStyles = (): void => {
  const found = [...dropped]
  dropped.clear()
  if (found.length > 0) throw new Error(`The browser drops these styles:\n${found.join('\n')}`)
}
