import type { Decorator } from '@storybook/react-vite'

/** Shows a story as wide as the content of a 320 px screen. */
export const narrow: Decorator = (Story) => (
  <div style={{ width: 280 }}>
    <Story />
  </div>
)
