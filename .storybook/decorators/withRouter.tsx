import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import type { StoryParameters } from '#.storybook/parameters.ts'

/** Provides a router in memory that starts at `parameters.route`. */
export const withRouter: Decorator = (Story, { parameters }) => {
  const { route = '/' } = parameters as StoryParameters
  return (
    <MemoryRouter initialEntries={[route]}>
      <Story />
    </MemoryRouter>
  )
}
