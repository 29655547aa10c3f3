import type { Decorator } from '@storybook/react-vite'

/** Shows a form in the column that it has on its page: 440 px. */
export const formColumn: Decorator = (Story) => (
  <div style={{ maxWidth: '27.5rem' }}>
    <Story />
  </div>
)
