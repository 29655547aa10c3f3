import type { Decorator } from '@storybook/react-vite'

/** Shows a form as wide as on its page: 440 px. */
export const formColumn: Decorator = (Story) => (
  <div style={{ maxWidth: '27.5rem' }}>
    <Story />
  </div>
)
