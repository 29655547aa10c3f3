import type { Decorator } from '@storybook/react-vite'

/** The room that a screen of 320 px leaves inside its gutters. */
export const narrow: Decorator = (Story) => (
  <div style={{ width: 280 }}>
    <Story />
  </div>
)
